import { describe, expect, it, test } from "vitest";
import { isSame, linesOfOrders, mergeLines, syncBasket } from "./line-changes.ts";
import { addedLines } from "./lines.ts";

const pads = { productId: "pads", quantity: 4, price: 22.5 };
const disc = { productId: "disc", quantity: 2, price: 49 };
const part = { _id: "fluid", minimumQuantity: 3, price: 9.9 };

describe("A part that is added", () => {
  it("begins with as many pieces as an order needs, and then gets one more each time", () => {
    const fluid = { productId: "fluid", quantity: 3, price: 9.9 };
    expect(addedLines([pads], part)).toEqual(fluid);
    expect(addedLines([pads, fluid], part)).toEqual({ ...fluid, quantity: 4 });
  });

  it("gets as many pieces as were chosen", () => {
    const fluid = { productId: "fluid", quantity: 5, price: 9.9 };
    expect(addedLines([pads], part, 5)).toEqual(fluid);
    expect(addedLines([pads, fluid], part, 5)).toEqual({ ...fluid, quantity: 10 });
  });

  it("doesn't fit into a basket of thirty, unless it's in there", () => {
    const full = Array.from({ length: 30 }, (_, index) => ({ productId: `${index}`, quantity: 1 }));
    expect(addedLines(full, part)).toBeUndefined();
    expect(addedLines(full, { ...part, _id: "7" })?.quantity).toBe(2);
  });
});

describe("A guest's basket", () => {
  it("joins the account's without doubling", () => {
    expect(mergeLines([{ productId: "pads", quantity: 6 }], [pads, disc])).toEqual({
      lines: [{ ...pads, quantity: 6 }, disc],
      leftOut: [],
    });
  });

  it("keeps apart the lines that the account's has no room for", () => {
    const own = Array.from({ length: 29 }, (_, index) => ({ productId: `${index}`, quantity: 1 }));
    expect(mergeLines(own, [pads, disc])).toEqual({ lines: [...own, pads], leftOut: [disc] });
    expect(mergeLines([...own, pads], [{ ...pads, quantity: 9 }, disc])).toEqual({
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

describe("A browser that follows an account's basket", () => {
  const bare = ({ productId, quantity }: typeof pads) => ({ productId, quantity });

  it("takes over what another device did, with the prices that were looked at here", () => {
    const { lines, changes } = syncBasket([bare(disc), { productId: "fluid", quantity: 1 }], [], {
      lines: [pads, disc],
    });
    expect(lines).toEqual([disc, { productId: "fluid", quantity: 1 }]);
    expect(changes).toEqual([]);
  });

  it("keeps what was done here and isn't saved yet, and nothing else of its own copy", () => {
    const unsaved = [
      { productId: "pads", quantity: 0 },
      { productId: "disc", quantity: 5 },
    ];
    const known = {
      lines: [
        { ...disc, quantity: 5 },
        { productId: "gone", quantity: 1 },
      ],
    };
    const { lines, changes } = syncBasket([bare(pads), bare(disc)], unsaved, known);
    expect(lines).toEqual([{ ...disc, quantity: 5 }]);
    expect(changes).toEqual([]);
  });

  it("tells the account of a guest's lines, and leaves the larger number where both have one", () => {
    const guests = [{ ...pads, quantity: 2 }, disc];
    const { lines, changes } = syncBasket([{ productId: "pads", quantity: 5 }], [], {
      lines: guests,
      coming: guests,
    });
    expect(lines.map(bare as never)).toEqual([{ productId: "pads", quantity: 5 }, bare(disc)]);
    expect(changes).toEqual([disc]);
  });

  it("lets wait what a full basket has no room for, and takes it in when there is", () => {
    const full = Array.from({ length: 30 }, (_, index) => ({ productId: `${index}`, quantity: 1 }));
    const refused = syncBasket(full, [bare(pads)], { lines: [...full.slice(1), pads], coming: [disc] });
    expect(refused.lines.map(({ productId }) => productId)).toEqual(full.map(({ productId }) => productId));
    expect([refused.waiting, refused.changes]).toEqual([[pads, disc], []]);
    const later = syncBasket(full.slice(1), [], { lines: [], coming: refused.waiting });
    expect([later.waiting, later.changes]).toEqual([[disc], [pads]]);
  });
});
