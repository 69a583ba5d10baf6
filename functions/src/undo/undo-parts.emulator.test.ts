import { describe, expect, it } from "vitest";
import { deleteOrdersOfAccount } from "../contract/admin/orders.ts";
import { addProduct, deleteProduct } from "../contract/admin/products.ts";
import { adjustStock, listMovements } from "../contract/admin/stock.ts";
import { readPart } from "../contract/catalogue/part.ts";
import { searchCatalogue } from "../contract/catalogue/search.ts";
import { deleteOrder, placeOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { listSaved, savePart } from "../contract/saved.ts";
import { undoDeletion } from "../contract/undo.ts";
import { db } from "../firestore/db.ts";
import { versionOf } from "../firestore/migrations/history.ts";
import { findDemandFaults } from "../parts/demand-check.store.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder, aPartNumber, aProduct, aUniqueWord } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

async function remove(admin: Account, { _id }: Pick<Product, "_id">) {
  expect((await as(admin).call(deleteProduct, { params: { id: _id } })).status).toBe(200);
}

function undo(admin: Account, { _id }: Pick<Product, "_id">) {
  return as(admin).call(undoDeletion, { params: { id: _id } });
}

async function place(customer: Account, product: Product, MinimumOrder = 3) {
  return (await as(customer).call(placeOrder, { body: anOrder(product, customer, { MinimumOrder }) })).output;
}

function stored({ _id }: Pick<Product, "_id">) {
  return Promise.all(["products", "productInternals"].map((collection) => world.stored(collection, _id)));
}

/** Whose orders or waiting accounts are other than noted. */
const demandFaults = () => Array.fromAsync(findDemandFaults());

const sameButForItsTime = { updatedAt: expect.anything() };

describe("POST /api/undo/{id} of a part", () => {
  it("restores all of it: its fields, what admins alone know, its number, stock and movements", async () => {
    const [admin, customer, partNumber] = [await world.admin(), await world.customer(), aPartNumber()];
    const successor = await world.product();
    const product = await world.product({ partNumber, shelf: "A-12", supersededBy: successor._id });
    const old = await world.product({ supersededBy: product._id });
    await place(customer, product);
    const before = await stored(product);
    const movements = await world.movementsOf(product);
    await remove(admin, product);
    expect(await stored(product)).toEqual([undefined, undefined]);
    const reply = await undo(admin, product);
    expect([reply.status, reply.json]).toEqual([200, { _id: product._id, restored: "part" }]);
    const [part, internals] = before;
    const onOrder = { onOrder: 0, expected: null, ordered: {} };
    expect(await stored(product)).toEqual([
      { ...part, expected: null, ...sameButForItsTime },
      { ...internals, ...onOrder, ...sameButForItsTime },
    ]);
    expect(await world.movementsOf(product)).toEqual(movements);
    expect(await world.stored("trash", product._id)).toBeUndefined();
    const changes = await world.changesOf(product);
    expect(changes.map(({ cause }) => cause)).toEqual(["delete", "undo"]);
    expect(changes[1]?.changes.shelf).toEqual({ before: null, after: "A-12" });
    const taken = await as(admin).call(addProduct, { body: aProduct({ partNumber }) });
    expect(taken.refusal).toMatchObject({ status: 409, code: "number_taken" });
    const { output } = await as(null).call(readPart, { params: { id: old._id } });
    expect(output.supersededBy).toEqual({ _id: successor._id, name: successor.name });
    expect(await world.stockFaults()).toEqual([]);
  });

  it("lets the search find it again, as it finds a new one", async () => {
    const [admin, name] = [await world.admin(), aUniqueWord()];
    const product = await world.product({ name });
    const hits = async () => (await as(null).call(searchCatalogue, { query: { q: name } })).output.total;
    await expect.poll(hits, { timeout: 20_000 }).toBe(1);
    await remove(admin, product);
    await expect.poll(hits, { timeout: 20_000 }).toBe(0);
    await undo(admin, product);
    await expect.poll(hits, { timeout: 20_000 }).toBe(1);
    expect(await world.stored("deletedProducts", product._id)).toBeUndefined();
  });

  it("is refused where another part has its number by now, and changes nothing", async () => {
    const [admin, partNumber] = [await world.admin(), aPartNumber()];
    const product = await world.product({ partNumber });
    await remove(admin, product);
    const other = (await as(admin).call(addProduct, { body: aProduct({ partNumber }) })).output;
    world.adoptProduct(other._id);
    const { refusal } = await undo(admin, product);
    expect(refusal).toMatchObject({ status: 409, code: "number_taken" });
    expect(refusal.message).toContain(partNumber);
    expect(await stored(product)).toEqual([undefined, undefined]);
    await remove(admin, other);
    expect((await undo(admin, product)).status).toBe(200);
    expect((await undo(admin, other)).refusal).toMatchObject({ code: "number_taken" });
  });

  it("leaves its number with one of both when another part takes it at that moment", async () => {
    const [admin, partNumber] = [await world.admin(), aPartNumber()];
    const product = await world.product({ partNumber });
    await remove(admin, product);
    const [undone, added] = await Promise.all([
      undo(admin, product),
      as(admin).call(addProduct, { body: aProduct({ partNumber }) }),
    ]);
    if (added.status === 201) world.adoptProduct(added.output._id);
    expect([undone.status, added.status].sort()).toEqual(undone.status === 200 ? [200, 409] : [201, 409]);
  });

  it("happens once, however many ask at once", async () => {
    const [admin, other, product] = [await world.admin(), await world.admin(), await world.product()];
    await remove(admin, product);
    const replies = await Promise.all([admin, other, admin].map((caller) => undo(caller, product)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
    const events = (await world.auditEventsAbout(product._id)).map(({ what }) => what);
    expect(events).toEqual(["product_deleted", "product_restored"]);
    expect((await undo(admin, product)).refusal).toMatchObject({ status: 404, code: "not_found" });
  });

  it("brings back the pieces of orders that were deleted while it was gone", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const product = await world.product({ quantity: 10 });
    const [one, kept] = [await place(customer, product, 4), await place(customer, product, 5)];
    await remove(admin, product);
    await as(customer).call(deleteOrder, { params: { id: one._id } });
    await undo(admin, product);
    expect(await world.stockOf(product)).toBe(5);
    const last = (await world.movementsOf(product)).at(-1);
    expect(last).toMatchObject({ change: 4, cause: "release", orderId: one._id, who: admin.uid });
    await as(admin).call(deleteOrdersOfAccount, { params: { uid: customer.uid } });
    expect(await world.stockOf(product)).toBe(10);
    for (const order of [one, kept]) expect((await undo(admin, order)).status).toBe(200);
    expect(await world.stockOf(product)).toBe(1);
    expect(await world.stockFaults()).toEqual([]);
    expect(await demandFaults()).not.toContain(product._id);
  });

  it("loses no piece where orders are deleted at that moment", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const product = await world.product({ quantity: 10 });
    const orders = [await place(customer, product, 1), await place(customer, product, 2)];
    await remove(admin, product);
    const replies = await Promise.all([
      undo(admin, product),
      ...orders.map(({ _id }) => as(admin).call(deleteOrder, { params: { id: _id } })),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await world.stockOf(product)).toBe(10);
    expect(await world.stockFaults()).toEqual([]);
    expect(await demandFaults()).not.toContain(product._id);
  });

  it("shows it in the lists of who saved it, and tells who waited", async () => {
    const [admin, customer, product] = [
      await world.admin(),
      await world.customer(),
      await world.product({ quantity: 0 }),
    ];
    const params = { id: product._id };
    await as(customer).call(savePart, { params, body: { notify: true } });
    await remove(admin, product);
    expect((await as(customer).call(listSaved, {})).output.items).toEqual([]);
    await undo(admin, product);
    expect(await demandFaults()).not.toContain(product._id);
    await as(admin).call(adjustStock, { params, body: { change: 1, reason: "Delivered." } });
    const { items } = (await as(customer).call(listSaved, {})).output;
    expect(items).toMatchObject([{ _id: product._id, availableAt: expect.any(String) }]);
  });

  it("restores one of an earlier release, in the form of today", async () => {
    const [admin, product] = [await world.admin(), await world.olderProduct()];
    await remove(admin, product);
    expect((await undo(admin, product)).status).toBe(200);
    const { output } = await as(null).call(readPart, { params: { id: product._id } });
    expect(output).toMatchObject({ name: product.name, partNumber: null, group: "other" });
    const schemaVersion = versionOf("products");
    expect(await world.stored("products", product._id)).toMatchObject({ schemaVersion });
    expect((await as(admin).call(listMovements, { params: { id: product._id } })).output.items).toEqual([]);
  });

  it("refuses one that is damaged, says which fields are, and keeps it", async () => {
    const [admin, product] = [await world.admin(), await world.product({ partNumber: aPartNumber() })];
    await world.change("products", product._id, { name: 7, quantity: "many", odd: { any: [1] } });
    await remove(admin, product);
    const kept = await world.stored("trash", product._id);
    const { refusal } = await undo(admin, product);
    expect(refusal).toMatchObject({ status: 422, code: "invalid" });
    expect(Object.keys(refusal.fields ?? {}).sort()).toEqual(["name", "quantity"]);
    expect(await stored(product)).toEqual([undefined, undefined]);
    expect(await world.stored("trash", product._id)).toEqual(kept);
  });

  it("leaves alone what came back from a backup meanwhile", async () => {
    const [admin, product] = [await world.admin(), await world.product()];
    const [before] = await stored(product);
    await remove(admin, product);
    await db
      .collection("products")
      .doc(product._id)
      .set({ ...before, name: "Restored" });
    expect((await undo(admin, product)).status).toBe(200);
    expect(await world.stored("products", product._id)).toMatchObject({ name: "Restored" });
    expect(await world.stored("trash", product._id)).toBeUndefined();
  });

  it.each(["never-was", "__x__", "a b"])("knows no %s", async (id) => {
    const { refusal } = await undo(await world.admin(), { _id: id });
    expect([404, 422]).toContain(refusal.status);
  });
});
