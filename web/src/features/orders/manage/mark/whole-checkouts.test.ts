import { expect, test } from "vitest";
import { byCheckout, wholeCheckouts } from "./whole-checkouts.ts";

function orders(...references: string[]) {
  return references.map((reference) => ({ payment: { reference } }));
}

test("orders of one checkout are beside one another, where the first was", () => {
  const sorted = byCheckout(orders("a", "b", "a", "c", "b"));
  expect(sorted.map(({ payment }) => payment.reference).join("")).toBe("aabbc");
});

test.each([
  ["one checkout whole, however large", { a: 30, b: 1 }, 30],
  ["as many checkouts as a call has time for", { a: 10, b: 15, c: 1 }, 25],
  ["not a part of the next", { a: 20, b: 6 }, 20],
  ["all that is left", { a: 2, b: 3 }, 5],
])("a call has %s", (_, sizes, size) => {
  const left = Object.entries(sizes).flatMap(([name, count]) => Array<string>(count).fill(name));
  expect(wholeCheckouts(orders(...left))).toBe(size);
});
