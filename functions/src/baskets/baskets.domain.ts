import { createCheckout } from "../books/checkouts.store.ts";
import { forgetParts } from "../catalogue/forget-parts.ts";
import { NOTHING } from "../contract/values/money.ts";
import type { Caller } from "../core/caller.ts";
import type { IdempotentRequest } from "../core/idempotency.ts";
import type { PlacedBasket, PlacedOrder } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import { findAnswer, storeAnswer } from "../firestore/once.ts";
import { asDeletionError, assertNotDeleting } from "../identity/account-deletion.store.ts";
import { assertOwnEmail, isOfTheOrder, newOrder } from "../orders/order-rule.ts";
import * as orders from "../orders/orders.store.ts";
import { shippingRate } from "../orders/shipping.ts";
import { queueMail } from "../outbox/outbox.store.ts";
import { findProducts } from "../parts/parts.store.ts";
import { reserve } from "../stock/stock.store.ts";
import { inStockQueue } from "../stock/stock-queue.ts";
import type { BasketRequest } from "./basket-codec.ts";
import { assertLines } from "./basket-rule.ts";
import { takeOut } from "./baskets.store.ts";

/** One commit takes the stock of all lines and stores orders and key. A retry returns the first orders. */
export async function placeBasket(
  caller: Caller,
  body: BasketRequest,
  request?: IdempotentRequest,
): Promise<PlacedBasket> {
  assertOwnEmail(caller, body);
  const basketId = orders.newOrderId();
  const orderIds = body.lines.map(() => orders.newOrderId());
  try {
    const parts = body.lines.map(({ productId }) => productId);
    const take = (tx: Transaction) => takeBasket(tx, { basketId, orderIds, caller, body, request });
    return await inStockQueue(parts, take, caller.uid);
  } catch (failure) {
    if (!isOfTheOrder(failure)) throw failure;
    // The commit may have succeeded although its response was lost.
    const before = request && (await findAnswer(request, "basket"))?.basket;
    if (before) return before;
    const placed = await findPlaced(orderIds);
    if (placed) return { _id: basketId, orders: placed };
    throw await asDeletionError(failure, caller.uid);
  }
}

/** All of them or none, because they were one commit. */
async function findPlaced(ids: readonly string[]): Promise<PlacedOrder[] | undefined> {
  const placed = await Promise.all(ids.map(orders.findOrder));
  const found = placed.flatMap((order) => order?.data ?? []);
  return found.length === ids.length ? found : undefined;
}

interface BasketAttempt {
  readonly basketId: string;
  /** The same for each retry, so that no line can be ordered twice. */
  readonly orderIds: readonly string[];
  readonly caller: Caller;
  readonly body: BasketRequest;
  readonly request: IdempotentRequest | undefined;
}

async function takeBasket(tx: Transaction, attempt: BasketAttempt): Promise<PlacedBasket> {
  const { basketId, orderIds, caller, body, request } = attempt;
  const parts = new Set(body.lines.map(({ productId }) => productId));
  const products = await findProducts([...parts]);
  await forgetParts([...parts].filter((id) => !products.has(id)));
  assertLines(body.lines, (id) => products.get(id)?.data);
  const ordered = body.lines.flatMap(({ productId, quantity }, index) => {
    const product = products.get(productId);
    const _id = orderIds[index];
    const shipping = index === 0 ? shippingRate : NOTHING;
    return product && _id ? [newOrder({ _id, quantity, basketId, shipping }, body, product.data)] : [];
  });
  const who = assertNotDeleting(tx, caller.uid);
  for (const [productId, product] of products) {
    const lines = ordered.filter((order) => order.productId === productId);
    const taken = lines.map(({ _id, quantity }) => ({ orderId: _id, pieces: quantity }));
    reserve(tx, product, taken, who);
  }
  const placed = createCheckout(tx, ordered);
  for (const order of placed) orders.createOrder(tx, caller, order);
  const ofBasket = { ownerUid: caller.uid, orderIds: [...orderIds] };
  queueMail(tx, { name: `placed-${basketId}`, kind: "order_placed", ...ofBasket });
  const basket = { _id: basketId, orders: placed };
  if (request) storeAnswer(tx, request, { ownerUid: caller.uid, basket });
  await takeOut(tx, caller.uid, parts);
  return basket;
}
