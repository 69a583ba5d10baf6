import { expect } from "vitest";
import { shopDayOf } from "../../books/shop-day.ts";
import { writeCredit, writeInvoices } from "../../contract/admin/invoices.ts";
import { notePayment } from "../../contract/admin/payments.ts";
import { readStatement } from "../../contract/admin/statements.ts";
import { as } from "../../testing/api.ts";
import { type Act, call, pick, statusFor } from "./shop-command.ts";
import { balance, cents, checkoutOf, credit, invoice, pay, priceOf } from "./shop-ledgers.ts";
import type { Model, PlacedOrder, WrittenInvoice } from "./shop-model.ts";

const today = shopDayOf(Date.now());

function shown({ total, paid, due, state }: ReturnType<typeof balance>) {
  return { total: total / 100, paid: paid / 100, due: due / 100, state };
}

/** Several orders on one paper, sent twice with one key. */
export function invoicing(indexes: readonly number[], isLate: boolean): Act {
  return async (model, { world }, caller) => {
    const entries = [...new Set(indexes.flatMap((which) => pick(model.orders, which) ?? []))];
    const [first] = entries;
    if (!first) return;
    const seen = entries.map((entry) => {
      return { _id: entry.order._id, version: isLate && entry === first ? 1000 : entry.version };
    });
    const body = { items: [{ orders: seen }], isDryRun: false };
    const key = world.idempotencyKey();
    const send = () => call(() => as(caller.account).call(writeInvoices, { body, key }));
    const reply = await send();
    expect(reply.status).toBe(statusFor(caller, true, 200));
    if (reply.status !== 200) return;
    expect((await send()).json).toEqual(reply.json);
    const [item] = reply.output.items;
    expect(item?.result).toBe(resultOf(entries, isLate));
    if (item?.result === "done")
      expect(cents(item.total ?? 0)).toBe(invoice(model, entries, item.number ?? ""));
  };
}

function resultOf(entries: readonly PlacedOrder[], isLate: boolean): string {
  if (entries.some(({ isGone }) => isGone)) return "gone";
  if (entries.some((entry) => entry.invoice)) return "invoiced";
  if (isLate) return "changed_meanwhile";
  if (entries.some(({ handling }) => handling !== "sent" && handling !== "closed")) return "not_next";
  const isOnes = entries.every(({ owner }) => owner === entries[0]?.owner);
  return isOnes && entries.some(({ order, credited }) => order.MinimumOrder > credited) ? "done" : "wrong";
}

/** Pieces that stay with the customer, or the sending, sent twice with one key. */
export function crediting(which: number, pieces: number, isShipping: boolean): Act {
  return async (model, { world }, caller) => {
    const entry = pick(model.orders, which);
    const written = entry?.invoice;
    if (!entry || !written) return;
    const lines = pieces > 0 ? [{ orderId: entry.order._id, pieces }] : [];
    const body = { lines, shipping: isShipping, reason: "Scratched." };
    const [params, key] = [{ number: written.number }, world.idempotencyKey()];
    const send = () => call(() => as(caller.account).call(writeCredit, { params, body, key }));
    const reply = await send();
    const isSending = written.shipping > 0 && !written.isShippingCredited;
    const isTooMuch = pieces > entry.onInvoice || (isShipping && !isSending);
    const isNothing = pieces === 0 && !isShipping;
    expect(reply.status).toBe(statusFor(caller, true, isTooMuch || isNothing ? 422 : 201));
    if (reply.status !== 201) return;
    expect((await send()).json).toEqual(reply.json);
    const shipping = isShipping ? written.shipping : 0;
    expect(cents(reply.output.total)).toBe(-(pieces * priceOf(entry.order) + shipping) || 0);
    if (!credit(model, entry, pieces)) model.credits += 1;
    written.credited += shipping;
    written.isShippingCredited ||= isShipping;
  };
}

/** By an order or by its invoice, sent twice with one key. Below 0 it was paid back. */
export function paying(which: number, amount: number, isByInvoice: boolean): Act {
  return async (model, { world }, caller) => {
    const entry = pick(model.orders, which);
    if (!entry) return;
    const { order, invoice: written, isGone, isBlank } = entry;
    const of = isByInvoice && written ? { invoice: written.number } : { order: order._id };
    const body = { ...of, amount: amount / 100, day: today, kind: "bank" as const };
    const key = world.idempotencyKey();
    const send = () => call(() => as(caller.account).call(notePayment, { body, key }));
    const reply = await send();
    expect(reply.status).toBe(statusFor(caller, true, isGone && isBlank ? 404 : 201));
    if (reply.status !== 201) return;
    expect((await send()).json).toEqual(reply.json);
    const checkouts = of.invoice === undefined ? [checkoutOf(entry)] : oldestFirst(model, written);
    let rest = amount;
    const shares = checkouts.map((checkout, place) => {
      const due = Math.max(0, balance(model, checkout).due);
      const share = place === checkouts.length - 1 ? rest : Math.max(0, Math.min(rest, due));
      rest -= share;
      return { checkout, share };
    });
    for (const { checkout, share } of shares) pay(model, checkout, share);
    const first = shares.find(({ share }) => share !== 0)?.checkout ?? "";
    expect(reply.output.payment).toMatchObject(shown(balance(model, first)));
  };
}

function oldestFirst({ orders }: Model, { shares = new Map() }: Partial<WrittenInvoice> = {}): string[] {
  const placed = orders.filter((entry) => shares.has(checkoutOf(entry)));
  return [...new Set(placed.map(checkoutOf))];
}

/** Two rows with an order's number and what is due, or a cent more, and the same file again. */
export function booking(which: number, more: number): Act {
  return async (model, { world }, caller) => {
    const entry = pick(model.orders, which);
    if (!entry) return;
    const { due } = balance(model, checkoutOf(entry));
    const row = { day: today, amount: (due + more) / 100, text: `Order ${entry.order.number}` };
    const rows = [world.idempotencyKey(), world.idempotencyKey()].map((name) => ({ ...row, entry: name }));
    const send = () => {
      return call(() => as(caller.account).call(readStatement, { body: { rows, isDryRun: false } }));
    };
    const results = async () => (await send()).output.items.map(({ result }) => result);
    const reply = await send();
    expect(reply.status).toBe(statusFor(caller, true, 200));
    if (reply.status !== 200) return;
    const isMatch = more === 0 && due !== 0;
    const [first] = reply.output.items;
    expect([first?.result, first?.due]).toEqual([isMatch ? "match" : "guess", due / 100]);
    if (isMatch) pay(model, checkoutOf(entry), due);
    expect(await results()).toEqual([isMatch ? "known" : "guess", "guess"]);
  };
}
