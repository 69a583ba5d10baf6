import { glob } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, it } from "vitest";
import { root } from "../lib/workspace.ts";

const most = 20;
const code = "{functions/{src,scripts},web/{src,e2e,build},tools,bench,ops}/**/*.*";

it(`No folder of code has more than ${most} files`, async () => {
  const counts = new Map<string, number>();
  for await (const file of glob(code, { cwd: root })) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(most);
  expect([...counts].filter(([, files]) => files > most)).toEqual([]);
});
