import { LARGEST_CHUNK } from "@carparts/functions/contract/admin/imports";
import { expect, test } from "vitest";
import { toChunks } from "./chunks.ts";
import type { StoredRow } from "./import-store.ts";

const row = (line: number, cells: StoredRow["cells"] = {}): StoredRow => ({ line, cells, isSent: true });

test("rows are cut by their number, and those that aren't sent don't count as lines", () => {
  const rows = Array.from({ length: 450 }, (_, at) => row(at + 2));
  const some = rows.map((each) => ({ ...each, isSent: each.line % 2 === 0 }));
  expect(
    [...toChunks("i", rows)].map(({ index, first, rows: { length } }) => [index, first, length]),
  ).toEqual([
    [0, 2, 200],
    [1, 202, 200],
    [2, 402, 50],
  ]);
  expect([...toChunks("i", some)].map(({ first }) => first)).toEqual([2, 102, 202]);
});

test("rows are cut by their size in bytes", () => {
  const large = row(2, { description: "ü".repeat(200_000) });
  const chunks = [...toChunks("i", [large, large, large])];
  expect(chunks.map(({ rows }) => rows.length)).toEqual([2, 1]);
  for (const { rows } of chunks)
    expect(new TextEncoder().encode(JSON.stringify(rows.map(({ cells }) => cells))).length).toBeLessThan(
      LARGEST_CHUNK,
    );
});
