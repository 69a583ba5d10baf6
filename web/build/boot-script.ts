import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL("../src/boot/boot.ts", import.meta.url))],
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  charset: "utf8",
  write: false,
});

/** The text of src/boot/boot.ts, the only inline script. */
export const bootScript = outputFiles.map(({ text }) => text.trim()).join("");

/** The source that allows it in the site's policy. */
export const bootSource = `'sha256-${createHash("sha256").update(bootScript).digest("base64")}'`;
