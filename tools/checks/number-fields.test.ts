import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../lib/workspace.ts";

// A wheel changes the value of such a field, and browsers drop or reinterpret what they don't take: `1,5` becomes 15.
it("No field is of the type number", async () => {
  const found: string[] = [];
  let files = 0;
  for await (const file of glob("web/{src/**/*.{ts,tsx},*.html}", { cwd: root })) {
    files++;
    if (/type["']?\s*[=:]\s*\{?\s*["'`]number/.test(readFileSync(join(root, file), "utf8"))) found.push(file);
  }
  expect(found).toEqual([]);
  expect(files).toBeGreaterThan(100);
});
