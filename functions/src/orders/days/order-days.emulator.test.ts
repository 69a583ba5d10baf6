import { execFile } from "node:child_process";
import type { Server } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createApi } from "../../app.ts";
import { deleteOrdersOfAccount } from "../../contract/admin/orders.ts";
import { readOverview } from "../../contract/admin/overview.ts";
import { returnPieces } from "../../contract/admin/returns.ts";
import { undoDeletion } from "../../contract/admin/trash.ts";
import { deleteOrder, type Order } from "../../contract/orders.ts";
import type { Product } from "../../contract/products.ts";
import { orderMonths, orders } from "../../firestore/collections.ts";
import type { Account } from "../../testing/accounts.ts";
import { as, type Site } from "../../testing/api.ts";
import { serve } from "../../testing/in-process.ts";
import { ReadCounter } from "../../testing/read-counter.ts";
import { root } from "../../testing/server-process.ts";
import { World } from "../../testing/world.ts";
import { findDays } from "./order-days.store.ts";
import { findDayFaults } from "./order-days-check.store.ts";

// Every order of the project is counted.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-days";
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const world = new World();
const counter = new ReadCounter();
let server: Server;
let site: Site;
let [customer, admin]: Account[] = [];
let product: Product;

beforeAll(async () => {
  const served = await serve(createApi());
  server = served.server;
  site = { SITE_URL: served.url, FUNCTIONS_URL: served.url };
  [customer, admin] = await Promise.all([world.customer(), world.admin()]);
  product = await world.product({ price: 24.9, quantity: 1_000_000 });
});
afterEach(async () => {
  for (const collection of [orders, orderMonths]) {
    const { docs } = await collection.withConverter(null).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world.clear();
});

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** Of two or more pieces, so many days ago. */
function order(days: number, fields: Partial<Order> = {}): Promise<Order> {
  return world.order(product, customer as Account, { createdAt: daysAgo(days), MinimumOrder: 2, ...fields });
}

/** Orders of every day and of the time before, of every step. */
function manyOrders(count: number): Promise<Order[]> {
  const steps = ["new", "picked", "sent", "closed"] as const;
  const fields = (place: number) => ({ MinimumOrder: 1 + (place % 7), handling: steps[place % 4] ?? "new" });
  return Promise.all(Array.from({ length: count }, (_, place) => order(place % 95, fields(place))));
}

const asAdmin = () => as(admin as Account, site);
const remove = ({ _id }: Order) => asAdmin().call(deleteOrder, { params: { id: _id } });
const undo = ({ _id }: Order) => asAdmin().call(undoDeletion, { params: { id: _id } });

function giveBack({ _id, version }: Order) {
  const body = { version, pieces: 1, isSellable: true, reason: "Wrong side." };
  return asAdmin().call(returnPieces, { params: { id: _id }, body });
}

/** The last 90 days by the orders themselves, each read. */
async function fullCount() {
  const first = daysAgo(89).slice(0, 10);
  const byDay = new Map<string, { orders: number; pieces: number; cents: number }>();
  for (const { createdAt, quantity, total, returned = 0, returnedTotal } of await allOrders()) {
    const day = createdAt.slice(0, 10);
    const sum = byDay.get(day) ?? { orders: 0, pieces: 0, cents: 0 };
    byDay.set(day, {
      orders: sum.orders + 1,
      pieces: sum.pieces + quantity - returned,
      cents: sum.cents + total.cents - (returnedTotal?.cents ?? 0),
    });
  }
  const inTime = [...byDay].filter(([day]) => day >= first).sort(([one], [other]) => (one < other ? -1 : 1));
  return inTime.map(([day, { cents, ...sum }]) => ({ day, ...sum, revenue: cents / 100 }));
}

async function allOrders() {
  return (await orders.get()).docs.map((document) => document.data());
}

async function daysShown() {
  const { days } = (await asAdmin().call(readOverview, {})).output;
  expect([days.length, days.at(-1)?.day]).toEqual([90, today()]);
  return days.filter((day) => day.orders > 0);
}

async function expectRight(): Promise<void> {
  expect(await daysShown()).toEqual(await fullCount());
  const faults = [];
  for await (const fault of findDayFaults()) faults.push(fault);
  expect(faults).toEqual([]);
}

async function keptOf(day: string) {
  return (await world.stored("orderMonths", day.slice(0, 7)))?.days as Record<string, unknown>;
}

describe("The last 90 days", () => {
  it("are what all orders say, after deletions, returns and what takes them back", async () => {
    const all = await manyOrders(500);
    await expectRight();
    const sent = all.filter(({ handling }) => handling === "sent" || handling === "closed");
    const unsent = all.filter(({ handling }) => handling === "new" || handling === "picked");
    const deleted = unsent.slice(0, 40);
    for (const one of deleted) expect((await remove(one)).status).toBe(200);
    await expectRight();
    for (const one of sent.slice(0, 40)) expect((await giveBack(one)).status).toBe(200);
    await expectRight();
    for (const one of deleted.slice(0, 20)) expect((await undo(one)).status).toBe(200);
    await expectRight();
    const { uid } = customer as Account;
    const { output } = await asAdmin().call(deleteOrdersOfAccount, { params: { uid } });
    expect(output.deleted).toBe(unsent.length - 20);
    await expectRight();
  }, 180_000);

  it("are right whoever counts them while orders go, come back and are returned", async () => {
    const all = await manyOrders(190);
    const changes = all.map(async (one, place) => {
      if (one.handling === "sent" || one.handling === "closed") return giveBack(one);
      await remove(one);
      if (place % 3 === 0) await undo(one);
    });
    let isOver = false;
    const counting = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        await daysShown();
        // Whatever was kept is counted anew.
        for (const { ref } of (await orderMonths.withConverter(null).get()).docs) await ref.delete();
      }
    });
    await Promise.all(changes);
    isOver = true;
    await Promise.all(counting);
    await expectRight();
  }, 180_000);

  it("cost 40 reads at most with all else that the overview tells, however many of them have changed", async () => {
    const all = await manyOrders(190);
    const cost = async () => {
      counter.take();
      await daysShown();
      return counter.take();
    };
    // Two for each day that nobody has counted.
    expect(await cost()).toBeLessThanOrEqual(40 + 2 * 89);
    await expect.poll(cost).toBeLessThanOrEqual(40);
    for (const one of all.slice(0, 95)) if (one.handling === "sent") await giveBack(one);
    expect(await cost()).toBeLessThanOrEqual(40);
    await expectRight();
  }, 60_000);
});

