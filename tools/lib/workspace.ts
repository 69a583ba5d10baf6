import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** In node_modules, because that is ignored by git and disposable. */
export const cacheFolder = join(root, "node_modules", ".cache", "carparts");

const binaries = join(root, "node_modules", ".bin");

// biome-ignore lint/suspicious/noExplicitAny: what a file holds is its reader's business.
export function readJson(path: string): any {
  return JSON.parse(readFileSync(path, "utf8"));
}

/**
 * The workspace's binaries come first in PATH, so everything runs on the pinned Node. Its processes share what V8 has
 * compiled: there are many, and most load the same packages.
 */
export function toolEnvironment(additions: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const path = additions.PATH ?? process.env.PATH ?? "";
  return {
    NODE_COMPILE_CACHE: join(cacheFolder, "compiled"),
    ...process.env,
    ...additions,
    PATH: `${binaries}${delimiter}${path}`,
  };
}
