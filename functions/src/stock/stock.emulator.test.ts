import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { deleteOrdersOfAccount } from "../contract/admin/orders.ts";
import { addProduct, deleteProduct } from "../contract/admin/products.ts";
import { adjustStock, listLowStock, listMovements } from "../contract/admin/stock.ts";
import { deleteOrder, placeOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { MOST_PIECES } from "../contract/values/primitives.ts";
import type { ActiveUid } from "../core/caller.ts";
import { inTransaction } from "../firestore/db.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder, aProduct } from "../testing/builders.ts";
import { pagesOf } from "../testing/pages.ts";
import { useWorld } from "../testing/use-world.ts";
import { adjustStock as adjust } from "./stock.domain.ts";
import { findStock, reserve } from "./stock.store.ts";

const world = useWorld();

async function place(customer: Account, product: Product, MinimumOrder: number) {
  return (await as(customer).call(placeOrder, { body: anOrder(product, customer, { MinimumOrder }) })).output;
}

function restock(
  caller: Account,
  { _id }: Pick<Product, "_id">,
  change: number | string,
  reason = "Delivered.",
) {
  return as(caller).call(adjustStock, { params: { id: _id }, body: { change, reason } });
}

function movements(caller: Account, { _id }: Pick<Product, "_id">, query = {}) {
  return as(caller).call(listMovements, { params: { id: _id }, query });
}

describe("The stock of a part", () => {
  it("moves with every order, deletion and adjustment, and each leaves a movement", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const added = (await as(admin).call(addProduct, { body: aProduct({ quantity: 10 }) })).output;
    world.adoptProduct(added._id);
    const order = await place(customer, added, 4);
    await restock(admin, added, 20);
    await as(customer).call(deleteOrder, { params: { id: order._id } });
    const { json } = await movements(admin, added);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const ofOrder = { orderId: order._id, orderNumber: order.number };
    const [by, byAdmin] = [customer, admin].map(({ uid, email }) => ({ who: uid, email }));
    expect(json).toEqual({
      items: [
        { number: 4, at, change: 4, before: 26, after: 30, cause: "release", ...by, ...ofOrder },
        {
          number: 3,
          at,
          change: 20,
          before: 6,
          after: 26,
          cause: "restock",
          ...byAdmin,
          reason: "Delivered.",
        },
        { number: 2, at, change: -4, before: 10, after: 6, cause: "sale", ...by, ...ofOrder },
        { number: 1, at, change: 10, before: 0, after: 10, cause: "add", ...byAdmin },
      ],
      next: null,
    });
    expect(await world.stockOf(added)).toBe(30);
  });

  it("is never taken by orders that are over it together", async () => {
    const product = await world.product({ quantity: 5 });
    const orders = ["first", "second"].map((orderId) => ({ orderId, pieces: 3 }));
    const take = inTransaction(async (tx) => {
      const stock = await findStock(product._id);
      if (stock) reserve(tx, stock, orders, "a-test" as ActiveUid);
    });
    await expect(take).rejects.toMatchObject({ code: "quantity_out_of_range" });
    expect(await world.stockOf(product)).toBe(5);
  });

  it("leaves the version of the part when an admin adjusts it, with an audit event", async () => {
    const [admin, product] = [await world.admin(), await world.product()];
    await restock(admin, product, 5);
    await restock(admin, product, -2, "Broken.");
    expect(await world.stored("products", product._id)).toMatchObject({ quantity: 13, version: 1 });
    expect(await world.auditEventsAbout(product._id)).toMatchObject([
      { what: "stock_adjusted", who: admin.uid, reason: "Delivered." },
      { what: "stock_adjusted", who: admin.uid, reason: "Broken." },
    ]);
  });

  it("has a movement for each order that an admin deletes with its account's", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const product = await world.product({ quantity: 10 });
    const orders = [await place(customer, product, 4), await place(customer, product, 6)];
    await as(admin).call(deleteOrdersOfAccount, { params: { uid: customer.uid } });
    const released = (await world.movementsOf(product)).filter(({ cause }) => cause === "release");
    expect(released.map(({ orderId }) => orderId).sort()).toEqual(orders.map(({ _id }) => _id).sort());
    expect(released.map(({ who }) => who)).toEqual([admin.uid, admin.uid]);
    expect(released.map(({ before, after }) => after - before).sort()).toEqual([4, 6]);
    expect(await world.stockFaults()).toEqual([]);
  });

  it("gets its opening movement with the first change where an older release stored the part", async () => {
    const [customer, product] = [await world.customer(), await world.olderProduct({ quantity: 10 })];
    const order = await place(customer, product, 3);
    expect(await world.movementsOf(product)).toMatchObject([
      { number: 1, cause: "seed", who: "operator", change: 10, after: 10 },
      { number: 2, cause: "sale", orderId: order._id, change: -3, after: 7 },
    ]);
    expect(await world.stockFaults()).toEqual([]);
  });

  it("leaves no movement where an order or an adjustment is refused", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const product = await world.product({ quantity: 2 });
    await as(customer).call(placeOrder, { body: anOrder(product, customer, { MinimumOrder: 3 }) });
    await restock(admin, product, -3);
    expect(await world.movementsOf(product)).toHaveLength(1);
  });

  it("keeps its movements when the part is deleted", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    const order = await place(customer, product, 1);
    await as(admin).call(deleteProduct, { params: { id: product._id } });
    await as(customer).call(deleteOrder, { params: { id: order._id } });
    const { output } = await movements(admin, product);
    expect(output.items.map(({ cause }) => cause)).toEqual(["sale", "seed"]);
  });

  it("names nobody in its movements who has deleted their account", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    await place(customer, product, 1);
    await as(customer).call(deleteAccount, {});
    const [sale] = (await movements(admin, product)).output.items;
    expect(sale).toMatchObject({ cause: "sale", who: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(sale).not.toHaveProperty("email");
    expect(await world.leftBehind(customer)).toEqual([]);
  });
});

