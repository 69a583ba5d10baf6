import { withCredit, withCreditNumber, withoutShipping } from "../books/checkout-rule.ts";
import { findLedgers, saveLedger } from "../books/checkouts.store.ts";
import { encodeInvoice } from "../books/invoice-codec.ts";
import * as list from "../books/invoices.store.ts";
import * as store from "../books/papers.store.ts";
import type {
  BookedRow,
  BooksQuery,
  InvoicesQuery,
  ListedInvoice,
  WriteCredit,
  WriteInvoices,
  WrittenItem,
} from "../contract/admin/invoices.ts";
import type { Invoice } from "../contract/invoices.ts";
import { decimalOf, moneyOf } from "../contract/values/money.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor, Caller } from "../core/caller.ts";
import type { IdempotentRequest } from "../core/idempotency.ts";
import type { StoredInvoice, StoredOrder } from "../firestore/collections.ts";
import { setAnswer, type Transaction } from "../firestore/db.ts";
import type { Found } from "../firestore/found.ts";
import { once } from "../firestore/once.ts";
import type { ListPage } from "../firestore/page.ts";
import { assertNotDeleting, mapDeletionError } from "../identity/account-deletion.store.ts";
import { findOrders } from "../orders/orders.store.ts";
import { findReadable } from "./reading.domain.ts";

class DryRun extends Error {
  readonly items: readonly WrittenItem[];

  constructor(items: readonly WrittenItem[]) {
    super("A dry run writes nothing.");
    this.items = items;
  }
}

export async function writeInvoices(
  actor: Actor,
  { items, isDryRun }: WriteInvoices,
  request?: IdempotentRequest,
): Promise<{ items: WrittenItem[] }> {
  const work = async (tx: Transaction) => {
    const written = await writeItems(tx, actor, items);
    if (isDryRun) throw new DryRun(written.map(({ number: _, ...item }) => item));
    return setAnswer({ items: written });
  };
  try {
    return await once(isDryRun ? undefined : request, actor.uid, () =>
      mapDeletionError(actor.uid, store.inPaperQueue(work)),
    );
  } catch (failure) {
    if (failure instanceof DryRun) return { items: [...failure.items] };
    throw failure;
  }
}

type Item = WriteInvoices["items"][number];

async function writeItems(tx: Transaction, actor: Actor, items: readonly Item[]): Promise<WrittenItem[]> {
  const found = await findOrders([...new Set(items.flatMap(({ orders }) => orders.map(({ _id }) => _id)))]);
  const ledgers = await findLedgers(
    tx,
    [...found.values()].map(({ data }) => data),
  );
  const locked = await store.lockSeries(tx, "invoice");
  const present = new Map([...ledgers].map(([id, { checkout }]) => [id, checkout]));
  assertNotDeleting(tx, actor.uid);
  const taken = new Map<string, WrittenItem>();
  const wanted = new Map<WrittenItem, StoredOrder[]>();
  const results = items.map(({ orders: seen }) => {
    const orders = seen.flatMap(({ _id }) => found.get(_id)?.data ?? []);
    const item: WrittenItem = { orders: seen.map(({ _id }) => _id), ...resultOf(seen, found, taken) };
    const fault = item.result === "done" ? store.findFault(orders, present) : undefined;
    if (fault !== undefined) return { ...item, result: "wrong" as const, reason: fault };
    if (item.result !== "done") return item;
    for (const { _id } of seen) taken.set(_id, item);
    wanted.set(item, orders);
    return item;
  });
  const written = store.writeInvoices(tx, actor, locked, [...wanted.values()], present);
  for (const [id, ledger] of ledgers) {
    const checkout = present.get(id);
    if (checkout && checkout !== ledger.checkout) saveLedger(tx, ledger, checkout, { seen: found });
  }
  const papers = new Map([...wanted.keys()].map((item, place) => [item, written[place]?.paper]));
  return results.map((item) => {
    const paper = papers.get(item);
    return paper ? { ...item, number: paper._id, total: decimalOf(paper.total) } : item;
  });
}

/** Of several reasons the first is told: what is gone, named twice, invoiced, changed, or not sent. */
function resultOf(
  seen: Item["orders"],
  found: ReadonlyMap<string, Found<StoredOrder>>,
  taken: ReadonlyMap<string, WrittenItem>,
): Pick<WrittenItem, "result" | "number" | "reason"> {
  const orders = seen.flatMap(({ _id, version }) => {
    const order = found.get(_id)?.data;
    return order ? [{ ...order, seen: version }] : [];
  });
  if (orders.length < seen.length || seen.length === 0) return { result: "gone" };
  if (new Set(seen.map(({ _id }) => _id)).size < seen.length)
    return { result: "wrong", reason: "An order is named twice." };
  const invoiced = orders.find(({ _id, invoice }) => invoice || taken.has(_id));
  if (invoiced) return { result: "invoiced", ...(invoiced.invoice && { number: invoiced.invoice }) };
  if (orders.some((order) => order.version !== order.seen)) return { result: "changed_meanwhile" };
  const isSent = orders.every(({ handling }) => handling === "sent" || handling === "closed");
  return { result: isSent ? "done" : "not_next" };
}

export async function readInvoice(caller: Caller, number: string): Promise<Invoice> {
  const { paper, invoice } = await findReadable(caller, number);
  return encodeInvoice(paper, invoice.data);
}

interface InvoiceList extends ListPage<ListedInvoice> {
  readonly total: number;
  readonly sum: { net: number; vat: number; gross: number; due: number };
}

