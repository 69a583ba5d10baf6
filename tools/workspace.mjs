import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, whatever folder the command was typed in. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** What the tools write for themselves. It lies in node_modules because that is ignored and thrown away. */
export const cacheFolder = join(root, "node_modules", ".cache", "carparts");

const binaries = join(root, "node_modules", ".bin");

export function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

/**
 * The environment of every program the tools start. The workspace's own binaries come first, `node`
 * among them: so everything runs on the pinned Node, even where the machine has an older one.
 */
export function toolEnvironment(additions = {}) {
  const path = additions.PATH ?? process.env.PATH ?? "";
  return { ...process.env, ...additions, PATH: `${binaries}${delimiter}${path}` };
}

/** Whether npm's script for the `node` package has put the pinned Node in its place. */
export function hasPinnedNode() {
  return existsSync(join(root, "node_modules", "node", "package.json")) && existsSync(join(binaries, "node"));
}