describe("POST /api/products/{id}/stock", () => {
  it("adds pieces or takes some away, and answers the product", async () => {
    const [admin, product] = [await world.admin(), await world.product({ quantity: 10 })];
    const more = await restock(admin, product, 5);
    expect([more.status, more.json]).toEqual([200, { ...product, quantity: 15 }]);
    expect((await restock(admin, product, "-15", "Broken.")).json).toEqual({ ...product, quantity: 0 });
    expect(await world.stockOf(product)).toBe(0);
  });

  it.each([
    [-11, "There are 10 in stock, which can't go below 0."],
    [MOST_PIECES, "There are 10 in stock, which can't go above 1000000."],
  ])("refuses %d pieces where there are 10", async (change, message) => {
    const [admin, product] = [await world.admin(), await world.product({ quantity: 10 })];
    const reply = await restock(admin, product, change);
    const code = "quantity_out_of_range";
    expect(reply.refusal).toEqual({ status: 409, code, message, fields: { change: message } });
    expect(await world.stockOf(product)).toBe(10);
  });

  it("answers 404 for a part that is gone or never was", async () => {
    const admin = await world.admin();
    expect((await restock(admin, { _id: "never-was" }, 1)).refusal).toMatchObject({ status: 404 });
  });

  it("loses nothing when five admins add at once", async () => {
    const [admin, product] = [await world.admin(), await world.product({ quantity: 0 })];
    const replies = await Promise.all(Array.from({ length: 5 }, () => restock(admin, product, 3)));
    const done = replies.filter(({ status }) => status === 200).length;
    expect(await world.stockOf(product)).toBe(3 * done);
    expect(await world.stockFaults()).toEqual([]);
  });

  it("is done once, even if the response of its commit was lost and it is tried again", async () => {
    const product = await world.product({ quantity: 10 });
    const actor = { uid: "a-test", requestId: "a-test" };
    const attempt = () =>
      adjust(actor, product._id, { change: -8, reason: "Broken." }, `once-${product._id}`);
    expect([await attempt(), await attempt()]).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
    expect(await world.stockOf(product)).toBe(2);
  });
});

