import {
  AggregateField,
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  Filter,
  type Query,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import { orderFieldsOf } from "../books/checkout-rule.ts";
import { findLedgerToReturnTo, type Ledger, saveLedger } from "../books/checkouts.store.ts";
import type { OrdersQuery } from "../contract/admin/orders.ts";
import type { ListQuery } from "../contract/list.ts";
import type { OrderStatus } from "../contract/values/order-status.ts";
import type { PageQuery } from "../contract/values/primitives.ts";
import type { Return } from "../contract/values/returned.ts";
import type { ActiveUid, Actor, Caller } from "../core/caller.ts";
import { sha256 } from "../core/sha256.ts";
import {
  idempotency,
  orders,
  type PlacedOrder,
  StoredOrder,
  type StoredTrash,
} from "../firestore/collections.ts";
import { fieldsOf, withStored } from "../firestore/converter.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { isInState } from "../firestore/due-filter.ts";
import { type Found, found, unchanged } from "../firestore/found.ts";
import { wordsOfOrder, wordsWithoutContact } from "../firestore/order-words.ts";
import { type ListPage, type Page, readListPage, readPage, type Sort } from "../firestore/page.ts";
import { readableOnes } from "../firestore/readable.ts";
import { serverNow } from "../firestore/server-time.ts";
import { changeInBatches, updateInBatches } from "../firestore/update-in-batches.ts";
import { retainAddresses } from "../outbox/outbox.store.ts";
import { recordDemand } from "../parts/internals.store.ts";
import { findDeleted, moveToTrash, parseStored, parseWhole, restore } from "../trash/trash.store.ts";
import { recordOrderChange } from "./days/order-days.store.ts";
import { withdrawalPeriod } from "./withdrawals/withdrawal-rule.ts";

export function newOrderId(): string {
  return orders.doc().id;
}

export function hashAccount(uid: string): string {
  return sha256(uid);
}

/** Salted by order, so that hashes can't be correlated. */
export function hashContact(orderId: string, email: string): string {
  return sha256(`${orderId}\n${email}`);
}

export function createOrder(
  tx: Transaction,
  { uid, email, isEmailVerified }: Pick<Caller, "uid" | "email" | "isEmailVerified">,
  order: PlacedOrder,
): void {
  tx.create(orders.doc(order._id), {
    ...order,
    ownerUid: uid,
    accountHash: hashAccount(uid),
    isUnverified: !(isEmailVerified && order.email === email),
    words: wordsOfOrder(order),
    updatedAt: serverNow,
  });
}

export async function findOrder(id: string): Promise<Found<StoredOrder> | undefined> {
  return found(await orders.doc(id).get());
}

/** By their ids, in one round trip. */
export async function findOrders(ids: readonly string[]): Promise<ReadonlyMap<string, Found<StoredOrder>>> {
  if (ids.length === 0) return new Map();
  const snapshots = (await db.getAll(...ids.map((id) => orders.doc(id)))) as DocumentSnapshot<StoredOrder>[];
  return new Map(snapshots.flatMap((one) => found(one) ?? []).map((order) => [order.data._id, order]));
}

/** Also one that was deleted, as long as it can be restored. */
export async function findOrderOrDeleted(id: string): Promise<StoredOrder | undefined> {
  const order = await findOrder(id);
  if (order) return order.data;
  const deleted = await findDeleted(id);
  return deleted && parseStored(StoredOrder, deleted);
}

/** The existing ones, damaged or not, in one read. */
export async function findExistingIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const snapshots = await db.getAll(...ids.map((id) => orders.doc(id)), { fieldMask: ["number"] });
  return new Set(snapshots.filter(({ exists }) => exists).map(({ id }) => id));
}

const { _id, name, ownerUid, productId, quantity, handling, createdAt, basketId, invoice } =
  StoredOrder.shape;

/** Reads the fields that deletion needs, even of a damaged order. */
const DeletableOrder = z.object({
  _id,
  name: z.catch(name, ""),
  ownerUid: z.catch(ownerUid, null),
  productId: z.catch(z.nullable(productId), null),
  quantity: z.catch(quantity, 0),
  /** An order that may be packed isn't its owner's to delete. */
  handling: z.catch(handling, "picked"),
  createdAt: z.catch(z.nullable(createdAt), null),
  basketId: z.catch(basketId, undefined),
  invoice: z.catch(invoice, undefined),
});
export type DeletableOrder = z.infer<typeof DeletableOrder> & { readonly stored: DocumentData };
const deletableOrders = orders.withConverter(withStored(DeletableOrder));

export async function findForDeletion(id: string): Promise<Found<DeletableOrder> | undefined> {
  return found(await deletableOrders.doc(id).get());
}

interface Deletion {
  readonly actor: Actor;
  readonly who: ActiveUid;
  /** Its pieces went back into the stock. */
  readonly isReleased: boolean;
}

