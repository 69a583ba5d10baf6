import { expect } from "vitest";
import { type FulfilledOrder, fulfilOrders } from "../../contract/admin/fulfilment.ts";
import { returnPieces } from "../../contract/admin/returns.ts";
import { orderStatuses } from "../../contract/values/order-status.ts";
import { as } from "../../testing/api.ts";
import { type Act, call, pick, statusFor } from "./shop-command.ts";
import { checkoutOf, credit, invoice } from "./shop-ledgers.ts";
import type { Model, PlacedOrder } from "./shop-model.ts";
import { productOf } from "./shop-undoing.ts";

/** Each checkout's have one invoice. */
function invoiceSent(model: Model, sent: readonly PlacedOrder[], items: FulfilledOrder[]): void {
  for (const entries of Map.groupBy(sent, checkoutOf).values()) {
    const theirs = items.filter(({ _id }) => entries.some(({ order }) => order._id === _id));
    const [number = "", ...others] = new Set(theirs.map((item) => item.invoice));
    expect([number, others]).toEqual([expect.stringMatching(/./), []]);
    invoice(model, entries, number);
  }
}

/** Several at once, some with a version that never was. All are asked to take the first one's next step. */
export function handling(indexes: readonly number[], isLate: boolean, isInvoiced = false): Act {
  return async (model, _shop, caller) => {
    const entries = [...new Set(indexes.flatMap((which) => pick(model.orders, which) ?? []))];
    const [first] = entries;
    if (!first) return;
    const step = orderStatuses[orderStatuses.indexOf(first.handling) + 1] ?? "closed";
    const isBehind = (entry: PlacedOrder) => isLate && entry === first;
    const items = entries.map((entry) => ({
      _id: entry.order._id,
      version: isBehind(entry) ? 1000 : entry.version,
    }));
    const body = { items, handling: step, ...(isInvoiced && step === "sent" && { invoice: true }) };
    const reply = await call(() => as(caller.account).call(fulfilOrders, { body }));
    expect(reply.status).toBe(statusFor(caller, true, 200));
    if (reply.status !== 200) return;
    const results = entries.map((entry) => {
      if (entry.isGone) return "gone";
      if (isBehind(entry)) return "changed_meanwhile";
      return orderStatuses[orderStatuses.indexOf(entry.handling) + 1] === step ? "done" : "not_next";
    });
    expect(reply.output.items.map(({ result }) => result)).toEqual(results);
    const done = entries.filter((_, place) => results[place] === "done");
    if (body.invoice) invoiceSent(model, done, reply.output.items);
    for (const [place, entry] of entries.entries()) {
      if (results[place] === "done") Object.assign(entry, { handling: step, version: entry.version + 1 });
    }
  };
}

/** Twice with one version, as if the first answer was lost. */
export function returning(which: number, pieces: number, isSellable: boolean): Act {
  return async (model, _shop, caller) => {
    const entry = pick(model.orders, which);
    if (!entry) return;
    const { order, version } = entry;
    const product = productOf(model, order);
    const body = { version, pieces, isSellable, reason: "Wrong side." };
    const send = () => as(caller.account).call(returnPieces, { params: { id: order._id }, body });
    const isSent = entry.handling === "sent" || entry.handling === "closed";
    const isTooMany = entry.returned + pieces > order.MinimumOrder;
    const reply = await call(send);
    const own = entry.isGone ? 404 : !isSent ? 409 : isTooMany ? 422 : 200;
    expect(reply.status).toBe(statusFor(caller, true, own));
    if (reply.status !== 200) return;
    expect((await call(send)).error.code).toBe("changed_meanwhile");
    const isRestocked = isSellable && product?.isGone === false;
    expect(reply.output.returns?.at(-1)).toMatchObject({ pieces, isSellable, isRestocked });
    entry.version += 1;
    entry.returned += pieces;
    const isOnPaper = credit(model, entry, Math.max(0, entry.returned - entry.credited));
    expect(reply.output.credit).toEqual(isOnPaper ? expect.any(String) : null);
    if (!isRestocked) return;
    entry.restocked += pieces;
    product.stock += pieces;
  };
}
