import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { deleteOrdersOfAccount } from "../contract/admin/orders.ts";
import { deleteProduct } from "../contract/admin/products.ts";
import { listOrders, placeOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

async function place(customer: Account, product: Product, MinimumOrder: number) {
  return (await as(customer).call(placeOrder, { body: anOrder(product, customer, { MinimumOrder }) })).output;
}

async function deleteOrdersOf(uid: string) {
  return (await as(await world.admin()).call(deleteOrdersOfAccount, { params: { uid } })).output;
}

/** A customer who ordered all ten pieces of two parts, in three orders. */
async function soldOut() {
  const customer = await world.customer();
  const [pads, discs] = [await world.product({ quantity: 10 }), await world.product({ quantity: 10 })];
  const orders = [await place(customer, pads, 4), await place(customer, pads, 6)];
  orders.push(await place(customer, discs, 10));
  const stock = () => Promise.all([world.stockOf(pads), world.stockOf(discs)]);
  return { customer, pads, discs, orders, stock };
}

describe("DELETE /api/users/{uid}/orders", () => {
  it("deletes all orders of one account and gives their pieces back, and touches nobody else's", async () => {
    const { customer, pads, discs, stock } = await soldOut();
    await world.setStock(pads, 3);
    const other = await place(await world.customer(), pads, 1);
    expect(await deleteOrdersOf(customer.uid)).toEqual({ deleted: 3 });
    expect(await stock()).toEqual([12, 10]);
    expect(await world.ordersOf(pads)).toMatchObject([other]);
    expect(await world.ordersOf(discs)).toEqual([]);
  });

  it("has each deletion on record", async () => {
    const { customer, orders } = await soldOut();
    const admin = await world.admin();
    const reply = await as(admin).call(deleteOrdersOfAccount, { params: { uid: customer.uid } });
    for (const { _id } of orders) {
      expect(await world.auditEventsAbout(_id)).toMatchObject([
        { what: "order_deleted", who: admin.uid, requestId: reply.headers.get("x-request-id") },
      ]);
    }
  });

  it.each(["what the admin's list names it by", "its uid"])(
    "finds the orders of an account that has gone, by %s",
    async (by) => {
      const { customer, pads, stock } = await soldOut();
      await as(customer).call(deleteAccount, {});
      const listed = (await as(await world.admin()).call(listOrders, {})).output;
      const account = listed.find(({ productId }) => productId === pads._id)?.account?._id ?? "";
      expect(account).not.toBe(customer.uid);
      expect(await deleteOrdersOf(by === "its uid" ? customer.uid : account)).toEqual({ deleted: 3 });
      expect(await stock()).toEqual([10, 10]);
    },
  );

  it("finds orders of an older release, which have nothing but their owner", async () => {
    const { customer, pads, stock } = await soldOut();
    await world.order(pads, customer, { MinimumOrder: 5 });
    expect(await deleteOrdersOf(customer.uid)).toEqual({ deleted: 4 });
    expect(await stock()).toEqual([15, 10]);
  });

  it("finds orders of an older release whose account has gone since", async () => {
    const customer = await world.customer();
    const product = await world.product({ quantity: 1 });
    await world.order(product, customer, { MinimumOrder: 2 });
    await as(customer).call(deleteAccount, {});
    expect(await deleteOrdersOf(customer.uid)).toEqual({ deleted: 1 });
    expect(await world.stockOf(product)).toBe(3);
  });

  it("can be repeated, and gives nothing back twice", async () => {
    const { customer, stock } = await soldOut();
    await deleteOrdersOf(customer.uid);
    expect(await deleteOrdersOf(customer.uid)).toEqual({ deleted: 0 });
    expect(await deleteOrdersOf("nobody")).toEqual({ deleted: 0 });
    expect(await stock()).toEqual([10, 10]);
  });

  it("gives nothing back twice when it is asked for five times at once", async () => {
    const { customer, stock } = await soldOut();
    await Promise.all(Array.from({ length: 5 }, () => deleteOrdersOf(customer.uid)));
    expect(await stock()).toEqual([10, 10]);
  });

  it("deletes more orders than one commit takes", async () => {
    const customer = await world.customer();
    const product = await world.product({ quantity: 0 });
    await Promise.all(Array.from({ length: 130 }, () => world.order(product, customer)));
    expect(await deleteOrdersOf(customer.uid)).toEqual({ deleted: 130 });
    expect(await world.stockOf(product)).toBe(130);
  });

  it("deletes the orders of a product that is gone, and does not bring the product back", async () => {
    const { customer, pads, discs } = await soldOut();
    await as(await world.admin()).call(deleteProduct, { params: { id: pads._id } });
    expect(await deleteOrdersOf(customer.uid)).toEqual({ deleted: 3 });
    expect([await world.stockOf(pads), await world.stockOf(discs)]).toEqual([undefined, 10]);
  });

  it.each(["a/b", "x".repeat(129)])("does not know the account %j", async (uid) => {
    const reply = await as(await world.admin()).call(deleteOrdersOfAccount, { params: { uid } });
    expect(reply.refusal).toMatchObject({ status: 404, code: "not_found" });
  });
});
