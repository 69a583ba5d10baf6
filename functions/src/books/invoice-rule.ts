import { moneyOf, NOTHING, sumOf } from "../contract/values/money.ts";
import type { StoredInvoice, StoredOrder } from "../firestore/collections.ts";
import { wordsOfPaper } from "../firestore/paper-words.ts";
import { allocate, type Checkout, stateOf } from "./checkout-rule.ts";
import type { Paper } from "./paper-rule.ts";
import { shopDayOf } from "./shop-day.ts";

type Owner = Pick<StoredInvoice, "ownerUid" | "accountHash">;

/** An entry of the list of papers, before anything came for it. */
export function entryOf(
  paper: Paper,
  orders: readonly Pick<StoredOrder, "_id" | "number">[],
  { ownerUid, accountHash }: Owner,
): StoredInvoice {
  const { _id, kind, of, day, dueDay, total, taxes, buyer } = paper;
  const vat = sumOf(taxes.map((row) => row.vat));
  return {
    ...{ _id, kind, of, day, dueDay, buyer: buyer?.name ?? "", ownerUid, total, vat },
    ...(accountHash !== undefined && { accountHash }),
    ...{
      net: moneyOf(total.cents - vat.cents),
      credited: NOTHING,
      paid: NOTHING,
      due: NOTHING,
      state: "paid",
    },
    ...{ isLate: false, checkouts: {}, creditedLines: {}, credits: [], createdAt: new Date().toISOString() },
    orderIds: orders.map((order) => order._id),
    words: wordsOfPaper([_id, of ?? "", ...orders.map(({ number }) => number)], buyer?.name ?? ""),
  };
}

export function openEntry(
  paper: Paper,
  orders: readonly StoredOrder[],
  checkouts: readonly Checkout[],
): StoredInvoice {
  const entry = entryOf(paper, orders, orders[0] ?? { ownerUid: null });
  return checkouts.reduce(settleShare, entry);
}

/** With what came of a checkout for its share in the invoice. */
export function settleShare(entry: StoredInvoice, checkout: Checkout): StoredInvoice {
  const total = checkout.invoices.find(({ number }) => number === entry._id)?.total ?? NOTHING;
  const paid = moneyOf(allocate(checkout).get(entry._id) ?? 0);
  return settle({ ...entry, checkouts: { ...entry.checkouts, [checkout._id]: { total, paid } } });
}

export function settle(entry: StoredInvoice): StoredInvoice {
  const paid = sumOf(Object.values(entry.checkouts).map((share) => share.paid));
  const due = moneyOf(entry.total.cents - entry.credited.cents - paid.cents);
  const isLate = due.cents > 0 && entry.dueDay !== null && entry.dueDay < shopDayOf(Date.now());
  return { ...entry, paid, due, state: stateOf(paid.cents, due.cents), isLate };
}

/** The entry as its credit notes and ledgers say. */
export function recountEntry(
  entry: StoredInvoice,
  credits: readonly Pick<Paper, "total">[],
  checkouts: readonly Checkout[],
): StoredInvoice {
  const credited = moneyOf(0 - sumOf(credits.map(({ total }) => total)).cents);
  return checkouts.reduce(settleShare, settle({ ...entry, credited }));
}