/** Moves it to the trash. */
export function deleteOrder(
  tx: Transaction,
  order: Found<DeletableOrder>,
  { actor, who, isReleased }: Deletion,
): void {
  const { _id, name, ownerUid, productId, quantity, stored } = order.data;
  moveToTrash(tx, {
    ...{ _id, kind: "order", name, who, stored, pieces: quantity, isReleased },
    ...(productId !== null && { productId }),
    ...(ownerUid !== null && { accountHash: hashAccount(ownerUid) }),
  });
  tx.delete(orders.doc(_id), unchanged(order));
  recordOrderChange(tx, { before: stored });
  recordAuditEvent(tx, actor, "order_deleted", _id);
}

interface Restorable {
  readonly order: StoredOrder;
  readonly ledger: Ledger;
}

/** Refuses a damaged one. Reads, so it comes before all writes. */
export async function findRestorable(tx: Transaction, deleted: StoredTrash): Promise<Restorable> {
  const order = parseWhole(StoredOrder, deleted);
  return { order, ledger: await findLedgerToReturnTo(tx, order) };
}

/** Its pieces are taken in the same commit. Sends no emails again. */
export function restoreOrder(
  tx: Transaction,
  actor: Actor,
  order: StoredTrash,
  { order: { productId, quantity, handling, createdAt }, ledger }: Restorable,
): void {
  const follows = fieldsOf(StoredOrder, orderFieldsOf(ledger.checkout, order._id));
  const after = restore(tx, order, { ...follows, updatedAt: serverNow });
  saveLedger(tx, ledger, ledger.checkout, { written: [order._id] });
  recordOrderChange(tx, { after });
  const reserved = handling === "new" ? quantity : 0;
  recordDemand(tx, productId, { reserved, sold: quantity, at: createdAt });
  recordAuditEvent(tx, actor, "order_restored", order._id);
}

const withoutOpenWithdrawal = { isWithdrawalOpen: FieldValue.delete() };
/** So that it doesn't count as one without an invoice. */
const withoutInvoice = { invoice: FieldValue.delete() };

type StatusUpdate = Pick<
  StoredOrder,
  "handling" | "version" | "carrier" | "tracking" | "history" | "invoice"
>;

export function changeStatus(
  tx: Transaction,
  actor: Actor,
  order: Found<StoredOrder>,
  step: StatusUpdate,
): void {
  const id = order.data._id;
  const changed = fieldsOf(StoredOrder, { ...step, words: wordsOfOrder({ ...order.data, ...step }) });
  const isClosed = step.handling === "closed";
  tx.update(
    orders.doc(id),
    { ...changed, ...(isClosed && withoutOpenWithdrawal), updatedAt: serverNow },
    unchanged(order),
  );
  if (step.handling !== "new") recordAuditEvent(tx, actor, `order_${step.handling}`, id);
}

type ReturnUpdate = Pick<StoredOrder, "version" | "returned" | "returnedTotal" | "returns"> &
  Partial<ReturnType<typeof orderFieldsOf>>;

export function bookReturn(
  tx: Transaction,
  actor: Actor,
  order: Found<StoredOrder>,
  { changes, booked: { reason, at } }: { readonly changes: ReturnUpdate; readonly booked: Return },
): void {
  const id = order.data._id;
  const changed = { ...fieldsOf(StoredOrder, changes), ...withoutOpenWithdrawal, updatedAt: serverNow };
  const isAllCredited = changes.payment !== undefined && changes.invoice === undefined;
  tx.update(orders.doc(id), { ...changed, ...(isAllCredited && withoutInvoice) }, unchanged(order));
  recordOrderChange(tx, { before: order.data, after: { ...order.data, ...changes } });
  recordAuditEvent(tx, actor, "order_returned", id, reason, at);
}

export function listOrders(page: PageQuery, ownerUid?: string): Promise<Page<StoredOrder>> {
  const wanted = ownerUid === undefined ? orders : orders.where("ownerUid", "==", ownerUid);
  return readPage(wanted, "desc", page);
}

export interface OrderFilters {
  readonly words: readonly string[] | null;
  readonly statuses: readonly OrderStatus[] | null;
  readonly due: OrdersQuery["due"];
  readonly isWithoutInvoice: boolean;
  readonly isWithdrawalOpen: boolean;
  /** ISO 8601: from the first moment until before the last. */
  readonly from: string | null;
  readonly until: string | null;
}

const sorts: Readonly<Record<OrdersQuery["sort"], Sort>> = {
  newest: { by: ["createdAt"], direction: "desc" },
  oldest: { by: ["createdAt"], direction: "asc" },
  total: { by: ["total.cents", "createdAt"], direction: "asc" },
  "-total": { by: ["total.cents", "createdAt"], direction: "desc" },
};

