import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { countStock } from "../../contract/admin/counts.ts";
import { as } from "../../testing/api.ts";
import { type Act, call, pick, statusFor } from "./shop-command.ts";
import type { Model } from "./shop-model.ts";

function piecesOrdered({ orders }: Model, productId: string): number {
  const present = orders.filter(
    ({ order, handling, isGone }) => !isGone && handling === "new" && order.productId === productId,
  );
  return present.reduce((pieces, { order }) => pieces + order.MinimumOrder, 0);
}

/** Somebody counts so many pieces more or, below 0, fewer than there should be. Those of orders that are new lie there too. */
export function counting(which: number, difference: number): Act {
  return async (model, { world }, caller) => {
    const entry = pick(model.products, which);
    if (!entry) return;
    const { _id: productId } = entry.product;
    const onHand = entry.stock + piecesOrdered(model, productId);
    const counted = Math.max(0, onHand + difference);
    const number = (await world.movementsOf(entry.product)).length;
    const body = { lines: [{ productId, counted, number }], isDryRun: false, countId: randomUUID() };
    const reply = await call(() => as(caller.account).call(countStock, { body }));
    expect(reply.status).toBe(statusFor(caller, true, 200));
    if (reply.status !== 200) return;
    const found = counted - onHand;
    const result = entry.isGone ? "gone" : entry.stock + found < 0 ? "wrong" : "done";
    expect(reply.output.items).toMatchObject([{ result, difference: entry.isGone ? 0 : found }]);
    if (result !== "done") return;
    entry.stock += found;
    entry.found += found;
  };
}
