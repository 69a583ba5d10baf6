import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { decodeOrder } from "../orders/order-codec.ts";
import { placeOrder } from "../orders/orders.domain.ts";
import type { Account } from "../testing/accounts.ts";
import { anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";
import { adjustStock } from "./stock.domain.ts";
import { inStockQueue } from "./stock-queue.ts";

const world = useWorld();

function callerOf({ uid, email }: Account) {
  const unknown = { signedInAt: 0, signInProvider: "password", token: "" };
  return { ...unknown, uid, email, isEmailVerified: true, isAdmin: async () => false };
}

it("Everything that moves one part's stock waits for its turn, an order without productId too", async () => {
  const [product, customer] = [await world.product({ quantity: 10 }), await world.customer()];
  const { productId, ...unnamed } = decodeOrder(anOrder(product, customer));
  const turn = Promise.withResolvers<void>();
  const held = inStockQueue(product._id, () => turn.promise);
  const actor = { uid: customer.uid, requestId: "a-test" };
  const served: string[] = [];
  const waiting = [
    placeOrder(callerOf(customer), { ...unnamed, productId }).then(() => served.push("order")),
    placeOrder(callerOf(customer), unnamed).then(() => served.push("order without productId")),
    adjustStock(actor, product._id, { change: 5, reason: "Found." }).then(() => served.push("adjustment")),
  ];
  await delay(500);
  expect(served).toEqual([]);
  turn.resolve();
  await Promise.all([held, ...waiting]);
  expect(served).toHaveLength(3);
  expect(await world.stockOf(product)).toBe(13);
});
