import { notifyWaiting } from "../back-in-stock/back-in-stock.store.ts";
import { createCheckout, findLedgers, removeFromLedgers } from "../books/checkouts.store.ts";
import { beginOf, endOf } from "../books/shop-day.ts";
import { forgetParts } from "../catalogue/forget-parts.ts";
import { findPartsByNumber } from "../catalogue/parts-by-number.ts";
import type { OrdersQuery } from "../contract/admin/orders.ts";
import type { ListQuery } from "../contract/list.ts";
import type { ListOrdersQuery } from "../contract/orders.ts";
import { decimalOf, moneyOf } from "../contract/values/money.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor, Caller } from "../core/caller.ts";
import type { IdempotentRequest } from "../core/idempotency.ts";
import { batchesOf } from "../firestore/batches.ts";
import type { PlacedOrder } from "../firestore/collections.ts";
import { inTransaction, setAnswer, type Transaction } from "../firestore/db.ts";
import { findAnswer, storeAnswer } from "../firestore/once.ts";
import { parseBeginnings, parseIdentifiers } from "../firestore/order-words.ts";
import type { ListPage, Page } from "../firestore/page.ts";
import { asDeletionError, assertNotDeleting } from "../identity/account-deletion.store.ts";
import { queueMail } from "../outbox/outbox.store.ts";
import { recordDemand } from "../parts/internals.store.ts";
import { dayOf } from "../parts/internals-rule.ts";
import * as parts from "../parts/parts.store.ts";
import { findStockOrNone, release, reserve } from "../stock/stock.store.ts";
import { inStockQueue } from "../stock/stock-queue.ts";
import { type AdminsOrder, toAdminsOrder, withActors } from "./fulfilment/fulfilment.domain.ts";
import { mayDelete, orderInHandError, orderInvoicedError } from "./fulfilment/fulfilment-rule.ts";
import type { OrderRequest } from "./order-codec.ts";
import { assertOwnEmail, assertPrice, isOfTheOrder, newOrder } from "./order-rule.ts";
import * as store from "./orders.store.ts";
import { shippingRate } from "./shipping.ts";

/** The specification's body has no product id; without one, picture and price identify the product. */
async function findOrderedId(body: OrderRequest): Promise<string> {
  if (body.productId !== undefined) return body.productId;
  const [product, another] = await parts.findByPictureAndPrice(body);
  if (!product || another) {
    throw new AppError("product_unresolved", "We can't tell which part you mean. Please order it again.");
  }
  return product._id;
}

/** One commit takes the stock and stores order and key. A retry returns the first order. */
export async function placeOrder(
  caller: Caller,
  body: OrderRequest,
  request?: IdempotentRequest,
): Promise<PlacedOrder> {
  assertOwnEmail(caller, body);
  const id = store.newOrderId();
  try {
    const productId = await findOrderedId(body);
    const take = (tx: Transaction) => takeOrder(tx, { id, productId, caller, body, request });
    return await inStockQueue(productId, take, caller.uid);
  } catch (failure) {
    if (!isOfTheOrder(failure)) throw failure;
    // The commit may have succeeded although its response was lost.
    const before =
      (request && (await findAnswer(request, "order"))?.order) ?? (await store.findOrder(id))?.data;
    if (before) return before;
    throw await asDeletionError(failure, caller.uid);
  }
}

interface OrderAttempt {
  /** The same for each retry, so that an order can't be placed twice. */
  readonly id: string;
  readonly productId: string;
  readonly caller: Caller;
  readonly body: OrderRequest;
  readonly request: IdempotentRequest | undefined;
}

async function takeOrder(tx: Transaction, attempt: OrderAttempt): Promise<PlacedOrder> {
  const { id, productId, caller, body, request } = attempt;
  const product = await parts.findProduct(productId);
  if (!product) {
    await forgetParts([productId]);
    throw notFound("product");
  }
  assertPrice(product.data, body);
  const ordered = newOrder({ _id: id, quantity: body.quantity, shipping: shippingRate }, body, product.data);
  const who = assertNotDeleting(tx, caller.uid);
  reserve(tx, product, [{ orderId: id, pieces: ordered.quantity }], who);
  const [order = ordered] = createCheckout(tx, [ordered]);
  store.createOrder(tx, caller, order);
  const ofOrder = { ownerUid: caller.uid, orderIds: [id] };
  queueMail(tx, { name: `placed-${id}`, kind: "order_placed", ...ofOrder });
  if (request) storeAnswer(tx, request, { ownerUid: caller.uid, order });
  return order;
}

/** To anyone else the order doesn't exist. */
async function assertMaySee<Seen extends Pick<store.DeletableOrder, "ownerUid">>(
  caller: Caller,
  order: Seen | undefined,
): Promise<Seen> {
  if (!order) throw notFound("order");
  const maySee = order.ownerUid === caller.uid || (await caller.isAdmin());
  if (!maySee) throw notFound("order", { isDenial: true });
  return order;
}

export async function showOrder(caller: Caller, id: string): Promise<AdminsOrder> {
  const order = await assertMaySee(caller, (await store.findOrder(id))?.data);
  return order.ownerUid === caller.uid ? order : withActors(order);
}

/** Checked outside the transaction, so that no lock waits for the provider: an order loses its owner, and never gets another. */
export async function deleteOrder(caller: Caller, actor: Actor, id: string): Promise<{ _id: string }> {
  const { productId } = await assertMaySee(caller, (await store.findForDeletion(id))?.data);
  const isAdmin = await caller.isAdmin();
  const deleted = await deleteTogether(actor, productId, [id], (order) => {
    if (order.invoice) throw orderInvoicedError(order.invoice);
    if (!mayDelete(order, isAdmin)) throw orderInHandError(isAdmin);
    setAnswer({ _id: id });
    return true;
  });
  if (deleted === 0) throw notFound("order");
  return { _id: id };
}

