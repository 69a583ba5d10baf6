import { describe, expect, it } from "vitest";
import { moneyOf } from "../contract/values/money.ts";
import { AppError } from "../core/app-error.ts";
import { decodeProduct } from "../parts/part-codec.ts";
import { anOrder, aProduct } from "../testing/builders.ts";
import { assertOwnEmail, assertPrice, isOfTheOrder, newOrder } from "./order-rule.ts";

const product = decodeProduct(aProduct({ price: 24.9, deposit: 12.5 }));

describe("An order", () => {
  it("passes at the catalogue's price", () => {
    expect(() => assertPrice(product, decodeProduct(aProduct({ price: 24.9 })))).not.toThrow();
  });

  it.each([0.01, 24.89, 24.91, 0, 249])("at the price %d instead of 24.90 is refused", (price) => {
    expect(() => assertPrice(product, decodeProduct(aProduct({ price })))).toThrow(
      expect.objectContaining({ code: "price_changed", status: 409 }),
    );
  });

  it.each([
    [690, moneyOf(690)],
    [0, undefined],
  ] as const)("whose sending costs %d cents keeps it beside its total, if it's anything", (cents, rest) => {
    const sold = { _id: "part-1", ...product, createdAt: "2026-11-25T00:00:00.000Z" };
    const customer = anOrder({ _id: "part-1", ...aProduct() }, { email: "jo@carparts.test" });
    const line = { _id: "order-1", quantity: 3, shipping: moneyOf(cents) } as const;
    const { price, total, deposit, shipping } = newOrder(line, customer, sold);
    expect([price.cents, total.cents, deposit?.cents, shipping]).toEqual([2490, 7470, 1250, rest]);
  });

  it.each([
    ["jo@carparts.test", "jo@carparts.test", false],
    ["jo@carparts.test", "pat@carparts.test", true],
    [null, "pat@carparts.test", false],
  ])("of %s with the email %s is refused: %s", (email, typed, isRefused) => {
    const order = () => assertOwnEmail({ email }, { email: typed });
    if (isRefused) expect(order).toThrow(expect.objectContaining({ code: "forbidden" }));
    else expect(order).not.toThrow();
  });

  it.each([
    [new AppError("price_changed", ""), true],
    [new AppError("unavailable", ""), false],
    [Object.assign(new Error(), { code: 6 }), true],
    [Object.assign(new Error(), { code: 14 }), false],
    [new Error(), false],
  ])("is to blame for %o: %s", (failure, isItsFault) => {
    expect(isOfTheOrder(failure)).toBe(isItsFault);
  });
});
