import { partDefaults } from "@carparts/functions/contract/admin/part-fields";
import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { expect, test } from "vitest";
import { changedMeanwhile, changesIn, toTypedFields, typedOver } from "./typed-part.ts";

const at = "2026-11-25T12:00:00.000Z";
const part: ListedPart = {
  ...partDefaults(),
  ...{ _id: "disc", name: "Disc", price: 24.9, picture: "/parts/disc.svg", description: "A disc." },
  ...{
    quantity: 7,
    minimumQuantity: 1,
    ...{ onHand: 7, onOrder: 0, expected: null },
    waiting: 0,
    lastMovement: 1,
    version: 3,
    ratings: { count: 0, average: null },
    createdAt: at,
    updatedAt: at,
  },
  oemNumbers: ["A 1", "B 2"],
  equivalents: [{ brand: "ATE", number: "24.1" }],
  fitment: [{ make: "VW", model: "Golf", yearFrom: 2003, yearTo: null, note: "280 mm" }],
  supersededBy: { _id: "disc-2", name: "Disc 2" },
};

function typed(changes: Readonly<Record<string, string>>) {
  const before = toTypedFields(part).filter(([name]) => !(name in changes));
  return [...before, ...Object.entries(changes)];
}

test("a part that is shown and sent again has no changes", () => {
  expect(changesIn(toTypedFields(part), part)).toEqual({});
  expect(changesIn(typed({ name: " Disc ", oemNumbers: "A 1\n\n B 2 " }), part)).toEqual({});
});

test("an OEM number that has a comma of its own stays one when another is added", () => {
  const odd = { ...part, oemNumbers: ["A,1", "B|2;\\"] };
  const shown = toTypedFields(odd);
  expect(changesIn(shown, odd)).toEqual({});
  const more = shown.map(([name, text]) => [name, name === "oemNumbers" ? `${text}\nC 3` : text] as const);
  expect(changesIn(more, odd)).toEqual({ oemNumbers: [...odd.oemNumbers, "C 3"] });
});

test("what was changed is sent, as typed, and nothing else", () => {
  expect(changesIn(typed({ price: "25", shelf: "B-1", supersededBy: "", quantity: "99" }), part)).toEqual({
    ...{ price: "25", shelf: "B-1", supersededBy: null },
  });
  expect(changesIn(typed({ "fitment.0.yearTo": "2009" }), part)).toEqual({
    fitment: [{ make: "VW", model: "Golf", yearFrom: "2003", yearTo: "2009", note: "280 mm" }],
  });
  const without = toTypedFields(part).filter(([name]) => !name.startsWith("equivalents"));
  expect(changesIn(without, part)).toEqual({ equivalents: [] });
});

test("what is written in another way is no change", () => {
  expect(changesIn(typed({ price: " 24.90 ", "fitment.0.yearFrom": "02003" }), part)).toMatchObject({});
  expect(changesIn(typed({ price: "24,9" }), part)).toEqual({ price: "24,9" });
});

test("what both sides changed in another way is disputed, what only the other did is theirs", () => {
  const present = { ...part, version: 4, price: 26, brand: "ATE", shelf: "C", group: "brakes" as const };
  const mine = changesIn(typed({ price: "25", brand: "ATE", shelf: "B-1", name: "Brake disc" }), part);
  expect(changedMeanwhile(mine, part, present)).toEqual({
    disputed: [
      { name: "price", mine: "25", theirs: "26.00" },
      { name: "shelf", mine: "B-1", theirs: "C" },
    ],
    theirs: { group: "brakes" },
  });
});

test("the form goes on from the present part, with what is kept of one's own", () => {
  const present = { ...part, price: 26, fitment: [], shelf: "C" };
  const over = typedOver(present, typed({ price: "25", shelf: "B-1" }), ["price", "fitment"]);
  expect(changesIn(over, part)).toEqual({ price: "25", shelf: "C" });
});
