import { fileColumns } from "@carparts/functions/contract/admin/file-columns";
import { partDefaults } from "@carparts/functions/contract/admin/part-fields";
import { expect, test } from "vitest";
import { rowOfPart } from "./export-parts.queries.ts";

const part = {
  ...{
    _id: "disc-1",
    name: "=Disc",
    price: 24.9,
    picture: "/parts/disc.svg",
    description: "Line one\r\nline two",
  },
  ...{
    quantity: 7,
    minimumQuantity: 1,
    partNumber: "-09.9145",
    version: 3,
    waiting: 0,
    ...{ onHand: 9, onOrder: 0, expected: null },
    lastMovement: 1,
  },
  ratings: { count: 0, average: null },
  ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" },
};

test("a part's row has all fields, its version, and the quantity that it had", () => {
  const whole = { ...partDefaults(), ...part, supersededBy: { _id: "disc-2", name: "Disc" } };
  const cells = Object.fromEntries(rowOfPart(whole, new Map()).map((cell, at) => [fileColumns[at], cell]));
  expect(cells).toMatchObject({
    ...{ _id: "disc-1", version: "3", quantity: "7", quantityWhenExported: "7", price: "24.9" },
    ...{ name: "=Disc", supersededBy: "disc-2", description: part.description },
  });
});

test("a row has the offer that orders go to, with its cost in place of the part's", () => {
  const names = new Map([["nord", "=Nord"]]);
  const offer = { supplierId: "nord", number: "-1", pack: 4, cost: 2.5, days: 3, isPreferred: true };
  const first = { ...offer, supplierId: "gone", isPreferred: false };
  const whole = { ...partDefaults(), ...part, supersededBy: null, cost: 9, offers: [first, offer] };
  const cellsOf = (offers: (typeof offer)[]) =>
    Object.fromEntries(rowOfPart({ ...whole, offers }, names).map((cell, at) => [fileColumns[at], cell]));
  expect(cellsOf([first, offer])).toMatchObject({
    supplier: "=Nord",
    supplierNumber: "-1",
    pack: "4",
    cost: "2.5",
  });
  for (const offers of [[], [first]])
    expect(cellsOf(offers)).toMatchObject({ supplier: "", supplierNumber: "", pack: "", cost: "9" });
});
