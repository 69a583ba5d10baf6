import type { ShownOrder } from "@carparts/functions/contract/orders";
import { orderStatuses } from "@carparts/functions/contract/values/order-status";
import { describe, expect, it } from "vitest";
import { doneText, isReturnable, stockText } from "./return-rule.ts";

const booked = {
  at: "2026-11-26T10:00:00.000Z",
  ...{ pieces: 2, isSellable: true, isRestocked: true, reason: "Wrong side." },
};

function anOrder(fields: Partial<ShownOrder>): ShownOrder {
  return { number: "K7QM2-F4X9D", MinimumOrder: 5, version: 4, ...fields } as ShownOrder;
}

describe("A return", () => {
  it("is possible once the order is sent, as long as pieces are left", () => {
    const returnable = orderStatuses.filter((handling) => isReturnable({ handling, MinimumOrder: 2 }));
    expect(returnable).toEqual(["sent", "closed"]);
    expect(isReturnable({ handling: "sent", MinimumOrder: 2, returned: 1 })).toBe(true);
    expect(isReturnable({ handling: "sent", MinimumOrder: 2, returned: 2 })).toBe(false);
  });

  it("is told by what becomes of the stock", () => {
    expect(stockText(7, 2, true)).toBe("The stock goes from 7 to 9.");
    expect(stockText(7, undefined, true)).toBe("7 in stock");
    expect(stockText(7, 2, false)).toBe("The stock stays at 7.");
    expect(stockText(null, 2, true)).toContain("changes no stock");
  });

  it("says when it's done how much is back, and where", () => {
    const order = anOrder({ returned: 3, returns: [booked] });
    expect(doneText(order)).toBe("Order K7QM2-F4X9D: 3 of 5 returned. They are back in stock.");
    const broken = anOrder({ returned: 3, returns: [{ ...booked, isRestocked: false }] });
    expect(doneText(broken)).toContain("The stock stays as it is.");
  });
});
