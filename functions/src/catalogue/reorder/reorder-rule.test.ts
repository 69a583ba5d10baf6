import { describe, expect, it } from "vitest";
import { computeNeed, type Demand, daysLeft, soldSince } from "./reorder-rule.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-26T12:00:00Z");

function aDemand(fields: Partial<Demand> = {}): Demand {
  const none = { available: 0, minimumQuantity: 1, waiting: 0, sold30: 0, sold90: 0, onOrder: 0, pack: 1 };
  return { ...none, createdAt: NOW - 400 * DAY, ...fields };
}

const need = (fields: Partial<Demand>, days = 30) => computeNeed(aDemand(fields), days, NOW);

describe("What to order", () => {
  it.each<[string, Partial<Demand>, number, number]>([
    [
      "lasts for the days asked for, with the minimum left",
      { available: 10, sold30: 30, sold90: 60 },
      30,
      21,
    ],
    ["lasts for a week", { available: 1, sold30: 30, sold90: 60 }, 7, 7],
    ["is made of the faster pace, of ninety days", { available: 0, sold30: 5, sold90: 90 }, 30, 31],
    ["is made of the faster pace, of thirty days", { available: 0, sold30: 30, sold90: 30 }, 30, 31],
    ["has a piece for each who waits", { waiting: 3, sold30: 30 }, 30, 34],
    ["is up to the minimum where nobody bought any", { available: 1, minimumQuantity: 4 }, 30, 3],
    ["is nothing where enough is there", { available: 31, sold30: 30 }, 30, 0],
    ["is nothing where far more is there", { available: 1_000_000, sold30: 1 }, 365, 0],
    ["is nothing where none was sold and the minimum is there", { available: 4, minimumQuantity: 4 }, 365, 0],
    ["is whole pieces", { available: 0, sold30: 1, minimumQuantity: 0 }, 31, 2],
    ["has no piece too many by rounding", { available: 0, sold30: 7, minimumQuantity: 0 }, 30, 7],
    ["takes less than nothing for nothing", { available: -3, sold30: -5, sold90: -1 }, 30, 1],
  ])("%s", (_what, fields, days, pieces) => {
    expect(need(fields, days).pieces).toBe(pieces);
  });

  it.each<[string, Partial<Demand>, number, number]>([
    ["is whole packs", { sold30: 30, pack: 10 }, 4, 40],
    ["is no pack too many", { sold30: 30, minimumQuantity: 0, pack: 10 }, 3, 30],
    ["is a pack of a hundred for one piece", { minimumQuantity: 1, pack: 100 }, 1, 100],
    ["is less what is on order", { sold30: 30, onOrder: 12, pack: 10 }, 2, 20],
    ["is nothing where enough is on order", { sold30: 30, onOrder: 31, pack: 10 }, 0, 0],
    ["is nothing where far more is on order", { sold30: 30, waiting: 3, onOrder: 1_000_000 }, 0, 0],
  ])("%s", (_what, fields, packs, pieces) => {
    expect(need(fields)).toMatchObject({ packs, pieces });
  });

  it("of a new part follows the pace of its own days, a week at least", () => {
    const tenDays = { createdAt: NOW - 10 * DAY, sold30: 10, sold90: 10, available: 5 };
    expect(need(tenDays)).toEqual({ daysAt30: 5, daysAt90: 5, packs: 26, pieces: 26 });
    const today = { createdAt: NOW - 60_000, sold30: 7, sold90: 7, available: 5 };
    expect(need(today)).toEqual({ daysAt30: 5, daysAt90: 5, packs: 26, pieces: 26 });
  });
});

describe("Days of stock", () => {
  it.each<[Partial<Demand>, number | null, number | null]>([
    [{ available: 15, sold30: 30, sold90: 45 }, 15, 30],
    [{ available: 0, sold30: 30, sold90: 45 }, 0, 0],
    [{ available: 15, sold30: 0, sold90: 45 }, null, 30],
    [{ available: 15 }, null, null],
    [{ available: 10, sold30: 7, sold90: 7 }, 42, 128],
  ])("of %j are whole, and none where none was sold", (fields, daysAt30, daysAt90) => {
    expect(need(fields)).toMatchObject({ daysAt30, daysAt90 });
  });

  it("left are those at the faster pace, none where somebody waits, and endless where none was sold", () => {
    expect(daysLeft({ daysAt30: 15, daysAt90: 9 }, { waiting: 0 })).toBe(9);
    expect(daysLeft({ daysAt30: 15, daysAt90: 9 }, { waiting: 1 })).toBe(0);
    expect(daysLeft({ daysAt30: null, daysAt90: null }, { waiting: 0 })).toBeGreaterThan(1e9);
  });
});

it("Sales count from their first day on, and never less than none", () => {
  const sold = { "2026-10-27": 4, "2026-10-28": 2, "2026-11-26": 1 };
  expect(soldSince(sold, ["2026-11-01", "2026-10-28"])).toEqual([1, 3]);
  expect(soldSince({ "2026-11-01": -4, "2026-11-02": 1 }, ["2026-11-02", "2026-10-28"])).toEqual([1, 0]);
  expect(soldSince({}, ["2026-11-01", "2026-10-28"])).toEqual([0, 0]);
});
