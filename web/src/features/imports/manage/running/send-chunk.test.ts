import type { ImportedRow, ImportParts } from "@carparts/functions/contract/admin/imports";
import { expect, test, vi } from "vitest";
import { standardDefaults } from "../mapping/new-part-defaults.ts";
import type { Chunk, StoredImport } from "./import-store.ts";
import { tryChunk } from "./send-chunk.ts";

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#lib/api-client.ts", () => ({ call }));

const stored: StoredImport = {
  ...{ uid: "u1", importId: "i1", name: "list.csv", emptyClears: false, stock: "ignore" },
  ...{ defaults: standardDefaults, phase: "trying", chunks: 1, through: 0, leftOut: 0 },
};

test("defaults reach the rows of new parts, and no part that is there, however wrong its row", async () => {
  const rows = ["there", "wrong", "new"].map((partNumber, at) => ({
    ...{ line: at + 2, cells: { partNumber, name: "Belt", price: "5" }, isSent: true },
  }));
  const missing = [{ column: "quantity", value: "", reason: "A new one needs its Quantity." }] as const;
  const answers: Omit<ImportedRow, "line">[] = [
    { result: "update", _id: "a", changes: {}, problems: [] },
    { result: "wrong", _id: "b", changes: {}, problems: [...missing] },
    { result: "wrong", changes: {}, problems: [...missing] },
  ];
  const sent: ImportParts[] = [];
  call.mockImplementation(async (_endpoint, { body }: { body: ImportParts }) => {
    sent.push(body);
    const isFirst = sent.length === 1;
    return { items: isFirst ? answers : [{ result: "create", changes: {}, problems: [] }] };
  });
  const chunk: Chunk = { importId: "i1", index: 0, first: 2, rows };
  const tried = await tryChunk(stored, chunk);
  expect(sent.map((body) => body.rows.map(({ partNumber }) => partNumber))).toEqual([
    ["there", "wrong", "new"],
    ["new"],
  ]);
  expect(sent[1]?.rows[0]).toMatchObject({ quantity: "0", minimumQuantity: "1", description: "Belt" });
  expect(sent.every(({ isDryRun }) => isDryRun)).toBe(true);
  expect(tried.rows.map(({ filled, outcome }) => [filled !== undefined, outcome?.result])).toEqual([
    ...[
      [false, "update"],
      [false, "wrong"],
      [true, "create"],
    ],
  ]);
});
