import { afterEach, describe, expect, it, vi } from "vitest";
import { shopDayOf } from "../../books/shop-day.ts";
import { orderMonths } from "../../firestore/collections.ts";
import { World } from "../../testing/world.ts";
import { searchOrders } from "../orders.domain.ts";
import { findDays } from "./order-days.store.ts";
import { findDayFaults } from "./order-days-check.store.ts";

vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-zone";
});

vi.mock("../../../../shop.json", async (original) => {
  const { default: shop } = await original<{ default: object }>();
  return { default: { ...shop, timeZone: "America/New_York" } };
});

const world = new World();
afterEach(async () => {
  await world.clear();
  for (const { ref } of (await orderMonths.withConverter(null).get()).docs) await ref.delete();
});

describe("A shop in New York", () => {
  it.each([
    ["of 23 hours", "2025-03-09", "2025-03-09T05:00:00.000Z", "2025-03-10T04:00:00.000Z"],
    ["of 25 hours", "2025-11-02", "2025-11-02T04:00:00.000Z", "2025-11-03T05:00:00.000Z"],
    ["that begins a month", "2025-12-01", "2025-12-01T05:00:00.000Z", "2025-12-02T05:00:00.000Z"],
  ])("counts a day %s from its first moment to its last", async (_how, day, begin, end) => {
    const [customer, product] = [await world.customer(), await world.product()];
    const moments = [Date.parse(begin) - 1, Date.parse(begin), Date.parse(end) - 1, Date.parse(end)];
    expect(moments.map((at) => shopDayOf(at) === day)).toEqual([false, true, true, false]);
    const placed = moments.map((at) =>
      world.order(product, customer, { createdAt: new Date(at).toISOString(), MinimumOrder: 1 }),
    );
    await Promise.all(placed);
    const list = await searchOrders({ from: day, to: day, sort: "oldest", limit: 25 });
    expect(list.items.map(({ createdAt }) => Date.parse(createdAt))).toEqual(moments.slice(1, 3));
    const now = Date.parse(end) + 40 * 24 * 60 * 60 * 1000;
    for (let times = 0; times < 2; times++) {
      const days = await findDays(now);
      const place = days.findIndex((one) => one.day === day);
      expect(days.slice(place - 1, place + 2).map(({ orders }) => orders)).toEqual([1, 2, 1]);
      expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(4);
    }
    expect(await world.stored("orderMonths", day.slice(0, 7))).toMatchObject({
      ...{ timeZone: "America/New_York", days: { [day]: { orders: 2, pieces: 2, isCounted: true } } },
    });
    expect(await Array.fromAsync(findDayFaults())).toEqual([]);
  });
});
