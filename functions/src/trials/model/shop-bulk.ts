import { expect } from "vitest";
import { changeProducts } from "../../contract/admin/bulk-changes.ts";
import { as } from "../../testing/api.ts";
import { type Act, call, pick, statusFor } from "./shop-command.ts";

/** A dollar more for several parts at once, of some of which somebody saw a version that never was. */
export function raising(indexes: readonly number[], isLate: boolean): Act {
  return async (model, _shop, caller) => {
    const entries = [...new Set(indexes.flatMap((which) => pick(model.products, which) ?? []))];
    if (entries.length === 0) return;
    const isWrong = (place: number) => isLate && place % 2 === 0;
    const items = entries.map(({ product: { _id }, version }, place) => {
      return { _id, version: isWrong(place) ? 1000 : version };
    });
    const body = { items, change: { price: { add: 1 } }, isDryRun: false };
    const reply = await call(() => as(caller.account).call(changeProducts, { body }));
    expect(reply.status).toBe(statusFor(caller, true, 200));
    if (reply.status !== 200) return;
    const results = entries.map(({ isGone }, place) => {
      return isGone ? "gone" : isWrong(place) ? "conflict" : "update";
    });
    expect(reply.output.items.map(({ result }) => result)).toEqual(results);
    for (const [place, entry] of entries.entries()) {
      if (results[place] !== "update") continue;
      entry.version += 1;
      entry.product = { ...entry.product, price: Math.round(entry.product.price * 100 + 100) / 100 };
    }
  };
}
