import { describe, expect, it } from "vitest";
import { type OrderStatus, orderStatuses } from "../../contract/values/order-status.ts";
import type { AppError } from "../../core/app-error.ts";
import { advanceOrder, mayDelete } from "./fulfilment-rule.ts";

const at = "2026-11-22T10:20:00.000Z";

function anOrder(handling: OrderStatus) {
  return { handling, version: orderStatuses.indexOf(handling) + 1, carrier: null, tracking: null };
}

describe("An order", () => {
  const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));
  const allowed = new Map([
    ["new", "picked"],
    ["picked", "sent"],
    ["sent", "closed"],
  ]);

  it.each(pairs)("that is %s goes on to %s only if that's the next step", (from, to) => {
    const step = () => advanceOrder(anOrder(from), { handling: to }, at);
    if (allowed.get(from) === to) expect(step().handling).toBe(to);
    else expect(step).toThrow(expect.objectContaining({ code: "not_next" } satisfies Partial<AppError>));
  });

  it("counts its versions and remembers each step, at most three", () => {
    const history = [{ handling: "picked" as const, at }];
    expect(advanceOrder({ ...anOrder("picked"), history }, { handling: "sent" }, at)).toEqual({
      handling: "sent",
      version: 3,
      carrier: null,
      tracking: null,
      history: [...history, { handling: "sent", at }],
    });
  });

  it("keeps who brings it, and has none where none was typed", () => {
    const sent = advanceOrder(anOrder("picked"), { handling: "sent", carrier: "DHL", tracking: "" }, at);
    expect(sent).toMatchObject({ carrier: "DHL", tracking: null });
    expect(advanceOrder(sent, { handling: "closed" }, at)).toMatchObject({ carrier: "DHL", tracking: null });
  });

  it("is its owner's to delete while it's new, and an admin's until it's sent", () => {
    const by = (isAdmin: boolean) => orderStatuses.filter((handling) => mayDelete({ handling }, isAdmin));
    expect(by(false)).toEqual(["new"]);
    expect(by(true)).toEqual(["new", "picked"]);
  });
});
