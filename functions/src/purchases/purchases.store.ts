import type { Query } from "firebase-admin/firestore";
import { shopDayOf } from "../books/shop-day.ts";
import { openStates, type PurchasesQuery } from "../contract/admin/purchases.ts";
import { purchases, StoredPurchase, series } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import type { Transaction } from "../firestore/db.ts";
import { type Found, found, unchanged } from "../firestore/found.ts";
import { parseBeginnings } from "../firestore/order-words.ts";
import { type ListPage, readListPage } from "../firestore/page.ts";
import { wordsOfPaper } from "../firestore/paper-words.ts";
import { readable } from "../firestore/readable.ts";

export type NewPurchase = Pick<StoredPurchase, "_id" | "supplier" | "lines" | "total">;

/** Writes them with the next numbers of the year. Reads as well, so it comes before all other writes. */
export async function createPurchases(
  tx: Transaction,
  drafts: readonly NewPurchase[],
): Promise<StoredPurchase[]> {
  const day = shopDayOf(Date.now());
  const year = day.slice(0, 4);
  const document = series.doc(`purchases${year}`);
  const { last = 0 } = readable(await tx.get(document)) ?? {};
  const made = drafts.map((draft, place): StoredPurchase => {
    const number = `P${year}-${String(last + 1 + place).padStart(5, "0")}`;
    return {
      ...{ ...draft, number, day, state: "draft", sentDay: null, expected: null, spent: {}, version: 1 },
      createdAt: new Date(Date.now() + place).toISOString(),
      words: wordsOfPaper([number], draft.supplier.name),
    };
  });
  for (const purchase of made) tx.create(purchases.doc(purchase._id), purchase);
  if (made.length > 0) tx.set(document, { _id: document.id, last: last + made.length, day, hash: "" });
  return made;
}

export async function findPurchase(id: string): Promise<Found<StoredPurchase> | undefined> {
  return found(await purchases.doc(id).get());
}

export function updatePurchase(tx: Transaction, before: Found<StoredPurchase>, after: StoredPurchase): void {
  const { _id, ...fields } = after;
  tx.update(purchases.doc(_id), fieldsOf(StoredPurchase, fields), unchanged(before));
}

export function removePurchase(tx: Transaction, before: Found<StoredPurchase>): void {
  tx.delete(purchases.doc(before.data._id), unchanged(before));
}

/** Nothing has an empty entry, so that what can't be read finds nothing. */
function entriesOf(typed: string): string[] {
  const entries = parseBeginnings(typed).slice(0, 10);
  return entries.length > 0 ? entries : [""];
}

function toQuery({ q = "", supplier, state, late }: PurchasesQuery): Query<StoredPurchase> {
  let wanted: Query<StoredPurchase> = purchases;
  if (q.trim() !== "") wanted = wanted.where("words", "array-contains-any", entriesOf(q));
  if (supplier !== undefined) wanted = wanted.where("supplier._id", "==", supplier);
  if (state) wanted = wanted.where("state", "==", state);
  if (late) wanted = wanted.where("expected", "<", shopDayOf(Date.now()));
  return late && !state ? wanted.where("state", "in", openStates) : wanted;
}

/** The first to come is the first of those that are late. */
export async function listPurchases(
  query: PurchasesQuery,
): Promise<ListPage<StoredPurchase> & { readonly total: number }> {
  const isNone = query.late && query.state && !["sent", "part"].includes(query.state);
  if (isNone) return { items: [], total: 0, next: null };
  const wanted = toQuery(query);
  const sort = query.late
    ? ({ by: ["expected"], direction: "asc" } as const)
    : ({ by: ["createdAt"], direction: "desc" } as const);
  const [page, count] = await Promise.all([
    readListPage(wanted, sort, query),
    wanted.orderBy(sort.by[0], sort.direction).count().get(),
  ]);
  return { ...page, total: count.data().count };
}

export async function countLatePurchases(): Promise<number> {
  return (await toQuery({ late: "true", limit: 1 }).orderBy("expected").count().get()).data().count;
}