/** Orders of one product. Their pieces are released in the same commit, if the product still exists. */
async function deleteTogether(
  actor: Actor,
  productId: string | null,
  ids: readonly string[],
  isWanted: (order: store.DeletableOrder) => boolean,
): Promise<number> {
  let isBack = false;
  async function work(tx: Transaction): Promise<number> {
    const present = (await Promise.all(ids.map(store.findForDeletion))).filter(
      (order) => order !== undefined,
    );
    const orders = present.filter(({ data }) => isWanted(data));
    if (orders.length === 0) return 0;
    const stock = productId === null ? undefined : await findStockOrNone(tx, productId);
    const deletable = orders.map(({ data }) => data);
    const ledgers = await findLedgers(tx, deletable);
    const released = deletable.map(({ _id, quantity }) => ({ orderId: _id, pieces: quantity }));
    const who = assertNotDeleting(tx, actor.uid);
    isBack = stock !== undefined && release(tx, stock, released, who);
    const deletion = { actor, who, isReleased: stock !== undefined };
    for (const order of orders) store.deleteOrder(tx, order, deletion);
    removeFromLedgers(tx, ledgers, deletable);
    if (productId !== null) releasePieces(tx, productId, orders);
    return orders.length;
  }
  try {
    if (productId === null) return await inTransaction(work);
    const deleted = await inStockQueue(productId, work);
    if (isBack) await notifyWaiting(productId);
    return deleted;
  } catch (failure) {
    throw await asDeletionError(failure, actor.uid);
  }
}

/** A picked order is no longer reserved. */
function releasePieces(
  tx: Transaction,
  productId: string,
  orders: readonly { data: store.DeletableOrder }[],
): void {
  const byDay = Map.groupBy(orders, ({ data }) => dayOf(data.createdAt ?? new Date()));
  for (const [at, group] of byDay) {
    const reserved = group.filter(({ data }) => data.handling === "new");
    recordDemand(tx, productId, { reserved: -piecesOf(reserved), sold: -piecesOf(group), at });
  }
}

function piecesOf(orders: readonly { data: store.DeletableOrder }[]): number {
  return orders.reduce((pieces, { data }) => pieces + data.quantity, 0);
}

const MOST_AT_ONCE = 100;

export async function deleteOrdersOf(actor: Actor, account: string): Promise<{ deleted: number }> {
  const isWanted = (order: store.DeletableOrder) => !order.invoice && mayDelete(order, true);
  let deleted = 0;
  for await (const batch of batchesOf(store.ordersOf(account), MOST_AT_ONCE)) {
    const orders = batch.map((document) => document.data()).filter(isWanted);
    const byProduct = [...Map.groupBy(orders, ({ productId }) => productId)];
    // Waits for all, so that nothing runs on after the response.
    const rounds = await Promise.allSettled(
      byProduct.map(([productId, group]) =>
        deleteTogether(
          actor,
          productId,
          group.map(({ _id }) => _id),
          isWanted,
        ),
      ),
    );
    for (const round of rounds) {
      if (round.status === "rejected") throw round.reason;
      deleted += round.value;
    }
  }
  return { deleted };
}

export async function listOrdersOf(account: string, query: ListQuery): Promise<ListPage<AdminsOrder>> {
  const { items, next } = await store.listOrdersOf(account, query);
  return { items: items.map(toAdminsOrder), next };
}

export async function listOrdersOfPart(productId: string, query: ListQuery): Promise<ListPage<AdminsOrder>> {
  const { items, next } = await store.listOrdersOfPart(productId, query);
  return { items: items.map(toAdminsOrder), next };
}

export async function listOrders(
  caller: Caller,
  { own, ...page }: ListOrdersQuery,
): Promise<Page<AdminsOrder>> {
  const isForAll = !own && (await caller.isAdmin());
  const { items, next } = await store.listOrders(page, isForAll ? undefined : caller.uid);
  return { items: isForAll ? items.map(toAdminsOrder) : items, next };
}

interface OrderList extends ListPage<AdminsOrder> {
  readonly total: number;
  readonly sum: number;
}

export async function searchOrders(query: OrdersQuery): Promise<OrderList> {
  const { q = "", from, to, handling, due, invoice, withdrawal } = query;
  const ways = (handling?.length ?? 1) * (due?.length ?? 1);
  const words = q.trim() === "" ? null : await entriesFor(q, ways);
  if (words?.length === 0) return { items: [], total: 0, sum: 0, next: null };
  const filters = {
    words,
    statuses: handling ?? null,
    due,
    isWithoutInvoice: invoice === "none",
    isWithdrawalOpen: withdrawal === "open",
    from: from === undefined ? null : beginOf(from),
    until: to === undefined ? null : endOf(to),
  };
  const [{ items, next }, { total, cents }] = await Promise.all([
    store.searchOrders(filters, query),
    store.sumUp(filters),
  ]);
  return { items: items.map(toAdminsOrder), total, sum: decimalOf(moneyOf(cents)), next };
}

/** The ways in which a query may find one, each entry with each status and each state of its payment. */
const MOST_WAYS = 30;

/** Who is called like the number or email of an order isn't found for it. */
async function entriesFor(typed: string, ways: number): Promise<string[]> {
  const identifiers = parseIdentifiers(typed);
  const entries = (await store.existsWithWords(identifiers)) ? identifiers : parseBeginnings(typed);
  const most = Math.floor(MOST_WAYS / ways);
  const partIds = await findPartsByNumber(typed, Math.max(0, most - entries.length));
  return [...entries.slice(0, most), ...partIds];
}
