import { describe, expect, it } from "vitest";
import { QUANTITY_OUT_OF_RANGE } from "../contract/errors.ts";
import { isAvailable, isBelowMinimum, isOrderable } from "../contract/products.ts";
import { MOST_PIECES } from "../contract/values/primitives.ts";
import { assertOrderable, assertPossible, book, bookOpeningStock, type Change } from "./stock-rule.ts";

const stock = { _id: "pads", quantity: 10, minimumQuantity: 2, movementCount: 4 };
const at = "2026-12-01T08:00:00.000Z";

function sale(pieces: number): Change {
  return { change: -pieces, cause: "sale", who: "ann", orderId: "first" };
}

describe("The quantity rule, stock >= ordered >= minimum,", () => {
  it.each([2, 3, 9, 10])("lets %d pieces of 10 in stock with a minimum of 2 be ordered", (ordered) => {
    expect(isOrderable(stock, ordered)).toBe(true);
    expect(() => assertOrderable(stock, ordered)).not.toThrow();
  });

  it.each([-1, 0, 1, 11, 1_000_000])("refuses %d pieces of 10 in stock with a minimum of 2", (ordered) => {
    expect(isOrderable(stock, ordered)).toBe(false);
    expect(() => assertOrderable(stock, ordered)).toThrow(
      expect.objectContaining({
        code: "quantity_out_of_range",
        status: 409,
        message: QUANTITY_OUT_OF_RANGE,
      }),
    );
  });

  it("lets nothing be ordered when the stock is below the minimum", () => {
    const scarce = { quantity: 1, minimumQuantity: 2 };
    expect([0, 1, 2].map((ordered) => isOrderable(scarce, ordered))).toEqual([false, false, false]);
  });

  it("lets the very last piece be ordered", () => {
    expect(isOrderable({ quantity: 1, minimumQuantity: 1 }, 1)).toBe(true);
  });
});

describe("An adjustment", () => {
  it.each([-10, 5, MOST_PIECES - 10])("of %d pieces is possible with 10 in stock", (change) => {
    expect(() => assertPossible(stock, change)).not.toThrow();
  });

  it.each([
    [-11, "There are 10 in stock, which can't go below 0."],
    [MOST_PIECES - 9, "There are 10 in stock, which can't go above 1000000."],
  ])("of %d pieces is refused with 10 in stock", (change, message) => {
    expect(() => assertPossible(stock, change)).toThrow(
      expect.objectContaining({ code: "quantity_out_of_range", message, fields: { change: message } }),
    );
  });
});

describe("A booking", () => {
  it("has a movement for each change, from one stock to the next", () => {
    const release: Change = { change: 3, cause: "release", who: "ann", orderId: "second" };
    const { fields, movements } = book(stock, [sale(9), release], at);
    expect(fields).toEqual({ quantity: 4, movementCount: 6, isBelowMinimum: false });
    expect(movements).toEqual([
      { ...sale(9), productId: "pads", number: 5, at, before: 10, after: 1 },
      { ...release, productId: "pads", number: 6, at, before: 1, after: 4 },
    ]);
  });

  it("opens the ledger of a part that has none", () => {
    const { movementCount, ...unopened } = stock;
    const { fields, movements } = book(unopened, [sale(9)], at);
    expect(fields).toEqual({ quantity: 1, movementCount: 2, isBelowMinimum: true });
    expect(movements).toMatchObject([
      { number: 1, cause: "seed", who: "operator", change: 10, before: 0, after: 10 },
      { number: 2, cause: "sale", who: "ann", change: -9, before: 10, after: 1 },
    ]);
    expect(bookOpeningStock(unopened, undefined, at)).toEqual(book(unopened, [], at));
  });

  it("counts what fits on the shelf when more comes back", () => {
    const full = { ...stock, quantity: MOST_PIECES - 1 };
    const { fields, movements } = book(full, [{ change: 5, cause: "release", who: "ann" }], at);
    expect(fields.quantity).toBe(MOST_PIECES);
    expect(movements).toMatchObject([{ change: 1, before: MOST_PIECES - 1, after: MOST_PIECES }]);
  });

  it.each([
    [0, 1, true],
    [1, 1, false],
    [0, 2, true],
    [1, 2, true],
    [2, 2, false],
    [9, 2, false],
  ])(
    "with %d pieces of a minimum of %d is below it exactly where nobody can order",
    (quantity, minimum, is) => {
      const part = { quantity, minimumQuantity: minimum };
      expect([isBelowMinimum(part), !isAvailable(part), !isOrderable(part, minimum)]).toEqual([is, is, is]);
      expect(bookOpeningStock({ ...stock, ...part }).fields.isBelowMinimum).toBe(is);
    },
  );

  it.each([
    [1, true],
    [2, false],
  ])("that leaves %d pieces of a minimum of 2 says so", (left, isBelowMinimum) => {
    expect(book(stock, [sale(10 - left)]).fields.isBelowMinimum).toBe(isBelowMinimum);
  });
});
