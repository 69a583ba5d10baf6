import { describe, expect, it } from "vitest";
import { moneyOf } from "../../contract/values/money.ts";
import type { Return } from "../../contract/values/returned.ts";
import { createReturn } from "./returns-rule.ts";

const at = "2026-11-26T10:20:00.000Z";
const body = { pieces: 2, isSellable: true, reason: "Wrong side." };
const stock = { _id: "p", quantity: 4, minimumQuantity: 1, movementCount: 1 };
const price = moneyOf(2490);
const earlier: Return = { at, pieces: 1, isSellable: false, isRestocked: false, reason: "Broken." };

function anOrder(fields = {}) {
  return { handling: "sent" as const, version: 3, quantity: 5, price, ...fields };
}

describe("A return", () => {
  it("adds to what came back before, in pieces and in money, and counts the order on", () => {
    const { changes, booked } = createReturn(anOrder({ returned: 1, returns: [earlier] }), body, stock, at);
    expect(booked).toEqual({ at, pieces: 2, isSellable: true, isRestocked: true, reason: "Wrong side." });
    expect(changes).toEqual({
      ...{ version: 4, returned: 3, returnedTotal: moneyOf(7470) },
      returns: [earlier, booked],
    });
  });

  it("goes back into the stock if it can be sold again and its part is in the shop", () => {
    const isRestocked = (isSellable: boolean, there: typeof stock | undefined) =>
      createReturn(anOrder(), { ...body, isSellable }, there, at).booked.isRestocked;
    expect([isRestocked(true, stock), isRestocked(false, stock), isRestocked(true, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("says that its deposit is given back, where the order has one", () => {
    const deposited = anOrder({ deposit: price });
    const withDeposit = { ...body, isDepositBack: true };
    expect(createReturn(deposited, withDeposit, stock, at).booked.isDepositBack).toBe(true);
    expect(createReturn(deposited, body, stock, at).booked).not.toHaveProperty("isDepositBack");
    expect(() => createReturn(anOrder(), withDeposit, stock, at)).toThrow(
      expect.objectContaining({ code: "invalid", fields: { isDepositBack: "This order has no deposit." } }),
    );
  });

  it.each([
    [
      { handling: "new" },
      { code: "not_next", message: "This order is new. Only sent orders can be returned." },
    ],
    [{ handling: "picked" }, { code: "not_next" }],
    [{ returned: 4 }, { code: "invalid", fields: { pieces: "5 were sent. At most 1 can be returned." } }],
    [
      { returned: 5 },
      { code: "invalid", fields: { pieces: "5 were sent. All of them were returned already." } },
    ],
    [{ returns: Array(50).fill(earlier) }, { code: "list_full" }],
  ])("is refused for an order with %j", (fields, refusal) => {
    expect(() => createReturn(anOrder(fields), body, stock, at)).toThrow(expect.objectContaining(refusal));
  });

  it("is refused where the stock has no room, unless nothing goes back into it", () => {
    const full = { ...stock, quantity: 999_999 };
    const message = "There are 999999 in stock, which can't go above 1000000.";
    expect(() => createReturn(anOrder(), body, full, at)).toThrow(
      expect.objectContaining({ code: "quantity_out_of_range", fields: { pieces: message } }),
    );
    expect(createReturn(anOrder(), { ...body, isSellable: false }, full, at).changes.returned).toBe(2);
  });
});
