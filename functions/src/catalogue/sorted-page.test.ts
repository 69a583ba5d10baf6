import { expect, it } from "vitest";
import { type Key, sortedPage } from "./sorted-page.ts";

const items: Key[] = [
  [1, "b"],
  [0, "z"],
  [1, "a"],
  [-5, "m"],
  [1, "B"],
];
const inOrder = [
  [-5, "m"],
  [0, "z"],
  [1, "B"],
  [1, "a"],
  [1, "b"],
];

function page(limit: number, after?: string, filters = {}) {
  return sortedPage(items, (item) => item, { limit, after, ...filters });
}

it.each([1, 2, 4, 5, 6])("%i at once, all come once and in order", (limit) => {
  const found: Key[] = [];
  let after: string | undefined;
  do {
    const { items: some, total, next } = page(limit, after);
    expect(total).toBe(5);
    found.push(...some);
    after = next ?? undefined;
  } while (after !== undefined);
  expect(found).toEqual(inOrder);
});

it("comes the other way round, too", () => {
  const { items: first, next } = page(2, undefined, { isTurned: true });
  expect(first).toEqual(inOrder.toReversed().slice(0, 2));
  const rest = page(9, next ?? "", { isTurned: true });
  expect(rest.items).toEqual(inOrder.toReversed().slice(2));
});

it("goes on after an item that is gone", () => {
  const { next } = page(2);
  const without = items.filter(([, name]) => name !== "z");
  const rest = sortedPage(without, (item) => item, { limit: 9, after: next ?? "" });
  expect(rest.items).toEqual(inOrder.slice(2));
});

it.each([
  "nonsense",
  Buffer.from('["x",1,"a"]').toString("base64url"),
  Buffer.from("{}").toString("base64url"),
])("refuses %s as a cursor", (after) => {
  expect(() => page(2, after)).toThrow("after must be a cursor");
});

it("refuses a cursor of other filters", () => {
  const { next } = page(2, undefined, { make: "VW" });
  expect(page(2, next ?? "", { make: "VW" }).items).toEqual(inOrder.slice(2, 4));
  expect(() => page(2, next ?? "", { make: "Opel" })).toThrow("after must be a cursor");
});
