import { accountGone, isLeavingCause, unlessLeaving } from "../accounts/removal/leaving.store.ts";
import type { ListOrdersQuery, Order, PlaceOrder, ShownOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor, Caller } from "../core/caller.ts";
import { inTurn } from "../core/keyed-queue.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import type { StoredOrder } from "../firestore/collections.ts";
import { inTransaction, type Transaction, transactionDeadline } from "../firestore/db.ts";
import type { Found } from "../firestore/found.ts";
import type { Page } from "../firestore/page.ts";
import * as catalogue from "../products/products.store.ts";
import type { Repeatable } from "./idempotency.ts";
import { assertOrderable } from "./order-rule.ts";
import * as store from "./orders.store.ts";

/**
 * The ordered product: by its id, or, as the specification's own body has none, the one product whose
 * picture and price the body shows.
 */
async function findOrdered(body: PlaceOrder): Promise<Found<Product>> {
  if (body.productId !== undefined) {
    const product = await catalogue.findProduct(body.productId);
    if (!product) throw notFound("product");
    return product;
  }
  const [product, another] = await catalogue.findLookalikes(body);
  if (!product || another) {
    throw new AppError("product_unresolved", "It is not clear which part is meant. Please order it again.");
  }
  return product;
}

/** The order as it is kept: who and how many from the caller, what and at which price from the catalogue. */
function orderOf(id: string, body: PlaceOrder, product: Product): Order {
  return {
    _id: id,
    name: body.name,
    email: body.email,
    address: body.address,
    mobile: body.mobile,
    MinimumOrder: body.MinimumOrder,
    price: product.price,
    picture: product.picture,
    productId: product._id,
    productName: product.name,
    createdAt: new Date().toISOString(),
  };
}

/**
 * Places an order in one commit: the stock is checked and taken, the order and the memory of its key are
 * written, or nothing happens at all. The same key and body find the first order again. An account without
 * an e-mail says with each order where messages about it go.
 */
export async function placeOrder(caller: Caller, body: PlaceOrder, repeatable?: Repeatable): Promise<Order> {
  if (caller.email !== null && body.email !== caller.email) {
    throw new AppError("forbidden", "An order is placed with the e-mail you signed in with.");
  }
  const product = body.productId ?? `${body.price} ${body.picture}`;
  const id = store.newOrderId();
  const take = (tx: Transaction) => takeOrder(tx, { id, caller, body, repeatable });
  const deadline = transactionDeadline();
  try {
    return await inTurn(product, () => inTransaction(take, deadline), caller.uid);
  } catch (failure) {
    if (!isOfTheOrder(failure)) throw failure;
    // The answer to its own commit may have been lost too.
    const before = (repeatable && (await answeredBefore(repeatable))) ?? (await store.findOrder(id))?.data;
    if (before) return before;
    throw (await isLeavingCause(failure, caller.uid)) ? accountGone(failure) : failure;
  }
}

/** Whether an order failed by what it is, and not because the shop is busy or out of reach. */
function isOfTheOrder(failure: unknown): boolean {
  if (failure instanceof AppError) return failure.code !== "unavailable";
  // The idempotency record or the order exists already.
  return libraryCodeOf(failure) === GrpcStatus.ALREADY_EXISTS;
}

/** The order that the same request placed before. Looked for when it cannot be placed, since most come once. */
async function answeredBefore(repeatable: Repeatable): Promise<Order | undefined> {
  const answered = await store.findAnswer(repeatable);
  if (!answered || answered.fingerprint === repeatable.fingerprint) return answered?.order;
  throw new AppError("idempotency_key_reused", "This order was sent before with other details.");
}

interface Taking {
  /** The same at every try, so that no try can follow one that succeeded unheard. */
  readonly id: string;
  readonly caller: Caller;
  readonly body: PlaceOrder;
  readonly repeatable: Repeatable | undefined;
}

