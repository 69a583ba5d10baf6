import { DocumentReference } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Order } from "../../contract/orders.ts";
import type { Product } from "../../contract/products.ts";
import { orderMonths, orders } from "../../firestore/collections.ts";
import { db } from "../../firestore/db.ts";
import type { Account } from "../../testing/accounts.ts";
import { reportMeasurement } from "../../testing/measurements.ts";
import { testScale } from "../../testing/test-scale.ts";
import { World } from "../../testing/world.ts";
import { undoDeletion } from "../../undo/undo.domain.ts";
import { deleteOrder, deleteOrdersOf } from "../orders.domain.ts";
import { returnPieces } from "../returns/returns.domain.ts";
import { findDays, forgetDay } from "./order-days.store.ts";
import { findDayFaults } from "./order-days-check.store.ts";

// Every order of the project is counted.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-days";
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AT_ONCE = 8;

const world = new World();
let [customer, admin]: Account[] = [];
let products: Product[];

beforeAll(async () => {
  [customer, admin] = await Promise.all([world.customer(), world.admin()]);
  const some = Array.from({ length: 20 }, () => world.product({ price: 24.9, quantity: 500_000 }));
  products = await Promise.all(some);
});
afterEach(async () => {
  const writer = db.bulkWriter();
  for (const collection of [orders, orderMonths])
    for (const { ref } of (await collection.withConverter(null).get()).docs) writer.delete(ref);
  await writer.close();
});
afterAll(() => world.clear());

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** Of two or more pieces, so many days ago. */
function order(days: number, fields: Partial<Order> = {}, product = products[0] as Product): Promise<Order> {
  const placed = { createdAt: daysAgo(days), MinimumOrder: 2, ...fields };
  return world.order(product, customer as Account, placed);
}

async function inGroups<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map(work));
}

/** Orders of every day and of the time before, of every step. */
async function manyOrders(count: number): Promise<Order[]> {
  const steps = ["new", "picked", "sent", "closed"] as const;
  const all: Order[] = [];
  await inGroups([...Array(count).keys()], async (place) => {
    const fields = { MinimumOrder: 1 + (place % 7), handling: steps[place % 4] ?? "new" };
    all.push(await order(place % 95, fields, products[place % products.length]));
  });
  return all;
}

const isSent = ({ handling }: Order) => handling === "sent" || handling === "closed";
const actor = () => ({ uid: (admin as Account).uid, requestId: "a-test" });
const caller = () => ({ ...actor(), isAdmin: async () => true }) as never;
const remove = ({ _id }: Order) => deleteOrder(caller(), actor(), _id);
const undo = ({ _id }: Order) => undoDeletion(caller(), actor(), _id);

function giveBack({ _id, version }: Order) {
  const body = { version, pieces: 1, isSellable: true, reason: "Wrong side." };
  return returnPieces(actor(), _id, body);
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
  return inTime.map(([day, sum]) => ({ day, ...sum }));
}

async function allOrders() {
  return (await orders.get()).docs.map((document) => document.data());
}

async function daysFound(now = Date.now()) {
  const days = await findDays(now);
  expect([days.length, days.at(-1)?.day]).toEqual([90, new Date(now).toISOString().slice(0, 10)]);
  return days.filter((day) => day.orders > 0);
}

async function expectRight(): Promise<void> {
  expect(await daysFound()).toEqual(await fullCount());
  expect(await Array.fromAsync(findDayFaults())).toEqual([]);
}

async function cachedDay(day: string) {
  return (await world.stored("orderMonths", day.slice(0, 7)))?.days as Record<string, unknown>;
}