describe("A day", () => {
  it("is kept from ten minutes after its end on", async () => {
    const midnight = Date.parse(today());
    const yesterday = new Date(midnight - DAY).toISOString();
    await order(0, { createdAt: yesterday });
    const kept = async (now: number) => {
      expect((await findDays(now)).find(({ day }) => day === yesterday.slice(0, 10))?.orders).toBe(1);
      return Object.keys((await keptOf(yesterday)) ?? {}).includes(yesterday.slice(0, 10));
    };
    expect(await kept(midnight - MINUTE)).toBe(false);
    expect(await kept(midnight + 9 * MINUTE)).toBe(false);
    expect(await kept(midnight + 10 * MINUTE)).toBe(true);
  });

  it("is read from what is kept, and not counted again", async () => {
    const one = await order(3);
    await findDays();
    await world.remove("orders", one._id);
    expect(await daysShown()).toMatchObject([{ day: one.createdAt.slice(0, 10), orders: 1 }]);
  });

  it("that isn't over is counted at each look, and its orders write nothing more", async () => {
    const one = await order(0);
    expect(await daysShown()).toEqual([{ day: today(), orders: 1, pieces: 2, revenue: 49.8 }]);
    expect((await remove(one)).status).toBe(200);
    expect((await undo(one)).status).toBe(200);
    expect(await keptOf(today())).not.toHaveProperty(today());
    expect(await daysShown()).toMatchObject([{ day: today(), orders: 1 }]);
  });

  it("is counted anew where its month is damaged, or kept by another time zone", async () => {
    const { createdAt } = await order(3);
    const month = createdAt.slice(0, 7);
    const wrong = { [createdAt.slice(0, 10)]: { orders: 7, pieces: 7, cents: 7, isCounted: true } };
    for (const stored of [{ timeZone: "Asia/Tokyo", days: wrong }, { days: wrong }, { days: 7 }]) {
      await orderMonths.withConverter(null).doc(month).set(stored);
      await expectRight();
      expect(await world.stored("orderMonths", month)).toMatchObject({
        ...{ timeZone: "UTC", days: { [createdAt.slice(0, 10)]: { orders: 1, pieces: 2, cents: 4980 } } },
      });
    }
  });
});

describe("npm run check-data", () => {
  const checkData = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(root, "functions/scripts/check-data.ts"), ...args]).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }) => ({ code, stdout }),
    );

  it("names days that are kept otherwise than their orders say, and has them counted again on demand", async () => {
    const one = await order(5);
    const other = await order(5);
    await expectRight();
    await world.remove("orders", other._id);
    const fault = `${one.createdAt.slice(0, 10)}  has 1 orders, 2 pieces, 49.8 USD, and not 2 orders, 4 pieces, 99.6 USD\n`;
    const found = await checkData();
    expect(found.stdout).toContain(`${fault}1 to count again: npm run check-data -- --book\n`);
    expect(found.code).toBe(1);
    expect((await checkData("--book")).stdout).toContain(`${fault}1 counted again at the next look.\n`);
    await expectRight();
    expect((await checkData()).stdout).toContain("Every day that is kept is what its orders say.\n");
  }, 60_000);
});
