import { MOST_LINES as MOST_OF_CONTRACT } from "@carparts/functions/contract/basket/basket";
import { describe, expect, it, test } from "vitest";
import { isSame, linesOfOrders, merged, without, withQuantity } from "./line-changes.ts";
import { MOST_LINES, withOneMore } from "./lines.ts";

const pads = { productId: "pads", quantity: 4, price: 22.5 };
const disc = { productId: "disc", quantity: 2, price: 49 };
const part = { _id: "fluid", minimumQuantity: 3, price: 9.9 };

describe("A part that is added", () => {
  it("begins with as many pieces as an order needs, and then gets one more each time", () => {
    const once = withOneMore([pads], part) ?? [];
    expect(once).toEqual([pads, { productId: "fluid", quantity: 3, price: 9.9 }]);
    expect(withOneMore(once, part)?.[1]?.quantity).toBe(4);
  });

  it("doesn't fit into a basket of thirty, unless it's in there", () => {
    const full = Array.from({ length: 30 }, (_, index) => ({ productId: `${index}`, quantity: 1 }));
    expect(withOneMore(full, part)).toBeUndefined();
    expect(withOneMore(full, { ...part, _id: "7" })?.[7]?.quantity).toBe(2);
  });
});

test("quantities change, and parts go", () => {
  expect(withQuantity([pads, disc], "disc", 5)).toEqual([pads, { ...disc, quantity: 5 }]);
  expect(without([pads, disc], ["pads"])).toEqual([disc]);
});

describe("A guest's basket", () => {
  it("joins the account's without doubling", () => {
    expect(merged([{ productId: "pads", quantity: 6 }], [pads, disc])).toEqual({
      lines: [{ ...pads, quantity: 6 }, disc],
      leftOut: [],
    });
  });

  it("keeps apart the lines that the account's has no room for", () => {
    const own = Array.from({ length: 29 }, (_, index) => ({ productId: `${index}`, quantity: 1 }));
    expect(merged(own, [pads, disc])).toEqual({ lines: [...own, pads], leftOut: [disc] });
    expect(merged([...own, pads], [{ ...pads, quantity: 9 }, disc])).toEqual({
      lines: [...own, { ...pads, quantity: 9 }],
      leftOut: [disc],
    });
  });
});

test("what was ordered becomes lines with the price of then, one for each part", () => {
  const orders = [
    { productId: "pads", MinimumOrder: 2, price: 20 },
    { productId: "disc", MinimumOrder: 1, price: 49 },
    { productId: "pads", MinimumOrder: 3, price: 20 },
  ];
  expect(linesOfOrders(orders)).toEqual([
    { productId: "pads", quantity: 5, price: 20 },
    { productId: "disc", quantity: 1, price: 49 },
  ]);
});

test("baskets are compared by parts and pieces", () => {
  expect(isSame([pads], [{ productId: "pads", quantity: 4 }])).toBe(true);
  expect(isSame([pads], [{ ...pads, quantity: 5 }])).toBe(false);
  expect(isSame([pads], [])).toBe(false);
});

test("a basket holds as many lines as the contract allows", () => {
  expect(MOST_LINES).toBe(MOST_OF_CONTRACT);
});
