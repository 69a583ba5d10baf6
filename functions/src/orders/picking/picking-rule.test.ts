import { expect, it } from "vitest";
import type { StoredOrder } from "../../firestore/collections.ts";
import { type PartOnShelf, toPickingLines } from "./picking-rule.ts";

const parts = (shelves: Record<string, Partial<PartOnShelf>>) =>
  new Map(
    Object.entries(shelves).map(([id, part]) => [
      id,
      { name: id, partNumber: null, shelf: null, onHand: 9, expected: null, ...part },
    ]),
  );

function anOrder(_id: string, productId: string, fields: Partial<StoredOrder> = {}): StoredOrder {
  const day = { createdAt: "2026-11-25T10:00:00.000Z" };
  return {
    _id,
    number: _id,
    name: "Ana",
    quantity: 1,
    productId,
    productName: "P",
    ...day,
    ...fields,
  } as never;
}

it("Shelves are gone along as people count them, and parts without one come last", () => {
  const shelves = { a: "A10", b: "A2", c: "B-1-12", d: "B-1-3", e: null, f: "", g: "a3" };
  const found = parts(Object.fromEntries(Object.entries(shelves).map(([id, shelf]) => [id, { shelf }])));
  const orders = Object.keys(shelves).map((id) => anOrder(id, id));
  const lines = toPickingLines({ orders, parts: found });
  expect(lines.map(({ shelf }) => shelf)).toEqual(["", "A2", "a3", "A10", "B-1-3", "B-1-12", null]);
});

it("A shelf that is written in several ways is one, by the names of its parts", () => {
  const shelves = { d: "A 12", c: "A  12", b: "a-12", a: "A\u200b12", e: "A 13", f: "A-1-11", g: "A-11-1" };
  const found = parts(Object.fromEntries(Object.entries(shelves).map(([id, shelf]) => [id, { shelf }])));
  const orders = Object.keys(shelves).map((id) => anOrder(id, id));
  expect(
    toPickingLines({ orders, parts: found })
      .map(({ name }) => name)
      .join(""),
  ).toBe("fgabcde");
});

it("On one shelf parts are by name, and what has the same name always in the same order", () => {
  const found = parts({ z: { name: "Disc 10" }, y: { name: "disc 9" }, x: { name: "Disc 10" } });
  const orders = ["z", "y", "x"].map((id) => anOrder(id, id));
  expect(toPickingLines({ orders, parts: found }).map(({ productId }) => productId)).toEqual(["y", "x", "z"]);
});

it("A part's orders are added up, the oldest first", () => {
  const orders = [
    anOrder("c", "p", { quantity: 4 }),
    anOrder("b", "p", { quantity: 2, createdAt: "2026-11-25T10:00:00Z" }),
    anOrder("a", "p", { createdAt: "2026-11-24T23:59:59.999Z" }),
  ];
  const [line] = toPickingLines({ orders, parts: parts({ p: { name: "Disc", shelf: "A1" } }) });
  expect(line).toMatchObject({ name: "Disc", shelf: "A1", pieces: 7, onHand: 9 });
  expect(line?.orders).toEqual([
    { _id: "a", number: "a", name: "Ana", pieces: 1 },
    { _id: "b", number: "b", name: "Ana", pieces: 2 },
    { _id: "c", number: "c", name: "Ana", pieces: 4 },
  ]);
});

it("A part that was deleted keeps a line, with what was ordered of it", () => {
  const orders = [anOrder("a", "gone", { quantity: 3, productName: "Old disc" })];
  expect(toPickingLines({ orders, parts: new Map() })).toMatchObject([
    { name: "Old disc", partNumber: null, shelf: null, pieces: 3, onHand: 3, expected: null },
  ]);
});

it("Where parts are sent once they are paid, what is paid comes first, and the rest is marked", () => {
  const inState = (state: string) => ({ payment: { state } }) as never as Partial<StoredOrder>;
  const at = (hour: string) => ({ createdAt: `2026-11-25T${hour}:00:00Z` });
  const orders = [
    anOrder("old", "p", { ...at("08"), ...inState("part") }),
    anOrder("older", "p", at("07")),
    anOrder("paid", "p", { ...at("10"), ...inState("paid") }),
    anOrder("over", "p", { ...at("09"), ...inState("over") }),
  ];
  const found = { orders, parts: parts({ p: {} }) };
  const [line] = toPickingLines(found, true);
  expect(line?.orders.map(({ _id, isUnpaid }) => [_id, isUnpaid])).toEqual([
    ["over", undefined],
    ["paid", undefined],
    ["older", true],
    ["old", true],
  ]);
  const [after] = toPickingLines(found);
  expect(after?.orders.map(({ _id }) => _id)).toEqual(["older", "old", "over", "paid"]);
  expect(after?.orders.some(({ isUnpaid }) => isUnpaid)).toBe(false);
});