function toQuery(filters: OrderFilters): Query<StoredOrder> {
  const { words, statuses, due, isWithoutInvoice, isWithdrawalOpen, from, until } = filters;
  let wanted: Query<StoredOrder> = orders;
  if (words) wanted = wanted.where("words", "array-contains-any", words);
  if (statuses) wanted = wanted.where("handling", "in", statuses);
  if (due) wanted = wanted.where(isInState("payment.state", due));
  if (isWithoutInvoice) wanted = wanted.where("invoice", "==", null);
  if (isWithdrawalOpen) wanted = wanted.where("isWithdrawalOpen", "==", true);
  if (from) wanted = wanted.where("createdAt", ">=", from);
  return until ? wanted.where("createdAt", "<", until) : wanted;
}

export async function existsWithWords(entries: readonly string[]): Promise<boolean> {
  if (entries.length === 0) return false;
  const found = orders.where("words", "array-contains-any", entries).orderBy("createdAt", "desc");
  return !(await found.withConverter(null).select().limit(1).get()).empty;
}

export async function findOrdersWith(entries: readonly string[], most: number): Promise<StoredOrder[]> {
  if (entries.length === 0) return [];
  const found = orders.where("words", "array-contains-any", entries).orderBy("createdAt", "desc");
  return readableOnes((await found.limit(most).get()).docs);
}

/** `query` is what a cursor belongs to. */
export function searchOrders(filters: OrderFilters, query: OrdersQuery): Promise<ListPage<StoredOrder>> {
  return readListPage(toQuery(filters), sorts[query.sort], query);
}

export async function countNew(): Promise<number> {
  return (await orders.where("handling", "==", "new").count().get()).data().count;
}

export async function countWithdrawn(): Promise<number> {
  return (await orders.where("isWithdrawalOpen", "==", true).count().get()).data().count;
}

/** Those that are sent and have no invoice. */
export async function countUninvoiced(): Promise<number> {
  const sent = orders.where("handling", "in", ["sent", "closed"]).where("invoice", "==", null);
  return (await sent.count().get()).data().count;
}

/** Counts them, and sums the cents of all their totals. Sorted, so that it needs no index of its own. */
export async function sumUp(filters: OrderFilters): Promise<{ total: number; cents: number }> {
  const byTotal = toQuery(filters).orderBy("total.cents").orderBy("createdAt");
  const sums = { total: AggregateField.count(), cents: AggregateField.sum("total.cents") };
  return (await byTotal.aggregate(sums).get()).data();
}

/** `account` is a uid or, once deleted, the account's hash. */
function belongsTo(account: string): Filter {
  return Filter.or(
    Filter.where("accountHash", "in", [account, hashAccount(account)]),
    Filter.where("ownerUid", "==", account),
  );
}

export function ordersOf(account: string): Query<DeletableOrder> {
  return deletableOrders.where(belongsTo(account));
}

export function listOrdersOf(account: string, query: ListQuery): Promise<ListPage<StoredOrder>> {
  const page = { ...query, account };
  return readListPage(orders.where(belongsTo(account)), sorts.newest, page);
}

export function listOrdersOfPart(productId: string, query: ListQuery): Promise<ListPage<StoredOrder>> {
  const page = { ...query, productId };
  return readListPage(orders.where("productId", "==", productId), sorts.newest, page);
}

export async function countOrdersOf(account: string): Promise<number> {
  return (await orders.where(belongsTo(account)).count().get()).data().count;
}

/** Counts sent orders alone: an order that wasn't sent can be cancelled at once. */
export async function hasBought(uid: string, productId?: string): Promise<boolean> {
  const sent = orders.where("ownerUid", "==", uid).where("handling", "in", ["sent", "closed"]);
  const wanted = productId === undefined ? sent : sent.where("productId", "==", productId);
  return !(await wanted.select().limit(1).get()).empty;
}

/** Removes the owner, email and phone number; the shop keeps the orders for its books. Who knows the email may still withdraw. */
export function anonymiseOrders(ownerUid: string): Promise<void> {
  const accountHash = hashAccount(ownerUid);
  return changeInBatches(orders.where("ownerUid", "==", ownerUid), async (tx, documents) => {
    const withdrawn = documents.filter((order) => order.get("withdrawnAt") !== undefined);
    await retainAddresses(tx, new Map(withdrawn.map((order) => [order.id, String(order.get("email"))])));
    for (const order of documents) {
      const email = String(order.get("email")).toLowerCase();
      const words = wordsWithoutContact((field) => order.get(field));
      tx.update(order.ref, {
        ...fieldsOf(StoredOrder, { ownerUid: null, accountHash, email: "", mobile: "", words }),
        ...(withdrawalPeriod && { contactHash: hashContact(order.id, email) }),
        updatedAt: serverNow,
      });
    }
  });
}

export function deleteAnswers(ownerUid: string): Promise<void> {
  return updateInBatches(idempotency.where("ownerUid", "==", ownerUid), (tx, answer) => {
    tx.delete(answer);
  });
}
