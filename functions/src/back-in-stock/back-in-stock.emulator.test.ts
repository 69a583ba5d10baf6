import { describe, expect, it } from "vitest";
import { adjustStock, listLowStock, listWaiting } from "../contract/admin/stock.ts";
import { deleteOrder, placeOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { listSaved, savePart } from "../contract/saved.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";
import { notifyAccount, notifyAllWaiting } from "./back-in-stock.store.ts";

const world = useWorld();
const aTime = expect.stringMatching(/^20.+Z$/);

function wait(customer: Account, { _id }: Product, notify = true) {
  return as(customer).call(savePart, { params: { id: _id }, body: { notify } });
}

async function restock({ _id }: Product, change: number) {
  const body = { change, reason: "Delivered." };
  return as(await world.admin()).call(adjustStock, { params: { id: _id }, body });
}

/** When the customer's only saved part became available. */
async function availableAt(customer: Account) {
  const { items } = (await as(customer).call(listSaved, {})).output;
  return items[0]?.availableAt;
}

describe("Who waits for a part", () => {
  it("is told when a restock makes it available, and not before", async () => {
    const [customer, onlooker] = [await world.customer(), await world.customer()];
    const product = await world.product({ quantity: 0, minimumQuantity: 4 });
    expect((await wait(customer, product)).output).toMatchObject({ notify: true });
    await wait(onlooker, product, false);
    await restock(product, 3);
    expect(await availableAt(customer)).toBeUndefined();
    await restock(product, 1);
    expect(await availableAt(customer)).toEqual(aTime);
    expect(await availableAt(onlooker)).toBeUndefined();
    expect(await world.stored("availableParts", product._id)).toBeUndefined();
  });

  it("is told when the deletion of an order makes it available", async () => {
    const [customer, buyer] = [await world.customer(), await world.customer()];
    const product = await world.product({ quantity: 2 });
    const body = anOrder(product, buyer, { MinimumOrder: 2 });
    const order = (await as(buyer).call(placeOrder, { body })).output;
    await wait(customer, product);
    expect(await availableAt(customer)).toBeUndefined();
    await as(buyer).call(deleteOrder, { params: { id: order._id } });
    expect(await availableAt(customer)).toEqual(aTime);
  });

  it("is told at once when it's there already", async () => {
    const [customer, product] = [await world.customer(), await world.product()];
    expect((await wait(customer, product)).output.availableAt).toEqual(aTime);
  });

  it("is told once: the time stays, until they ask again or no more", async () => {
    const [customer, product] = [await world.customer(), await world.product({ quantity: 0 })];
    await wait(customer, product);
    await restock(product, 1);
    const first = await availableAt(customer);
    await restock(product, -1);
    await restock(product, 1);
    expect(await availableAt(customer)).toBe(first);
    await restock(product, -1);
    await wait(customer, product);
    expect(await availableAt(customer)).toBeUndefined();
    await wait(customer, product, false);
    await restock(product, 1);
    expect(await availableAt(customer)).toBeUndefined();
  });

  it("is not marked when they no longer wait", async () => {
    const [customer, product] = [await world.customer(), await world.product({ quantity: 0 })];
    await wait(customer, product, false);
    await notifyAccount(customer.uid, product._id);
    expect(await availableAt(customer)).toBeUndefined();
  });

  it("is told later where the shop broke off after the stock came, as one of many", async () => {
    const product = await world.product({ quantity: 0 });
    const customers = await Promise.all(Array.from({ length: 55 }, () => world.customer()));
    await Promise.all(customers.map((customer) => wait(customer, product)));
    await world.setStock(product, 5);
    expect(await Promise.all(customers.map(availableAt))).toEqual(customers.map(() => undefined));
    await notifyAllWaiting();
    expect(await Promise.all(customers.map(availableAt))).toEqual(customers.map(() => aTime));
    expect(await world.stored("availableParts", product._id)).toBeUndefined();
  });

  it("does not keep others waiting with a damaged list", async () => {
    const [broken, customer] = [await world.customer(), await world.customer()];
    const product = await world.product({ quantity: 0 });
    await Promise.all([wait(broken, product), wait(customer, product)]);
    await world.change("saved", broken.uid, { items: "all" });
    await restock(product, 1);
    expect(await availableAt(customer)).toEqual(aTime);
    expect(await world.stored("saved", broken.uid)).toMatchObject({ items: "all", waiting: [] });
  });

  it("is counted for admins beside the part, until the part is there", async () => {
    const [admin, ...customers] = await Promise.all([world.admin(), world.customer(), world.customer()]);
    const product = await world.product({ quantity: 0 }, { createdAt: "2000-01-01T00:00:00.000Z" });
    for (const customer of customers) await wait(customer, product);
    const lowStock = async () => (await as(admin).call(listLowStock, { query: { limit: 100 } })).output.items;
    expect(await lowStock()).toContainEqual(expect.objectContaining({ _id: product._id, waiting: 2 }));
    await wait(customers[0] as Account, product, false);
    expect(await lowStock()).toContainEqual(expect.objectContaining({ _id: product._id, waiting: 1 }));
  });

  it("is named for admins by account and email", async () => {
    const [admin, ...customers] = await Promise.all([world.admin(), world.customer(), world.customer()]);
    const product = await world.product({ quantity: 0 });
    for (const customer of customers) await wait(customer, product);
    await wait(admin, product, false);
    const { items } = (await as(admin).call(listWaiting, { params: { id: product._id } })).output;
    const byUid = (one: { _id: string }, other: { _id: string }) => one._id.localeCompare(other._id);
    expect(items.sort(byUid)).toEqual(customers.map(({ uid, email }) => ({ _id: uid, email })).sort(byUid));
  });
});
