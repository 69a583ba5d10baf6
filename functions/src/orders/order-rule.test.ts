import { describe, expect, it } from "vitest";
import { decodeProduct } from "../parts/part-codec.ts";
import { aProduct } from "../testing/builders.ts";
import { assertPrice } from "./order-rule.ts";

const product = decodeProduct(aProduct({ price: 24.9 }));

describe("An order", () => {
  it("passes at the catalogue's price", () => {
    expect(() => assertPrice(product, decodeProduct(aProduct({ price: 24.9 })))).not.toThrow();
  });

  it.each([0.01, 24.89, 24.91, 0, 249])("at the price %d instead of 24.90 is refused", (price) => {
    expect(() => assertPrice(product, decodeProduct(aProduct({ price })))).toThrow(
      expect.objectContaining({ code: "price_changed", status: 409 }),
    );
  });
});