describe("A restock with a key", () => {
  function book(caller: Account, { _id }: Product, body: { change: number; reason: string }, key: string) {
    return as(caller).call(adjustStock, { params: { id: _id }, body, key });
  }

  it("is booked once, however often it's sent, also where it couldn't be booked twice", async () => {
    const [admin, product] = [await world.admin(), await world.product({ quantity: 10 })];
    const key = world.idempotencyKey();
    const replies = await Promise.all(
      [1, 2, 3].map(() => book(admin, product, { change: -8, reason: "Broken." }, key)),
    );
    expect(replies.map(({ status, output }) => [status, output.quantity])).toEqual(
      replies.map(() => [200, 2]),
    );
    expect((await movements(admin, product)).output.items.map(({ change }) => change)).toEqual([-8, 10]);
    expect(await world.auditEventsAbout(product._id)).toHaveLength(1);
  });

  it("is refused with other details, and of another part", async () => {
    const [admin, product, other] = [await world.admin(), await world.product(), await world.product()];
    const key = world.idempotencyKey();
    const body = { change: 5, reason: "Delivered." };
    await book(admin, product, body, key);
    const others = [
      await book(admin, product, { ...body, change: 6 }, key),
      await book(admin, product, { ...body, reason: "Found." }, key),
      await book(admin, other, body, key),
    ];
    const refusal = expect.objectContaining({ status: 422, code: "idempotency_key_reused" });
    expect(others.map((reply) => reply.refusal)).toEqual([refusal, refusal, refusal]);
    expect([await world.stockOf(product), await world.stockOf(other)]).toEqual([15, 10]);
  });

  it("is another one with another admin's key of the same letters, and with a new key", async () => {
    const [admin, second, product] = [await world.admin(), await world.admin(), await world.product()];
    const key = world.idempotencyKey();
    const body = { change: 5, reason: "Delivered." };
    await book(admin, product, body, key);
    await book(second, product, body, key);
    await book(admin, product, body, world.idempotencyKey());
    expect(await world.stockOf(product)).toBe(25);
    expect(await world.stockFaults()).toEqual([]);
  });

  it("is refused where the key isn't one", async () => {
    const reply = await book(
      await world.admin(),
      await world.product(),
      { change: 1, reason: "x" },
      "two words",
    );
    expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
  });
});

describe("GET /api/products/{id}/movements", () => {
  it("leads from page to page, newest first", async () => {
    const [admin, product] = [await world.admin(), await world.product({ quantity: 1 })];
    for (const quantity of [2, 3, 4, 5]) await world.setStock(product, quantity);
    const pages = await pagesOf(
      async (page) => (await movements(admin, product, { limit: 2, ...page })).output,
    );
    expect(pages.map((items) => items.map(({ after }) => after))).toEqual([[5, 4], [3, 2], [1]]);
  });

  it("is empty for a part of an older release, and a 404 for one that never was", async () => {
    const [admin, product] = [await world.admin(), await world.olderProduct()];
    expect((await movements(admin, product)).json).toEqual({ items: [], next: null });
    expect((await movements(admin, { _id: "never-was" })).refusal).toMatchObject({ status: 404 });
  });

  it.each(["x", "-1", "1.5", "WyIxIl0"])("refuses the cursor %j", async (after) => {
    const reply = await movements(await world.admin(), await world.product(), { after });
    expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
    expect(Object.keys(reply.error.fields ?? {})).toEqual(["after"]);
  });
});

describe("GET /api/low-stock", () => {
  async function lowStock(admin: Account, query = {}) {
    return (await as(admin).call(listLowStock, { query })).output;
  }

  it("lists the parts that nobody can order, as soon as they are and as long as they are", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const early = { createdAt: "1971-01-01T00:00:00.000Z" };
    const [scarce, plenty] = [
      await world.product({ quantity: 1, minimumQuantity: 2 }, early),
      await world.product({ quantity: 4, minimumQuantity: 2 }, early),
    ];
    const ids = async () => (await lowStock(admin)).items.map(({ _id }) => _id);
    expect(await ids()).toContain(scarce._id);
    expect(await ids()).not.toContain(plenty._id);
    await place(customer, plenty, 3);
    await restock(admin, scarce, 1);
    expect(await ids()).toContain(plenty._id);
    expect(await ids()).not.toContain(scarce._id);
  });

  it("tells what a list needs, and leads from page to page, oldest first", async () => {
    const admin = await world.admin();
    const first = await world.product({ quantity: 0 }, { createdAt: "2998-01-01T00:00:00.000Z" });
    const second = await world.product({ quantity: 0 }, { createdAt: "2998-02-02T00:00:00.000Z" });
    const pages = await pagesOf((page) => lowStock(admin, { limit: 1, ...page }));
    const [item, last] = pages.flat().filter(({ _id }) => [first._id, second._id].includes(_id));
    const { _id, name, picture, minimumQuantity } = first;
    expect([item, last?._id]).toEqual([
      { _id, name, picture, quantity: 0, minimumQuantity, waiting: 0 },
      second._id,
    ]);
  });
});
