import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { fulfilOrder } from "../contract/admin/fulfilment.ts";
import { deleteOrdersOfAccount, searchOrders } from "../contract/admin/orders.ts";
import { deleteProduct } from "../contract/admin/products.ts";
import { removeUser } from "../contract/admin/users.ts";
import { deleteOrder, listOrders, type Order, placeOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { undoDeletion } from "../contract/undo.ts";
import { findDemandFaults } from "../parts/demand-check.store.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

async function place(customer: Account, product: Product, MinimumOrder: number) {
  return (await as(customer).call(placeOrder, { body: anOrder(product, customer, { MinimumOrder }) })).output;
}

async function remove(caller: Account, { _id }: Pick<Order, "_id">) {
  expect((await as(caller).call(deleteOrder, { params: { id: _id } })).status).toBe(200);
}

function undo(admin: Account, { _id }: Pick<Order, "_id">) {
  return as(admin).call(undoDeletion, { params: { id: _id } });
}

async function ordered(pieces = 4) {
  const [admin, customer] = [await world.admin(), await world.customer({ emailVerified: true })];
  const product = await world.product({ quantity: 10 });
  return { admin, customer, product, order: await place(customer, product, pieces) };
}

async function expectBooksRight({ _id }: Product): Promise<void> {
  expect(await world.stockFaults()).toEqual([]);
  expect(await Array.fromAsync(findDemandFaults())).not.toContain(_id);
}

describe("POST /api/undo/{id} of an order", () => {
  it("restores all of it, takes its pieces again, and tells nobody twice", async () => {
    const { admin, customer, product, order } = await ordered();
    const before = await world.stored("orders", order._id);
    const mail = await world.mailOf(customer);
    await remove(customer, order);
    expect(await world.stockOf(product)).toBe(10);
    const reply = await undo(admin, order);
    expect([reply.status, reply.json]).toEqual([200, { _id: order._id, restored: "order" }]);
    expect(await world.stored("orders", order._id)).toEqual({ ...before, updatedAt: expect.anything() });
    expect(await world.stockOf(product)).toBe(6);
    const { change, cause, orderId, who } = (await world.movementsOf(product)).at(-1) ?? {};
    expect({ change, cause, orderId, who }).toEqual({
      ...{ change: -4, cause: "undo" },
      ...{ orderId: order._id, who: admin.uid },
    });
    expect((await as(customer).call(listOrders, {})).output).toEqual([order]);
    const { output } = await as(admin).call(searchOrders, { query: { q: order.number } });
    expect(output.items).toMatchObject([order]);
    expect(await world.mailOf(customer)).toEqual(mail);
    expect((await world.auditEventsAbout(order._id)).map(({ what }) => what)).toEqual([
      "order_deleted",
      "order_restored",
    ]);
    await expectBooksRight(product);
  });

  it("restores one that was picked as picked, and all of an account one by one", async () => {
    const { admin, customer, product, order } = await ordered();
    const params = { id: order._id };
    await as(admin).call(fulfilOrder, { params, body: { handling: "picked", version: 1 } });
    const other = await place(customer, product, 2);
    const { output } = await as(admin).call(deleteOrdersOfAccount, { params: { uid: customer.uid } });
    expect([output.deleted, await world.stockOf(product)]).toEqual([2, 10]);
    for (const one of [order, other]) expect((await undo(admin, one)).status).toBe(200);
    expect(await world.stored("orders", order._id)).toMatchObject({ handling: "picked", version: 2 });
    expect(await world.stockOf(product)).toBe(4);
    await expectBooksRight(product);
  });

  it("is refused where its pieces are sold, and changes nothing", async () => {
    const { admin, customer, product, order } = await ordered();
    await remove(customer, order);
    await world.setStock(product, 3);
    const { refusal } = await undo(admin, order);
    expect(refusal).toMatchObject({ status: 409, code: "quantity_out_of_range" });
    expect(refusal.message).toBe("There are 3 in stock, and the order needs 4. Restock the part first.");
    expect(await world.stored("orders", order._id)).toBeUndefined();
    expect(await world.stockOf(product)).toBe(3);
    await world.setStock(product, 4);
    expect((await undo(admin, order)).status).toBe(200);
    await expectBooksRight(product);
  });

  it("never oversells, and comes back once, while others order the rest", async () => {
    const { admin, customer, product, order } = await ordered(8);
    await remove(customer, order);
    const buyers = await Promise.all([world.customer(), world.customer()]);
    const body = (buyer: Account) => anOrder(product, buyer, { MinimumOrder: 5 });
    const [one, two, ...bought] = await Promise.all([
      ...[undo(admin, order), undo(admin, order)],
      ...buyers.map((buyer) => as(buyer).call(placeOrder, { body: body(buyer) })),
    ]);
    const isBack = (await world.stored("orders", order._id)) !== undefined;
    expect([one?.status, two?.status].includes(200)).toBe(isBack);
    const sold = bought.filter(({ status }) => status === 201).length;
    expect(await world.stockOf(product)).toBe(10 - (isBack ? 8 : 0) - 5 * sold);
    expect((await world.movementsOf(product)).filter(({ cause }) => cause === "undo")).toHaveLength(
      isBack ? 1 : 0,
    );
    await expectBooksRight(product);
  });

  it("is refused as long as its part is gone", async () => {
    const { admin, customer, product, order } = await ordered();
    await remove(customer, order);
    await as(admin).call(deleteProduct, { params: { id: product._id } });
    expect((await undo(admin, order)).refusal).toMatchObject({ code: "quantity_out_of_range" });
    expect((await undo(admin, product)).status).toBe(200);
    expect((await undo(admin, order)).status).toBe(200);
    expect(await world.stockOf(product)).toBe(6);
    await expectBooksRight(product);
  });

  it("takes nothing where its pieces went nowhere, as its part was gone", async () => {
    const { admin, customer, product, order } = await ordered();
    await as(admin).call(deleteProduct, { params: { id: product._id } });
    await remove(customer, order);
    expect((await undo(admin, order)).status).toBe(200);
    expect((await undo(admin, product)).status).toBe(200);
    expect(await world.stockOf(product)).toBe(6);
    await expectBooksRight(product);
  });

  it.each(["deleted their account", "was removed"])("is refused where its customer %s", async (how) => {
    const { admin, customer, product, order } = await ordered();
    await remove(admin, order);
    if (how === "was removed") await as(admin).call(removeUser, { params: { id: customer.uid } });
    else await as(customer).call(deleteAccount, {});
    expect((await undo(admin, order)).refusal).toMatchObject({ status: 409, code: "account_gone" });
    const kept = await world.stored("trash", order._id);
    expect(kept).toMatchObject({ kind: "order", name: "", stored: null });
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${customer.uid}|${customer.email}|Workshop Road`));
    expect(await world.stockOf(product)).toBe(10);
    expect((await world.leftBehind(customer)).filter((kind) => /delet/.test(kind))).toEqual([]);
  });

  it("is refused from the beginning of its customer's removal on", async () => {
    const { admin, customer, order } = await ordered();
    await remove(admin, order);
    await world.beginDeletion(customer);
    expect((await undo(admin, order)).refusal).toMatchObject({ status: 409, code: "account_gone" });
    expect(await world.stored("orders", order._id)).toBeUndefined();
  });

  it("restores one without an owner that was deleted without one", async () => {
    const { admin, customer, order } = await ordered();
    await as(customer).call(deleteAccount, {});
    const before = await world.stored("orders", order._id);
    await remove(admin, order);
    expect((await undo(admin, order)).status).toBe(200);
    expect(await world.stored("orders", order._id)).toEqual({ ...before, updatedAt: expect.anything() });
  });

  it("still gives its pieces to a part that comes back, though its customer has left", async () => {
    const { admin, customer, product, order } = await ordered();
    await as(admin).call(deleteProduct, { params: { id: product._id } });
    await remove(customer, order);
    await as(customer).call(deleteAccount, {});
    expect((await undo(admin, product)).status).toBe(200);
    expect(await world.stockOf(product)).toBe(10);
    await expectBooksRight(product);
  });
});

describe("POST /api/undo/{id} by a customer", () => {
  const refused = { status: 403, code: "forbidden" };

  it("restores the order that they have just deleted, once, and takes its pieces again", async () => {
    const { customer, product, order } = await ordered();
    const before = await world.stored("orders", order._id);
    await remove(customer, order);
    const replies = await Promise.all([undo(customer, order), undo(customer, order)]);
    expect(replies.map(({ status }) => status)).toContain(200);
    expect(await world.stored("orders", order._id)).toEqual({ ...before, updatedAt: expect.anything() });
    expect(await world.stockOf(product)).toBe(6);
    const events = await world.auditEventsAbout(order._id);
    expect(events.map(({ what, who }) => [what, who])).toEqual([
      ["order_deleted", customer.uid],
      ["order_restored", customer.uid],
    ]);
    expect((await undo(customer, order)).refusal).toMatchObject(refused);
    await expectBooksRight(product);
  });

  it("is refused where its pieces are sold, in words for customers", async () => {
    const { customer, product, order } = await ordered();
    await remove(customer, order);
    await world.setStock(product, 3);
    expect((await undo(customer, order)).refusal).toEqual({
      ...{ status: 409, code: "quantity_out_of_range" },
      message: "Its part has been sold since, so the order can't be restored.",
    });
    expect(await world.stored("orders", order._id)).toBeUndefined();
  });

  it("is refused for what an admin deleted, for another's and for what never was", async () => {
    const { admin, customer, order } = await ordered();
    const other = await world.customer();
    expect((await undo(customer, { _id: "never-was" })).refusal).toMatchObject(refused);
    await remove(admin, order);
    for (const caller of [customer, other])
      expect((await undo(caller, order)).refusal).toMatchObject(refused);
    expect((await undo(admin, order)).status).toBe(200);
    await remove(customer, order);
    expect((await undo(other, order)).refusal).toMatchObject(refused);
    expect(await world.stored("orders", order._id)).toBeUndefined();
  });

  it("is refused once ten minutes are over, when an admin can still do it", async () => {
    const { admin, customer, order } = await ordered();
    await remove(customer, order);
    await world.change("trash", order._id, { at: new Date(Date.now() - 10 * 60_000).toISOString() });
    expect((await undo(customer, order)).refusal).toMatchObject(refused);
    expect((await undo(admin, order)).status).toBe(200);
  });
});