describe("The last 90 days", () => {
  it("are what all orders say, after deletions, returns and what takes them back", async () => {
    const all = await manyOrders(testScale.ordersOfDays);
    const begun = performance.now();
    await findDays();
    const notes = `counted for the first time in ${Math.round(performance.now() - begun)} ms`;
    await expectRight();
    const [sent, unsent] = [all.filter(isSent), all.filter((one) => !isSent(one))];
    const [deleted, returned] = [unsent.slice(0, 80), sent.slice(0, 80)];
    await inGroups(deleted, remove);
    await expectRight();
    await inGroups(returned, giveBack);
    await expectRight();
    const restored = deleted.slice(0, 40);
    for (const one of restored) await undo(one);
    await expectRight();
    const ofAccount = await deleteOrdersOf(actor(), (customer as Account).uid);
    expect(ofAccount.deleted).toBe(unsent.length - 40);
    await expectRight();
    const changes = deleted.length + returned.length + restored.length + ofAccount.deleted;
    const runs = `${all.length} orders, ${changes} deleted, restored or returned`;
    reportMeasurement({ trial: "Days against a full count", runs, violations: 0, notes });
  }, 900_000);

  it("are right whoever counts them while orders go, come back and are returned", async () => {
    const all = await manyOrders(95);
    let isOver = false;
    const counting = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        await daysFound();
        // Whatever was kept is counted anew.
        for (const { ref } of (await orderMonths.withConverter(null).get()).docs) await ref.delete();
      }
    });
    try {
      await inGroups(all, (one) => (isSent(one) ? giveBack(one) : remove(one)));
      for (const one of all.slice(0, 40)) if (!isSent(one)) await undo(one);
    } finally {
      isOver = true;
      await Promise.all(counting);
    }
    await expectRight();
    await expectRight();
  }, 180_000);
});

describe("A day", () => {
  it("is kept from ten minutes after its end on", async () => {
    const midnight = Date.parse(today());
    const yesterday = new Date(midnight - DAY).toISOString();
    await order(0, { createdAt: yesterday });
    const cached = async (now: number) => {
      expect((await findDays(now)).find(({ day }) => day === yesterday.slice(0, 10))?.orders).toBe(1);
      return Object.keys((await cachedDay(yesterday)) ?? {}).includes(yesterday.slice(0, 10));
    };
    expect(await cached(midnight - MINUTE)).toBe(false);
    expect(await cached(midnight + 9 * MINUTE)).toBe(false);
    expect(await cached(midnight + 10 * MINUTE)).toBe(true);
  });

  it("is read from what is kept, and not counted again", async () => {
    const one = await order(3);
    await findDays();
    await world.remove("orders", one._id);
    expect(await daysFound()).toMatchObject([{ day: one.createdAt.slice(0, 10), orders: 1 }]);
  });

  it("that isn't counted yet is not taken for what has changed of it", async () => {
    const midnight = Date.parse(today());
    const createdAt = new Date(midnight - DAY).toISOString();
    const [one] = [await order(0, { createdAt }), await order(0, { createdAt })];
    const soon = async () => (await findDays(midnight + MINUTE)).findLast(({ orders }) => orders > 0)?.orders;
    expect(await soon()).toBe(2);
    await remove(one);
    expect(await soon()).toBe(1);
    await expectRight();
  });

  it("that changes after it was counted isn't kept as it was", async () => {
    const [one] = [await order(3), await order(3)];
    await findDays();
    await forgetDay(one.createdAt.slice(0, 10));
    const { update } = DocumentReference.prototype;
    const caching = vi.spyOn(DocumentReference.prototype, "update");
    caching.mockImplementationOnce(async function (this: DocumentReference, ...month: unknown[]) {
      await remove(one);
      return update.apply(this, month as never);
    });
    await findDays();
    caching.mockRestore();
    expect((await cachedDay(one.createdAt))?.[one.createdAt.slice(0, 10)]).not.toHaveProperty("isCounted");
    await expectRight();
  });

  it("that isn't over is counted at each look, and its orders write nothing more", async () => {
    const one = await order(0);
    expect(await daysFound()).toEqual([{ day: today(), orders: 1, pieces: 2, cents: 4980 }]);
    await remove(one);
    await undo(one);
    expect(await cachedDay(today())).not.toHaveProperty(today());
    expect(await daysFound()).toMatchObject([{ day: today(), orders: 1 }]);
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
