import { describe, expect, it } from "vitest";
import { deleteOrder, type Order, placeOrder } from "../contract/orders.ts";
import { deleteProduct, type Product } from "../contract/products.ts";
import type { Account } from "../testing/accounts.ts";
import { as, untilServed } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

// Everything here happens at the same time, in several processes of the functions emulator. A 503 says that
// the shop is busy and that nothing happened, so that the call is made again, as a browser would.

const world = useWorld();

function customers(count: number): Promise<Account[]> {
  return Promise.all(Array.from({ length: count }, () => world.customer()));
}

/** `count` orders at once, by turns of these customers. */
function rush(product: Product, buyers: Account[], count: number, piecesOf: (index: number) => number) {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const buyer = buyers[index % buyers.length] as Account;
      const body = anOrder(product, buyer, { MinimumOrder: piecesOf(index) });
      return untilServed(() => as(buyer).call(placeOrder, { body }));
    }),
  );
}

function statuses(replies: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function pieces(orders: readonly Order[]): number {
  return orders.reduce((sum, order) => sum + order.MinimumOrder, 0);
}

describe("In a rush", () => {
  it("the last piece is sold once, to one of twenty", async () => {
    const product = await world.product({ quantity: 1 });
    const replies = await rush(product, await customers(5), 20, () => 1);
    expect(statuses(replies)).toEqual({ 201: 1, 409: 19 });
    expect(await world.ordersOf(product)).toHaveLength(1);
    expect(await world.stockOf(product)).toBe(0);
  });

  it("ten pieces are enough for three orders of three, and one piece stays", async () => {
    const product = await world.product({ quantity: 10, minimumQuantity: 2 });
    const replies = await rush(product, await customers(5), 12, () => 3);
    expect(statuses(replies)).toEqual({ 201: 3, 409: 9 });
    expect(await world.ordersOf(product)).toHaveLength(3);
    expect(await world.stockOf(product)).toBe(1);
  });

  it("orders of all sizes and the stock that is left add up to the stock that was there", async () => {
    const product = await world.product({ quantity: 20 });
    const replies = await rush(product, await customers(4), 16, (index) => (index % 7) + 1);
    const placed = replies.filter(({ status }) => status === 201);
    expect(replies.every(({ status }) => [201, 409].includes(status))).toBe(true);
    const kept = await world.ordersOf(product);
    expect(kept.map(({ _id }) => _id).sort()).toEqual(placed.map(({ output }) => output._id).sort());
    expect((await world.stockOf(product)) ?? -1).toBe(20 - pieces(kept));
    expect(pieces(kept)).toBeLessThanOrEqual(20);
  });

  it("an order is deleted once and its pieces come back once when it is deleted ten times", async () => {
    const [customer] = (await customers(1)) as [Account];
    const product = await world.product({ quantity: 10 });
    const [placed] = await rush(product, [customer], 1, () => 4);
    const params = { id: placed?.output._id ?? "" };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => untilServed(() => as(customer).call(deleteOrder, { params }))),
    );
    expect(statuses(replies)).toEqual({ 200: 1, 404: 9 });
    expect(await world.stockOf(product)).toBe(10);
  });

  it("orders that come and go leave the stock right", async () => {
    const buyers = await customers(4);
    const product = await world.product({ quantity: 8 });
    const first = await rush(product, buyers, 4, () => 2);
    expect(statuses(first)).toEqual({ 201: 4 });
    const [second] = await Promise.all([
      rush(product, buyers, 4, () => 2),
      ...first.map(({ output }, index) =>
        untilServed(() => as(buyers[index] as Account).call(deleteOrder, { params: { id: output._id } })),
      ),
    ]);
    expect(Object.keys(statuses(second)).every((status) => ["201", "409"].includes(status))).toBe(true);
    const kept = await world.ordersOf(product);
    expect(await world.stockOf(product)).toBe(8 - pieces(kept));
  });

  it("no order is placed for a product once it is deleted", async () => {
    const [admin, buyers] = await Promise.all([world.admin(), customers(4)]);
    const product = await world.product({ quantity: 100 });
    const deletion = untilServed(() => as(admin).call(deleteProduct, { params: { id: product._id } }));
    const replies = await rush(product, buyers, 8, () => 1);
    expect((await deletion).status).toBe(200);
    expect(Object.keys(statuses(replies)).every((status) => ["201", "404"].includes(status))).toBe(true);
    const placed = replies.filter(({ status }) => status === 201).length;
    expect(await world.ordersOf(product)).toHaveLength(placed);
    expect(await world.stockOf(product)).toBeUndefined();
    expect(statuses(await rush(product, buyers, 2, () => 1))).toEqual({ 404: 2 });
  });
});
