import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../lib/workspace.ts";

/** A handler that isn't wrapped, or a listener of its own. */
const UNGUARDED =
  /\bonKey(?:Down|Up|Press)(?:Capture)?\b(?!\s*(?:=\s*\{|:)\s*onKeys\()|["'`]key(?:down|up|press)["'`]/g;
/** Guards them all, and only notices that somebody begins to use the page. */
const ALLOWED = new Set(["web/src/lib/keys.ts", "web/src/lib/loading/intents.ts"]);

it.each([
  ["<input onKeyDown={press} />", 1],
  ["<input onKeyDown={onKeys(press)} />", 0],
  ["{ onKeyUp: (event) => {} }", 1],
  ["{ onKeyDown(event) {} }", 1],
  ["{ onKeyDown: onKeys((event) => {}) }", 0],
  ['addEventListener("keydown", press)', 1],
])("%s has so many handlers that act while letters are composed", (source, count) => {
  expect(source.match(UNGUARDED) ?? []).toHaveLength(count);
});

// Enter, Escape and arrows are how an input method chooses among words.
it("Nothing hears keys past what waits for composed letters", async () => {
  const found: string[] = [];
  let files = 0;
  for await (const file of glob("web/{src/**/*.{ts,tsx},*.html}", { cwd: root })) {
    files++;
    if (ALLOWED.has(file) || file.includes(".test.")) continue;
    const handlers = readFileSync(join(root, file), "utf8").match(UNGUARDED) ?? [];
    found.push(...handlers.map((handler) => `${file}: ${handler}`));
  }
  expect(found).toEqual([]);
  expect(files).toBeGreaterThan(100);
});
