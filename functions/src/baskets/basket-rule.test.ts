import { describe, expect, it } from "vitest";
import { currencySign } from "../contract/values/currency.ts";
import { moneyOf } from "../contract/values/money.ts";
import type { AppError } from "../core/app-error.ts";
import { assertLines } from "./basket-rule.ts";

const sold = new Map([
  ["disc", { price: moneyOf(2490), quantity: 9, minimumQuantity: 2 }],
  ["gone by now", { price: moneyOf(500), quantity: 0, minimumQuantity: 1 }],
]);

/** Refuses lines, given as a part, its pieces and the price in cents, or returns undefined. */
function refusalOf(...lines: (readonly [productId: string, quantity: number, cents: number])[]) {
  try {
    assertLines(
      lines.map(([productId, quantity, cents]) => ({ productId, quantity, price: moneyOf(cents) })),
      (id) => sold.get(id),
    );
    return undefined;
  } catch (error) {
    const { code, fields } = error as AppError;
    return { code, fields };
  }
}

describe("The lines of a basket", () => {
  it.each([
    [[["disc", 2, 2490]]],
    [[["disc", 9, 2490]]],
    [
      [
        ["disc", 4, 2490],
        ["disc", 5, 2490],
      ],
    ],
  ] as const)("that the stock has are taken: %j", (lines) => {
    expect(
      refusalOf(...lines.map(([id, quantity, cents]) => [id, quantity, cents] as const)),
    ).toBeUndefined();
  });

  it.each([
    ["quantity_out_of_range", "MinimumOrder", "The smallest order is 2.", "disc", 1, 2490],
    ["quantity_out_of_range", "MinimumOrder", "Only 9 left.", "disc", 10, 2490],
    ["quantity_out_of_range", "MinimumOrder", "None are left.", "gone by now", 1, 500],
    ["price_changed", "price", `The price is now ${currencySign}24.90.`, "disc", 2, 2489],
    ["product_gone", "productId", "This part is no longer sold.", "deleted", 2, 2490],
  ] as const)("are refused with %s, and %s says: %s", (code, field, message, productId, quantity, cents) => {
    expect(refusalOf([productId, quantity, cents])).toEqual({
      code,
      fields: { [`lines.0.${field}`]: message },
    });
  });

  it("of one part draw on its stock in turn, and one that is short takes nothing from the next", () => {
    expect(refusalOf(["disc", 4, 2490], ["disc", 6, 2490], ["disc", 5, 2490])).toEqual({
      code: "quantity_out_of_range",
      fields: { "lines.1.MinimumOrder": "Only 5 left." },
    });
  });

  it("are named all, by the first one's fault", () => {
    expect(refusalOf(["disc", 2, 2490], ["disc", 9, 1], ["deleted", 1, 1])).toEqual({
      code: "price_changed",
      fields: {
        "lines.1.price": `The price is now ${currencySign}24.90.`,
        "lines.1.MinimumOrder": "Only 7 left.",
        "lines.2.productId": "This part is no longer sold.",
      },
    });
  });
});
