import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { root } from "../lib/workspace.ts";

/** Which of the site's settings count: web/.env.production, or web/.env.preview. */
export type Stage = "production" | "preview";

/** As Vite reads them, without loading Vite: what uploads a deployment runs as few packages as it can. */
export function webSettings(stage: Stage): Record<string, string | undefined> {
  const files = [".env", `.env.${stage}`]
    .map((name) => join(root, "web", name))
    .filter((path) => existsSync(path));
  const all = files.map((path) => parseEnv(readFileSync(path, "utf8")));
  const entries = Object.entries(Object.assign({}, ...all) as NodeJS.Dict<string>);
  return Object.fromEntries(entries.filter(([name]) => name.startsWith("VITE_")));
}

/** Environment of Vite's build for this stage: the shell's variables win over its files. */
export function buildEnvironment(stage: Stage): NodeJS.Dict<string> {
  if (stage === "production") return {};
  const none = Object.keys(webSettings("production")).map((name) => [name, ""]);
  return { ...Object.fromEntries(none), ...webSettings(stage) };
}
