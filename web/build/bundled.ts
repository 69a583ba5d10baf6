import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

/** A script of src/ with all that it imports. `define` gives its names their values. */
export function bundled(entry: string, define: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../src/${entry}`, import.meta.url))],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    write: false,
    define,
  });
  // Nothing in it depends on strict mode, and the boot scripts are in the first packets of every page.
  return outputFiles.map(({ text }) => text.trim().replace('"use strict";', "")).join("");
}
