import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { root } from "../lib/workspace.ts";

/** As firebase-tools reads them for this project. */
export function functionsSettings(project: string): Record<string, string | undefined> {
  const files = [".env", `.env.${project}`]
    .map((name) => join(root, "functions", name))
    .filter((path) => existsSync(path));
  return Object.assign({}, ...files.map((path) => parseEnv(readFileSync(path, "utf8"))));
}
