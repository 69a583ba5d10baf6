import { expect, test } from "vitest";
import { type ChangedOrder, isNew, newsText } from "./new-orders.ts";
import { isAfter } from "./seen-orders.ts";

const PLACED_AT = "2026-12-01T10:00:00.000Z";

function anOrder({ version = 1, after = 1, number = "K7QM2-F4X9D" } = {}): ChangedOrder {
  const updatedAt = { seconds: Date.parse(PLACED_AT) / 1000 + after, nanoseconds: 0 };
  return { number, productName: "Brake disc", quantity: 2, version, createdAt: PLACED_AT, updatedAt };
}

test("an order is new until its first step, also where a function's clock is a little ahead", () => {
  expect([anOrder(), anOrder({ after: -2 })].map(isNew)).toEqual([true, true]);
  expect(isNew(anOrder({ version: 2 }))).toBe(false);
});

test("an order that comes back from the trash, or loses its owner, isn't new", () => {
  expect(isNew(anOrder({ after: 24 * 60 * 60 }))).toBe(false);
});

test("one order is told by what to pick, and several by their number", () => {
  expect(newsText([anOrder()])).toBe("New order K7QM2-F4X9D: 2 × Brake disc");
  expect(newsText([anOrder(), anOrder()])).toBe("2 new orders");
});

test("moments are told apart to the microsecond", () => {
  const moment = { seconds: 7, nanoseconds: 1000 };
  expect(isAfter(moment, moment)).toBe(false);
  expect(isAfter({ seconds: 7, nanoseconds: 2000 }, moment)).toBe(true);
  expect(isAfter({ seconds: 6, nanoseconds: 2000 }, moment)).toBe(false);
});
