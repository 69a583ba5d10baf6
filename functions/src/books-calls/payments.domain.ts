import { checkoutIdOf, datedShares, divide } from "../books/checkout-rule.ts";
import {
  findLedger,
  findLedgers,
  findLedgersByKeys,
  type Ledger,
  saveLedger,
} from "../books/checkouts.store.ts";
import { findInvoice, findInvoicesOf, settleInvoices } from "../books/invoices.store.ts";
import { findDayFault } from "../books/payment-day.ts";
import * as store from "../books/payments.store.ts";
import type { NotedPayment, NotePayment, PaymentsQuery } from "../contract/admin/payments.ts";
import { decimalOf } from "../contract/values/money.ts";
import { OrderNumber } from "../contract/values/order-number.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import type { Payment } from "../contract/values/payment.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { IdempotentRequest } from "../core/idempotency.ts";
import type { StoredNotedPayment } from "../firestore/collections.ts";
import { inTransaction, setAnswer, type Transaction } from "../firestore/db.ts";
import { once } from "../firestore/once.ts";
import type { ListPage } from "../firestore/page.ts";
import { assertNotDeleting, mapDeletionError } from "../identity/account-deletion.store.ts";
import { findEmails } from "../identity/users.store.ts";
import { encodePayment } from "../orders/order-codec.ts";
import { findOrderOrDeleted } from "../orders/orders.store.ts";

interface NotedAnswer {
  readonly _id: string;
  readonly payment: Payment;
}

function assertDay(day: string): void {
  const message = findDayFault(day);
  if (message !== undefined) throw new AppError("invalid", message, { fields: { day: message } });
}

/** Also of an order that was deleted: what was paid for it is to be paid back. */
async function findInCheckout(orderId: string) {
  const order = await findOrderOrDeleted(orderId);
  if (!order) throw notFound("order");
  return { _id: orderId, basketId: order.basketId };
}

async function findCheckoutsOnInvoice(number: string): Promise<string[]> {
  const invoice = await findInvoice(number);
  if (!invoice) throw notFound("invoice");
  return Object.keys(invoice.data.checkouts);
}

type PaidFor = Pick<NotePayment, "order" | "invoice">;

/** Oldest first. A checkout is named by its own id where no order of it is. */
async function findPaidLedgers(tx: Transaction, { order, invoice }: PaidFor): Promise<Ledger[]> {
  if (order !== undefined && OrderNumber.safeParse(order).success) {
    const named = await findLedgersByKeys([normaliseNumber(order)]);
    if (named.length === 0) throw notFound("order");
    return named;
  }
  if (order !== undefined) {
    const ledger = await findLedger(tx, await findInCheckout(order));
    return ledger ? [ledger] : [];
  }
  const ids = await findCheckoutsOnInvoice(invoice ?? "");
  const ledgers = await findLedgers(
    tx,
    ids.map((_id) => ({ _id })),
  );
  return [...ledgers.values()].toSorted((one, other) =>
    one.checkout.createdAt.localeCompare(other.checkout.createdAt),
  );
}

/** Each entry of a bank once. A missing document is locked, so that it's created once. */
async function assertUnbooked(tx: Transaction, entry: string | undefined): Promise<void> {
  const reference = entry === undefined ? undefined : await store.findBookedEntry(tx, entry);
  if (reference === undefined) return;
  throw new AppError("changed_meanwhile", `This entry was written down before, for ${reference}.`);
}

export async function notePayment(
  actor: Actor,
  body: NotePayment,
  request?: IdempotentRequest,
): Promise<NotedAnswer> {
  const { amount, day, kind, reference: text, entry } = body;
  assertDay(day);
  const work = async (tx: Transaction) => {
    await assertUnbooked(tx, entry);
    const ledgers = await findPaidLedgers(tx, body);
    const checkouts = ledgers.map(({ checkout }) => checkout);
    const shares = datedShares(divide(checkouts, Math.round(amount * 100)), day);
    const paid = shares.map(({ checkout }) => checkout);
    const invoices = await findInvoicesOf(paid);
    assertNotDeleting(tx, actor.uid);
    const received = { day, kind, note: text || null, entry };
    const about = checkouts[0]?.lines.some(({ orderId }) => orderId === body.order) ? body.order : undefined;
    const [_id] = store.createPayments(tx, actor, "payment_noted", shares, received, about);
    const [first] = paid;
    if (_id === undefined || !first) throw notFound("order");
    for (const checkout of paid) {
      const ledger = ledgers.find((each) => each.checkout._id === checkout._id);
      if (ledger) saveLedger(tx, ledger, checkout);
    }
    settleInvoices(tx, invoices, paid);
    return setAnswer({ _id, payment: encodePayment(first.payment) });
  };
  return once(request, actor.uid, () => mapDeletionError(actor.uid, inTransaction(work)));
}

export async function listPayments(query: PaymentsQuery): Promise<ListPage<NotedPayment>> {
  const { order, invoice } = query;
  const ofOrder = order === undefined ? undefined : [checkoutIdOf(await findInCheckout(order))];
  const ofInvoice = invoice === undefined ? undefined : await findCheckoutsOnInvoice(invoice);
  const { items, next } = await store.listPayments(query, ofOrder ?? ofInvoice);
  const emails = await findEmails([...new Set(items.map(({ who }) => who))]);
  return { items: items.map((payment) => encodeNoted(payment, emails.get(payment.who))), next };
}

function encodeNoted({ amount, ...noted }: StoredNotedPayment, email: string | undefined): NotedPayment {
  return { ...noted, amount: decimalOf(amount), email };
}
