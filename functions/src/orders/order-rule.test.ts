import { describe, expect, it } from "vitest";
import { QUANTITY_OUT_OF_RANGE } from "../contract/errors.ts";
import { isOrderable } from "../contract/products.ts";
import { decodeProduct } from "../products/product-codec.ts";
import { aProduct } from "../testing/builders.ts";
import { decodeOrder } from "./order-codec.ts";
import { assertOrderable } from "./order-rule.ts";

const product = decodeProduct(aProduct({ price: 24.9, quantity: 10, minimumQuantity: 2 }));

function order(price: number, MinimumOrder: number) {
  return decodeOrder({ price, MinimumOrder });
}

describe("The quantity rule, stock >= ordered >= minimum,", () => {
  it.each([2, 3, 9, 10])("lets %d pieces of 10 in stock with a minimum of 2 be ordered", (ordered) => {
    expect(isOrderable(product, ordered)).toBe(true);
  });

  it.each([-1, 0, 1, 11, 1_000_000])("refuses %d pieces of 10 in stock with a minimum of 2", (ordered) => {
    expect(isOrderable(product, ordered)).toBe(false);
  });

  it("lets nothing be ordered when the stock is below the minimum", () => {
    const scarce = { quantity: 1, minimumQuantity: 2 };
    expect([0, 1, 2].map((ordered) => isOrderable(scarce, ordered))).toEqual([false, false, false]);
  });

  it("lets the very last piece be ordered", () => {
    expect(isOrderable({ quantity: 1, minimumQuantity: 1 }, 1)).toBe(true);
  });
});

describe("An order", () => {
  it("passes at the catalogue's price and in an orderable quantity", () => {
    expect(() => assertOrderable(product, order(24.9, 2))).not.toThrow();
  });

  it.each([0.01, 24.89, 24.91, 0, 249])("at the price %d instead of 24.90 is refused", (price) => {
    expect(() => assertOrderable(product, order(price, 2))).toThrow(
      expect.objectContaining({ code: "price_changed", status: 409 }),
    );
  });

  it.each([1, 11])("of %d pieces is refused in the specification's words", (MinimumOrder) => {
    expect(() => assertOrderable(product, order(24.9, MinimumOrder))).toThrow(
      expect.objectContaining({
        code: "quantity_out_of_range",
        status: 409,
        message: QUANTITY_OUT_OF_RANGE,
      }),
    );
  });

  it("with a wrong price and quantity is refused for the price first", () => {
    expect(() => assertOrderable(product, order(1, 99))).toThrow(
      expect.objectContaining({ code: "price_changed" }),
    );
  });
});
