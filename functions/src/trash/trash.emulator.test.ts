import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { deleteProduct } from "../contract/admin/products.ts";
import { deleteReview } from "../contract/admin/reviews.ts";
import { listTrash, type TrashItem } from "../contract/admin/trash.ts";
import { deleteOrder, placeOrder } from "../contract/orders.ts";
import { undoDeletion } from "../contract/undo.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { pagesOf } from "../testing/pages.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();
const DAY = 24 * 60 * 60 * 1000;

async function list(admin: Account, query = {}) {
  return (await as(admin).call(listTrash, { query })).output;
}

async function deletedPart(admin: Account) {
  const product = await world.product({ name: "Fuel filter" });
  expect((await as(admin).call(deleteProduct, { params: { id: product._id } })).status).toBe(200);
  return product;
}

async function listedOf(admin: Account): Promise<TrashItem[]> {
  return (await list(admin, { limit: 100 })).items.filter(({ who }) => who === admin.uid);
}

function time(text: string | undefined): number {
  return Date.parse(text ?? "");
}

describe("GET /api/trash", () => {
  it("lists what was deleted, last deleted first, with who deleted it and until when it's kept", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const product = await world.product();
    const order = (await as(customer).call(placeOrder, { body: anOrder(product, customer) })).output;
    const review = await world.review();
    const part = await deletedPart(admin);
    await as(admin).call(deleteOrder, { params: { id: order._id } });
    await as(admin).call(deleteReview, { params: { id: review._id } });
    const by = { who: admin.uid, email: admin.email, at: expect.any(String), until: expect.any(String) };
    const items = await listedOf(admin);
    expect(items).toEqual([
      { _id: review._id, kind: "review", name: review.name, ...by },
      { _id: order._id, kind: "order", name: order.name, number: order.number, ...by },
      { _id: part._id, kind: "part", name: "Fuel filter", ...by },
    ]);
    for (const { at, until } of items) expect(time(until) - time(at)).toBe(30 * DAY);
  });

  it("leads from page to page, and leaves out what was restored", async () => {
    const admin = await world.admin();
    const parts = [await deletedPart(admin), await deletedPart(admin), await deletedPart(admin)];
    await as(admin).call(undoDeletion, { params: { id: parts[1]?._id ?? "" } });
    const pages = await pagesOf((page) => list(admin, { limit: 1, ...page }));
    const own = pages.flat().filter(({ who }) => who === admin.uid);
    expect(own.map(({ _id }) => _id)).toEqual([parts[2]?._id, parts[0]?._id]);
  });

  it("lists an order that its customer deleted, by whom", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    const order = (await as(customer).call(placeOrder, { body: anOrder(product, customer) })).output;
    await as(customer).call(deleteOrder, { params: { id: order._id } });
    const { items } = await list(admin, { limit: 100 });
    expect(items.find(({ _id }) => _id === order._id)).toMatchObject({ email: customer.email });
  });

  it("isn't buried by what a customer orders and cancels", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    const part = await deletedPart(admin);
    const orders: string[] = [];
    for (const deleter of [admin, customer, customer, customer]) {
      const order = (await as(customer).call(placeOrder, { body: anOrder(product, customer) })).output;
      await as(deleter).call(deleteOrder, { params: { id: order._id } });
      orders.push(order._id);
    }
    const idsOf = async (query: object) =>
      (await pagesOf((page) => list(admin, { ...query, ...page, limit: 2 })))
        .flat()
        .map(({ _id }) => _id)
        .filter((_id) => _id === part._id || orders.includes(_id));
    const [byAdmin, ...cancelled] = orders;
    expect(await idsOf({ kind: ["part", "order", "review"] })).toEqual([byAdmin, part._id]);
    expect(await idsOf({ kind: "part" })).toEqual([part._id]);
    expect(await idsOf({ kind: "order" })).toEqual([byAdmin]);
    expect(await idsOf({ kind: "cancelled" })).toEqual(cancelled.toReversed());
    expect(await idsOf({})).toEqual([...orders.toReversed(), part._id]);
  });

  it("names no admin who has left", async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    const part = await deletedPart(other);
    await as(other).call(deleteAccount, {});
    const { items } = await list(admin, { limit: 100 });
    const item = items.find(({ _id }) => _id === part._id);
    expect(item).toMatchObject({ name: "Fuel filter", who: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(item).not.toHaveProperty("email");
    expect(await world.leftBehind(other)).toEqual([]);
    expect((await as(admin).call(undoDeletion, { params: { id: part._id } })).status).toBe(200);
  });

  it.each([{ limit: 0 }, { limit: 101 }, { after: "x" }, { kind: "x" as never }])(
    "refuses %j",
    async (query) => {
      const reply = await as(await world.admin()).call(listTrash, { query });
      expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
    },
  );
});

describe("What was deleted", () => {
  it("is neither listed nor restored once its time is over", async () => {
    const admin = await world.admin();
    const [old, late] = [await deletedPart(admin), await deletedPart(admin)];
    const over = new Date(Date.now() - 1000).toISOString();
    await world.change("trash", old._id, { until: over });
    expect((await listedOf(admin)).map(({ _id }) => _id)).toEqual([late._id]);
    const reply = await as(admin).call(undoDeletion, { params: { id: old._id } });
    expect(reply.refusal).toMatchObject({ status: 404, code: "not_found" });
  });

  it("by an admin who is leaving stays", async () => {
    const [admin, product, review] = [await world.admin(), await world.product(), await world.review()];
    await world.beginDeletion(admin);
    const replies = [
      await as(admin).call(deleteProduct, { params: { id: product._id } }),
      await as(admin).call(deleteReview, { params: { id: review._id } }),
    ];
    expect(replies.map(({ refusal }) => refusal.code)).toEqual(["unauthenticated", "unauthenticated"]);
    expect(await world.stockOf(product)).toBe(10);
    expect(await world.stored("reviews", review._id)).toBeDefined();
  });
});
