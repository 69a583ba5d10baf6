import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { root, startServer } from "./server-process.ts";

/**
 * Serves the API from one process with the settings of the functions emulator, which takes a process per request and
 * a proxy in front. Set `API_URL` to test another one.
 */
export default async function startApi() {
  if (process.env.API_URL) return undefined;
  const settings = readFileSync(join(root, `functions/.env.${process.env.GCLOUD_PROJECT}`), "utf8");
  const server = await startServer({ env: parseEnv(settings) });
  process.env.API_URL = server.site.SITE_URL;
  return () => server.kill();
}
