import { expect } from "vitest";
import type { Order } from "../../contract/orders.ts";
import type { Model, PlacedOrder, RealShop, WrittenInvoice } from "./shop-model.ts";

export function checkoutOf({ order: { _id, basketId } }: Pick<PlacedOrder, "order">): string {
  return basketId ?? _id;
}

export function cents(amount: number): number {
  return Math.round(amount * 100);
}

export function sum(amounts: Iterable<number>): number {
  return [...amounts].reduce((all, amount) => all + amount, 0);
}

export function priceOf({ price }: Order): number {
  return cents(price);
}

function invoicesOf({ invoices }: Model, checkout: string): WrittenInvoice[] {
  return invoices.filter(({ shares }) => shares.has(checkout));
}

function shippingOf({ orders }: Model, checkout: string): number {
  const ordered = orders.filter((entry) => checkoutOf(entry) === checkout);
  return sum(ordered.map(({ order }) => cents(order.shipping)));
}

/** The balance of a checkout, counted from its orders and what came. */
export function balance(model: Model, checkout: string) {
  const present = model.orders.filter((entry) => checkoutOf(entry) === checkout && !entry.isGone);
  const left = present.map(({ order, credited }) => priceOf(order) * (order.MinimumOrder - credited));
  const isSent = present.length > 0 && !invoicesOf(model, checkout)[0]?.isShippingCredited;
  const total = sum(left) + (isSent ? shippingOf(model, checkout) : 0);
  const paid = model.paid.get(checkout) ?? 0;
  const due = total - paid;
  const state = due === 0 ? "paid" : due < 0 ? "over" : paid > 0 ? "part" : "open";
  return { total, paid, due, state };
}

export function pay(model: Model, checkout: string, amount: number): void {
  model.paid.set(checkout, (model.paid.get(checkout) ?? 0) + amount);
}

/** Counts what came of each checkout for it: older invoices come first. */
function paidOf(model: Model, invoice: WrittenInvoice): number {
  return sum(
    [...invoice.shares].map(([checkout, share]) => {
      const all = invoicesOf(model, checkout);
      const before = all.slice(0, all.indexOf(invoice)).map(({ shares }) => shares.get(checkout) ?? 0);
      const rest = Math.max(0, (model.paid.get(checkout) ?? 0) - sum(before));
      return Math.min(rest, share);
    }),
  );
}

/** Writes in the model what became an invoice: the pieces that are left, and sending with a checkout's first. */
export function invoice(model: Model, entries: readonly PlacedOrder[], number: string): number {
  const groups = [...Map.groupBy(entries, checkoutOf)];
  const sendings = groups.map(([checkout]) =>
    invoicesOf(model, checkout).length > 0 ? 0 : shippingOf(model, checkout),
  );
  const shares = groups.map(([checkout, of], place) => {
    const left = of.map(({ order, credited }) => priceOf(order) * (order.MinimumOrder - credited));
    return [checkout, sum(left) + (sendings[place] ?? 0)] as const;
  });
  const written = { number, shares: new Map(shares), shipping: sum(sendings) };
  const fresh = { ...written, credited: 0, isShippingCredited: false };
  model.invoices.push(fresh);
  for (const entry of entries)
    Object.assign(entry, { invoice: fresh, onInvoice: entry.order.MinimumOrder - entry.credited });
  return sum(fresh.shares.values());
}

/** Pieces of an order that are no longer to be paid: true if a credit note says so. */
export function credit(model: Model, entry: PlacedOrder, pieces: number): boolean {
  entry.credited += pieces;
  if (!entry.invoice || pieces === 0) return false;
  entry.onInvoice -= pieces;
  entry.invoice.credited += pieces * priceOf(entry.order);
  model.credits += 1;
  return true;
}

/** Each ledger, what its orders say of it, and each invoice's balance. */
export async function expectLedgers(model: Model, { world }: RealShop): Promise<void> {
  for (const checkout of new Set(model.orders.map(checkoutOf))) {
    const { total, paid, due, state } = balance(model, checkout);
    const wanted = { total: { cents: total }, paid: { cents: paid }, due: { cents: due }, state };
    expect((await world.stored("checkouts", checkout))?.payment).toMatchObject(wanted);
    for (const entry of model.orders) {
      if (entry.isGone || checkoutOf(entry) !== checkout) continue;
      const stored = await world.stored("orders", entry.order._id);
      expect(stored).toMatchObject({ payment: wanted, invoice: entry.invoice?.number ?? null });
    }
  }
  for (const written of model.invoices) {
    const total = sum(written.shares.values());
    const paid = paidOf(model, written);
    const due = total - written.credited - paid;
    expect(await world.stored("invoices", written.number)).toMatchObject({
      ...{ total: { cents: total }, paid: { cents: paid }, credited: { cents: written.credited } },
      due: { cents: due },
    });
  }
}
