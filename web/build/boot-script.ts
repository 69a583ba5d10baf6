import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

function bundled(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../src/boot/${entry}`, import.meta.url))],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    write: false,
  });
  // Nothing in it depends on strict mode, and it's in the first packets of every page.
  return outputFiles.map(({ text }) => text.trim().replace('"use strict";', "")).join("");
}

/** The inline scripts. Each page has one of them. */
export const bootScripts = {
  forAnyone: bundled("boot.ts"),
  forCatalogue: bundled("boot-catalogue.ts"),
  forAccounts: bundled("boot-account.ts"),
};

/** The sources that allow them in the site's policy. */
export const bootSources = Object.values(bootScripts).map(
  (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
);
