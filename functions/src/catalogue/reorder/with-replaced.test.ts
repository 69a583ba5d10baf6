import { expect, it } from "vitest";
import type { WantedPart } from "../sqlite/demand-reader.ts";
import { withReplaced } from "./with-replaced.ts";

function aPart(_id: string, fields: Partial<WantedPart> = {}): WantedPart {
  return {
    ...{ _id, name: `Part ${_id}`, partNumber: null, brand: "", supersededBy: null, costCents: null },
    ...{ available: 1, reserved: 0, waiting: 0, minimumQuantity: 2, sold30: 0, sold90: 0, createdAt: 9 },
    ...{ onOrder: 0, pack: 1, supplierId: null, expected: null },
    ...fields,
  };
}

const current = aPart("new", {
  onOrder: 4,
  expected: "2026-12-24",
  pack: 2,
  available: 2,
  sold30: 3,
  sold90: 4,
  waiting: 1,
  createdAt: 8,
});

async function joined(parts: WantedPart[], last: WantedPart = current) {
  return withReplaced(parts, async (part) => (part.supersededBy === null ? part : last));
}

it("Who wanted what was replaced wants its successor, which the stock of both lasts for", async () => {
  const old = aPart("old", {
    ...{ supersededBy: "new", available: 5, reserved: 1, sold30: 10, sold90: 20 },
    ...{ waiting: 2, createdAt: 3, minimumQuantity: 50, onOrder: 6, expected: "2026-12-05", pack: 7 },
  });
  const expected = {
    ...{ ...current, available: 7, reserved: 1, sold30: 13, sold90: 24, waiting: 3, createdAt: 3 },
    ...{ onOrder: 10, expected: "2026-12-05" },
    replaces: [{ _id: "old", name: "Part old" }],
  };
  for (const parts of [[current, old], [old, current], [old]])
    expect(await joined(parts)).toEqual([expected]);
});

it("Nobody orders for a replaced part that nobody wants", async () => {
  const old = aPart("old", { supersededBy: "new", available: 0 });
  expect(await joined([current, old])).toEqual([{ ...current, replaces: [] }]);
});

it("A part whose successor is gone, or leads back to it, is ordered itself", async () => {
  const old = aPart("old", { supersededBy: "gone", sold90: 3 });
  expect(await joined([old], old)).toEqual([{ ...old, replaces: [] }]);
});
