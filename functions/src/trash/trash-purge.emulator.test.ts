import type { Server } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { findLedgersByKeys, forgetOrders } from "../books/checkouts.store.ts";
import { shopDayOf } from "../books/shop-day.ts";
import { deleteAccount } from "../contract/account.ts";
import { notePayment } from "../contract/admin/payments.ts";
import { placeBasket } from "../contract/basket/place-basket.ts";
import { deleteOrder, type Order } from "../contract/orders.ts";
import { undoDeletion } from "../contract/undo.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import { inTransaction } from "../firestore/db.ts";
import { deleteProduct } from "../products/products.store.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Site } from "../testing/api.ts";
import { aBasket, aUniqueWord } from "../testing/builders.ts";
import { serve } from "../testing/in-process.ts";
import { useWorld } from "../testing/use-world.ts";
import { findDeleted, purgeTrash } from "./trash.store.ts";

// In a project of its own, since everything in the trash grows old at once.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-purge";
});

const world = useWorld();
const DAY = 24 * 60 * 60 * 1000;
let server: Server;
let site: Site;

beforeAll(async () => {
  const { createApi } = await import("../app.ts");
  const served = await serve(createApi());
  server = served.server;
  site = { SITE_URL: served.url, FUNCTIONS_URL: served.url };
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

afterEach(() => void vi.useRealTimers());

async function purgeAfter(days: number): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * DAY });
  await purgeTrash(forgetOrders);
}

it("What was deleted is there for 30 days, and no longer", async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => (await world.product())._id));
  const actor = { uid: "a-test", requestId: "a-test" };
  for (const id of ids) await inTransaction((tx) => deleteProduct(tx, actor, id));
  const there = () => Promise.all(ids.map((id) => world.stored("trash", id)));
  await purgeAfter(29.9);
  expect(await there()).toEqual(ids.map(() => expect.anything()));
  vi.setSystemTime(Date.now() + 0.1 * DAY);
  expect(await Promise.all(ids.map((id) => findDeleted(id)))).toEqual(ids.map(() => undefined));
  expect(await there()).toEqual(ids.map(() => expect.anything()));
  await purgeAfter(0);
  expect(await there()).toEqual(ids.map(() => undefined));
});

describe("The ledger of a basket whose orders are deleted", () => {
  async function basket() {
    const [customer, admin] = [await world.customer(), await world.admin()];
    const body = aBasket([await world.product(), await world.product()], customer);
    const { _id, orders } = (await as(customer, site).call(placeBasket, { body })).output;
    const [first, second] = orders as [Order, Order];
    const ledger = () => world.stored("checkouts", _id);
    return { customer, admin, first, second, ledger };
  }

  const remove = (caller: Account, { _id }: Order) =>
    as(caller, site).call(deleteOrder, { params: { id: _id } });

  it("goes with the last of them that could be restored", async () => {
    const { customer, admin, first, second, ledger } = await basket();
    await remove(customer, first);
    await remove(admin, second);
    await purgeAfter(29.9);
    expect(await ledger()).toMatchObject({ words: expect.arrayContaining(["test"]) });
    await purgeAfter(0.2);
    expect(await ledger()).toBeUndefined();
  });

  it("goes where they left the trash one after the other, and their account left before", async () => {
    const { customer, first, second, ledger } = await basket();
    await remove(customer, first);
    await remove(customer, second);
    await as(customer, site).call(deleteAccount, {});
    await world.change("trash", first._id, { until: new Date().toISOString() });
    await purgeAfter(0);
    expect([await findDeleted(first._id), await ledger()]).toEqual([undefined, expect.anything()]);
    await purgeAfter(30);
    expect(await ledger()).toBeUndefined();
  });

  it("is found once, however many others are looked for", async () => {
    const { first, second } = await basket();
    const others = Array.from({ length: 30 }, () => aUniqueWord());
    const keys = [first.number, ...others, second.number].map(normaliseNumber);
    expect(await findLedgersByKeys(keys)).toHaveLength(1);
  });

  it("stays as it is while one of them is there", async () => {
    const { customer, first, second, ledger } = await basket();
    await remove(customer, first);
    await remove(customer, second);
    await as(customer, site).call(undoDeletion, { params: { id: second._id } });
    const before = await ledger();
    await purgeAfter(30);
    expect(await ledger()).toEqual(before);
    expect(await world.checkoutFaults()).toEqual([]);
  });

  it("keeps what came, and forgets the payer's name", async () => {
    const { customer, admin, first, second, ledger } = await basket();
    const body = { order: first._id, amount: 5, day: shopDayOf(Date.now()), kind: "bank" as const };
    await as(admin, site).call(notePayment, { body });
    for (const order of [first, second]) await remove(customer, order);
    const before = await ledger();
    expect(before).toMatchObject({ payment: { paid: { cents: 500 }, state: "over" } });
    await purgeAfter(30);
    expect(await ledger()).toEqual({ ...before, words: [] });
  });
});
