import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../testing/server-process.ts";
import { listGuards } from "./all-guards.ts";

// The quick half: whether each guard still stands where its row says. Whether a test would miss it, the long run knows.

const guards = await listGuards();

describe("The rows of guards", () => {
  it("have each a name of its own", () => {
    expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length);
  });

  it.each(guards)("quote the source: $name", ({ file, edit }) => {
    const source = readFileSync(join(root, file), "utf8");
    expect(edit(source)).not.toBe(source);
  });

  it.each([...new Set(guards.map(({ test }) => test))])("name a test that there is: %s", (test) => {
    expect(existsSync(join(root, test))).toBe(true);
  });
});