async function takeOrder(tx: Transaction, { id, caller, body, repeatable }: Taking): Promise<Order> {
  const product = await findOrdered(body);
  assertOrderable(product.data, body);
  const order = orderOf(id, body, product.data);
  catalogue.setStock(tx, product, product.data.quantity - order.MinimumOrder);
  store.createOrder(tx, {
    ...order,
    ownerUid: caller.uid,
    accountHash: store.accountHashOf(caller.uid),
    isUnverified: caller.email !== null && !caller.isEmailVerified,
  });
  if (repeatable) store.rememberAnswer(tx, repeatable, { ownerUid: caller.uid, order });
  unlessLeaving(tx, caller.uid);
  return order;
}

/** An order that the caller may see: their own, or any for an admin. To others it does not exist. */
async function assertMaySee<Seen extends store.Taken>(
  caller: Caller,
  order: Seen | undefined,
): Promise<Seen> {
  if (!order) throw notFound("order");
  const maySee = order.ownerUid === caller.uid || (await caller.isAdmin());
  if (!maySee) throw notFound("order", { isDenial: true });
  return order;
}

/** An order as admins see it: with the account that placed it. */
function forAdmin(order: StoredOrder): ShownOrder {
  const { ownerUid, accountHash = null, isUnverified = false } = order;
  return { ...order, account: { _id: ownerUid ?? accountHash, isUnverified } };
}

/** An order for its owner, or for an admin with the account that placed it. */
export async function showOrder(caller: Caller, id: string): Promise<ShownOrder> {
  const order = await assertMaySee(caller, (await store.findOrder(id))?.data);
  return order.ownerUid === caller.uid ? order : forAdmin(order);
}

/**
 * Deletes an order and gives its pieces back. Whether the caller may is asked before: an owner never changes,
 * and nobody waits on locks for the identity provider.
 */
export async function deleteOrder(caller: Caller, actor: Actor, id: string): Promise<{ _id: string }> {
  const { productId } = await assertMaySee(caller, (await store.findTaken(id))?.data);
  const deleted = await giveBack(actor, productId, [id]);
  if (deleted === 0) throw notFound("order");
  return { _id: id };
}

/**
 * Deletes those of a product's orders that are still there and, where the product is too, gives their pieces back in
 * the same commit. Resolves with how many they were.
 */
async function giveBack(actor: Actor, productId: string | null, ids: readonly string[]): Promise<number> {
  const deadline = transactionDeadline();
  return inTurn(productId ?? `orders ${ids[0]}`, () =>
    inTransaction(async (tx) => {
      const orders = (await Promise.all(ids.map(store.findTaken))).filter((order) => order !== undefined);
      const isReturned = productId !== null && orders.length > 0;
      const product = isReturned && (await catalogue.findStock(productId));
      const pieces = orders.reduce((sum, { data }) => sum + data.MinimumOrder, 0);
      if (product) catalogue.giveBack(tx, product, pieces);
      for (const order of orders) store.deleteOrder(tx, actor, order);
      return orders.length;
    }, deadline),
  );
}

/** As many orders as one round deletes, so that no commit outgrows Firestore's limits. */
const MOST_AT_ONCE = 100;

/**
 * Deletes all orders of an account, also of a deleted one, with one commit a product and round. What fails half-way has
 * deleted whole orders, and a repetition goes on with the others.
 */
export async function deleteOrdersOf(actor: Actor, account: string): Promise<{ deleted: number }> {
  for (let deleted = 0; ; ) {
    const orders = await store.findOrdersOf(account, MOST_AT_ONCE);
    if (orders.length === 0) return { deleted };
    const byProduct = [...Map.groupBy(orders, ({ productId }) => productId)];
    // Nothing is left under way behind the answer, whichever of them fails first.
    const rounds = await Promise.allSettled(
      byProduct.map(([productId, group]) =>
        giveBack(
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

/** The caller's orders, or every order for an admin who does not ask for their own. */
export async function listOrders(
  caller: Caller,
  { own, ...page }: ListOrdersQuery,
): Promise<Page<ShownOrder>> {
  const isForAll = !own && (await caller.isAdmin());
  const { items, next } = await store.listOrders(page, isForAll ? undefined : caller.uid);
  return { items: isForAll ? items.map(forAdmin) : items, next };
}
