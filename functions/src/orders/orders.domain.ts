import { accountGone, isLeavingCause, unlessLeaving } from "../accounts/removal/leaving.store.ts";
import { times } from "../contract/money.ts";
import type { ListOrdersQuery, ShownOrder } from "../contract/orders.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor, Caller } from "../core/caller.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import type { PlacedOrder, StoredOrder, StoredProduct } from "../firestore/collections.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import type { Page } from "../firestore/page.ts";
import * as catalogue from "../products/products.store.ts";
import { findStock, release, reserve } from "../stock/stock.store.ts";
import { inStockQueue } from "../stock/stock-queue.ts";
import type { IdempotentRequest } from "./idempotency.ts";
import type { OrderRequest } from "./order-codec.ts";
import { assertPrice } from "./order-rule.ts";
import * as store from "./orders.store.ts";

/** The specification's body has no product id; without one, picture and price identify the product. */
async function findOrderedId(body: OrderRequest): Promise<string> {
  if (body.productId !== undefined) return body.productId;
  const [product, another] = await catalogue.findByPictureAndPrice(body);
  if (!product || another) {
    throw new AppError("product_unresolved", "We can't tell which part you mean. Please order it again.");
  }
  return product._id;
}

function orderOf(id: string, body: OrderRequest, product: StoredProduct): PlacedOrder {
  return {
    _id: id,
    name: body.name,
    email: body.email,
    address: body.address,
    mobile: body.mobile,
    quantity: body.quantity,
    price: product.price,
    total: times(product.price, body.quantity),
    picture: product.picture,
    productId: product._id,
    productName: product.name,
    createdAt: new Date().toISOString(),
  };
}

/** One commit takes the stock and stores order and key. A retry returns the first order. */
export async function placeOrder(
  caller: Caller,
  body: OrderRequest,
  request?: IdempotentRequest,
): Promise<PlacedOrder> {
  if (caller.email !== null && body.email !== caller.email) {
    throw new AppError("forbidden", "Please order with the email you signed in with.");
  }
  const id = store.newOrderId();
  try {
    const productId = await findOrderedId(body);
    const take = (tx: Transaction) => takeOrder(tx, { id, productId, caller, body, request });
    return await inStockQueue(productId, take, caller.uid);
  } catch (failure) {
    if (!isOfTheOrder(failure)) throw failure;
    // The commit may have succeeded although its response was lost.
    const before = (request && (await findEarlierOrder(request))) ?? (await store.findOrder(id))?.data;
    if (before) return before;
    throw (await isLeavingCause(failure, caller.uid)) ? accountGone(failure) : failure;
  }
}

/** Whether the order itself is at fault, and not a busy or unreachable shop. */
function isOfTheOrder(failure: unknown): boolean {
  if (failure instanceof AppError) return failure.code !== "unavailable";
  return libraryCodeOf(failure) === GrpcStatus.ALREADY_EXISTS;
}

/** Checked only after a failure, since most orders are sent once. */
async function findEarlierOrder(request: IdempotentRequest): Promise<PlacedOrder | undefined> {
  const answered = await store.findAnswer(request);
  if (!answered || answered.fingerprint === request.fingerprint) return answered?.order;
  throw new AppError("idempotency_key_reused", "This order was already sent with different details.");
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
  const product = await catalogue.findProduct(productId);
  if (!product) throw notFound("product");
  assertPrice(product.data, body);
  const order = orderOf(id, body, product.data);
  reserve(tx, product, { orderId: id, pieces: order.quantity }, caller.uid);
  store.createOrder(tx, {
    ...order,
    ownerUid: caller.uid,
    accountHash: store.accountHashOf(caller.uid),
    isUnverified: caller.email !== null && !caller.isEmailVerified,
  });
  if (request) store.rememberAnswer(tx, request, { ownerUid: caller.uid, order });
  unlessLeaving(tx, caller.uid);
  return order;
}

/** To anyone else the order doesn't exist. */
async function assertMaySee<Seen extends store.Taken>(
  caller: Caller,
  order: Seen | undefined,
): Promise<Seen> {
  if (!order) throw notFound("order");
  const maySee = order.ownerUid === caller.uid || (await caller.isAdmin());
  if (!maySee) throw notFound("order", { isDenial: true });
  return order;
}

/** Admins see whose order it is. */
type SeenOrder = StoredOrder & Pick<ShownOrder, "account">;

function forAdmin(order: StoredOrder): SeenOrder {
  const { ownerUid, accountHash = null, isUnverified = false } = order;
  return { ...order, account: { _id: ownerUid ?? accountHash, isUnverified } };
}

export async function showOrder(caller: Caller, id: string): Promise<SeenOrder> {
  const order = await assertMaySee(caller, (await store.findOrder(id))?.data);
  return order.ownerUid === caller.uid ? order : forAdmin(order);
}

/** Checked outside the transaction: owners never change, and no lock waits for the provider. */
export async function deleteOrder(caller: Caller, actor: Actor, id: string): Promise<{ _id: string }> {
  const { productId } = await assertMaySee(caller, (await store.findTaken(id))?.data);
  const deleted = await deleteTogether(actor, productId, [id]);
  if (deleted === 0) throw notFound("order");
  return { _id: id };
}

/** Orders of one product. Their pieces are released in the same commit, if the product still exists. */
function deleteTogether(actor: Actor, productId: string | null, ids: readonly string[]): Promise<number> {
  async function work(tx: Transaction): Promise<number> {
    const orders = (await Promise.all(ids.map(store.findTaken))).filter((order) => order !== undefined);
    if (orders.length === 0) return 0;
    const stock = productId === null ? undefined : await findStock(productId);
    const released = orders.map(({ data }) => ({ orderId: data._id, pieces: data.quantity }));
    if (stock) release(tx, stock, released, actor.uid);
    for (const order of orders) store.deleteOrder(tx, actor, order);
    return orders.length;
  }
  return productId === null ? inTransaction(work) : inStockQueue(productId, work);
}

const MOST_AT_ONCE = 100;

export async function deleteOrdersOf(actor: Actor, account: string): Promise<{ deleted: number }> {
  for (let deleted = 0; ; ) {
    const orders = await store.findOrdersOf(account, MOST_AT_ONCE);
    if (orders.length === 0) return { deleted };
    const byProduct = [...Map.groupBy(orders, ({ productId }) => productId)];
    // Waits for all, so that nothing runs on after the response.
    const rounds = await Promise.allSettled(
      byProduct.map(([productId, group]) =>
        deleteTogether(
          actor,
          productId,
          group.map(({ _id }) => _id),
        ),
      ),
    );
    for (const round of rounds) {
      if (round.status === "rejected") throw round.reason;
      deleted += round.value;
    }
  }
}

export async function listOrders(
  caller: Caller,
  { own, ...page }: ListOrdersQuery,
): Promise<Page<SeenOrder>> {
  const isForAll = !own && (await caller.isAdmin());
  const { items, next } = await store.listOrders(page, isForAll ? undefined : caller.uid);
  return { items: isForAll ? items.map(forAdmin) : items, next };
}
