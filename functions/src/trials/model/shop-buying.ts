import { expect } from "vitest";
import { addPurchases, isOpen, movePurchase, openPieces } from "../../contract/admin/purchases.ts";
import { receive } from "../../contract/admin/receipts.ts";
import { addSupplier } from "../../contract/admin/suppliers.ts";
import { as } from "../../testing/api.ts";
import { aSupplier } from "../../testing/nouns.ts";
import { type Act, call, pick, statusFor } from "./shop-command.ts";

/** A draft from a supplier of its own, which may be sent. A part that is gone is on none. */
export function drafting(indexes: readonly number[], packs: number, isSent: boolean): Act {
  return async (model, real, caller) => {
    const entries = [...new Set(indexes.flatMap((which) => pick(model.products, which) ?? []))];
    if (entries.length === 0) return;
    const shop = as(caller.account);
    const supplier = await call(() => shop.call(addSupplier, { body: aSupplier() }));
    expect(supplier.status).toBe(statusFor(caller, true, 201));
    if (supplier.status !== 201) return;
    const lines = entries.map(({ product }) => ({ productId: product._id, packs }));
    const body = { items: [{ supplierId: supplier.output._id, lines }], isDryRun: false };
    const [draft] = (await call(() => shop.call(addPurchases, { body }))).output.items;
    expect(draft?.result).toBe(entries.some(({ isGone }) => isGone) ? "gone" : "done");
    if (draft?._id === undefined) return;
    const ordered = entries.map((entry) => ({ entry, pieces: packs, received: 0 }));
    model.purchases.push({ _id: draft._id, lines: ordered, state: "draft", version: 1 });
    if (isSent) await moving(model.purchases.length - 1, "sent")(model, real, caller);
  };
}

/** Sends or closes one, in whatever state it is. */
export function moving(which: number, state: "sent" | "closed"): Act {
  return async (model, _shop, caller) => {
    const purchase = pick(model.purchases, which);
    if (!purchase) return;
    const { _id, version, lines } = purchase;
    const isDraft = purchase.state === "draft";
    const isNext = state === "sent" ? isDraft : isOpen(purchase) || purchase.state === "received";
    const isRefused = state === "sent" && isDraft && lines.some(({ entry }) => entry.isGone);
    const params = { id: _id };
    const reply = await call(() =>
      as(caller.account).call(movePurchase, { params, body: { version, state } }),
    );
    expect(reply.status).toBe(statusFor(caller, true, isNext && !isRefused ? 200 : 409));
    if (reply.status === 200) Object.assign(purchase, { state, version: version + 1 });
  };
}

/** The same pieces of each line, twice with one key, as if the first answer was lost. */
export function receiving(which: number, pieces: number, isOver: boolean): Act {
  return async (model, { world }, caller) => {
    const purchase = pick(model.purchases, which);
    if (!purchase) return;
    const params = { id: purchase._id };
    const lines = purchase.lines.map(({ entry }) => ({ productId: entry.product._id, pieces, isOver }));
    const key = world.idempotencyKey();
    const send = () => call(() => as(caller.account).call(receive, { params, body: { lines }, key }));
    const reply = await send();
    const isReceivable = isOpen(purchase) || purchase.state === "received";
    expect(reply.status).toBe(statusFor(caller, true, isReceivable ? 201 : 409));
    if (reply.status !== 201) return;
    const results = purchase.lines.map(({ entry, ...line }) =>
      entry.isGone ? "gone" : pieces > openPieces(line) && !isOver ? "over" : "done",
    );
    expect(reply.output.items.map(({ result }) => result)).toEqual(results);
    for (const [place, line] of purchase.lines.entries()) {
      if (results[place] !== "done") continue;
      line.received += pieces;
      line.entry.stock += pieces;
      line.entry.found += pieces;
    }
    if (results.includes("done")) {
      const isWhole = purchase.lines.every((line) => openPieces(line) === 0);
      Object.assign(purchase, { state: isWhole ? "received" : "part", version: purchase.version + 1 });
    }
    expect((await send()).output).toEqual(reply.output);
    expect(reply.output.purchase).toMatchObject({ state: purchase.state, version: purchase.version });
  };
}