export async function listInvoices(query: InvoicesQuery): Promise<InvoiceList> {
  const [{ items, next }, { total, ...cents }] = await Promise.all([
    list.listInvoices(query),
    list.sumUp(query),
  ]);
  const [net, vat, gross, due] = [cents.net, cents.vat, cents.gross, cents.due].map((sum) =>
    decimalOf(moneyOf(sum)),
  ) as [number, number, number, number];
  return { items: items.map(encodeListed), next, total, sum: { net, vat, gross, due } };
}

function encodeListed({ _id, total, due, ...entry }: StoredInvoice): ListedInvoice {
  return { ...entry, number: _id, total: decimalOf(total), due: decimalOf(due) };
}

export async function readBooks(query: BooksQuery): Promise<ListPage<BookedRow>> {
  const { items, next } = await list.listPapers(query);
  const rows = items.flatMap(({ _id, day, kind, of, buyer, taxes, total }) => {
    const untaxed = { percent: 0, net: total, vat: moneyOf(0), gross: total };
    return (taxes.length > 0 ? taxes : [untaxed]).map(({ percent, net, vat, gross }) => ({
      ...{ day, number: _id, kind, of, buyer: buyer?.name ?? "", percent },
      ...{ net: decimalOf(net), vat: decimalOf(vat), gross: decimalOf(gross) },
    }));
  });
  return { items: rows, next };
}

export async function writeCredit(
  actor: Actor,
  number: string,
  body: WriteCredit,
  request?: IdempotentRequest,
): Promise<Invoice> {
  const work = async (tx: Transaction) => setAnswer(await credit(tx, actor, number, body));
  return once(request, actor.uid, () => mapDeletionError(actor.uid, store.inPaperQueue(work)));
}

async function credit(tx: Transaction, actor: Actor, number: string, body: WriteCredit): Promise<Invoice> {
  const creditable = await store.findCreditable(number);
  if (creditable?.paper.kind !== "invoice") throw notFound("invoice");
  const credited = creditedOf(creditable, body);
  const ids = Object.keys(creditable.invoice.data.checkouts);
  const ledgers = await findLedgers(
    tx,
    ids.map((_id) => ({ _id })),
  );
  const locked = await store.lockSeries(tx, "credit");
  assertNotDeleting(tx, actor.uid);
  const isShipping = body.shipping;
  const paper = store.writeCredit(tx, actor, locked, creditable, {
    credited,
    isShipping,
    reason: body.reason,
  });
  for (const [, ledger] of ledgers) {
    const theirs = credited.filter(({ orderId }) =>
      ledger.checkout.lines.some((line) => line.orderId === orderId),
    );
    const lines = theirs.reduce(
      (checkout, each) => withCredit(checkout, each.orderId, each),
      ledger.checkout,
    );
    const isTheirShipping = isShipping && ledger.checkout.invoices[0]?.number === number;
    const changed = isTheirShipping ? withoutShipping(lines) : lines;
    saveLedger(tx, ledger, withCreditNumber(changed, paper._id));
  }
  return encodeInvoice(paper, undefined);
}

type Left = { readonly pieces: number; readonly deposits: number };

/** Of an order what is on the invoice and isn't credited yet. */
function leftOf({ paper, invoice }: store.Creditable, orderId: string): Left | undefined {
  const [line, deposit] = [paper.lines, paper.deposits].map((list) =>
    list.find((each) => each.orderId === orderId),
  );
  if (!line && !deposit) return undefined;
  const { pieces, deposits } = invoice.data.creditedLines[orderId] ?? { pieces: 0, deposits: 0 };
  return { pieces: (line?.pieces ?? 0) - pieces, deposits: (deposit?.pieces ?? 0) - deposits };
}

/** Deposits of the credited pieces, unless the body says which. Throws what is more than the invoice has left. */
function creditedOf(creditable: store.Creditable, { lines, deposits, shipping }: WriteCredit) {
  const fields: Record<string, string> = {};
  const byOrder = new Map<string, store.CreditedPieces>();
  function take(orderId: string, kind: keyof Left, pieces: number, field: string): void {
    const before = byOrder.get(orderId) ?? { orderId, pieces: 0, deposits: 0 };
    const left = leftOf(creditable, orderId);
    if (!left) fields[`${field}.orderId`] = "This order is not on the invoice.";
    else if (before[kind] + pieces > left[kind])
      fields[`${field}.pieces`] = `At most ${left[kind] - before[kind]} can be credited.`;
    byOrder.set(orderId, { ...before, [kind]: before[kind] + pieces });
  }
  for (const [place, { orderId, pieces }] of lines.entries()) {
    take(orderId, "pieces", pieces, `lines.${place}`);
    const left = leftOf(creditable, orderId)?.deposits ?? 0;
    if (!deposits) take(orderId, "deposits", Math.min(pieces, left), `lines.${place}`);
  }
  for (const [place, { orderId, pieces }] of (deposits ?? []).entries())
    take(orderId, "deposits", pieces, `deposits.${place}`);
  if (shipping && creditable.paper.shipping.gross.cents === 0)
    fields.shipping = "This invoice has no sending.";
  if (shipping && creditable.invoice.data.isShippingCredited)
    fields.shipping = "Sending was already credited.";
  const credited = [...byOrder.values()];
  const isNothing = !shipping && credited.every((each) => each.pieces + each.deposits === 0);
  if (isNothing) fields.lines = "Nothing is credited.";
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError("invalid", message, { fields });
  return credited;
}
