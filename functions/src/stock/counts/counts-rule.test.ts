import { describe, expect, it } from "vitest";
import { moneyOf } from "../../contract/values/money.ts";
import { type Books, differenceOf, toCountResult } from "./counts-rule.ts";

const books: Books = { quantity: 8, reserved: 2, since: [], orders: new Map(), cost: null };

/** A movement at this minute. */
function moved(
  minute: number,
  cause: "sale" | "release" | "restock" | "count" | "seed",
  before: number,
  change: number,
) {
  const orderId = cause === "sale" || cause === "release" ? { orderId: "order" } : {};
  return { at: timeOf(minute), cause, before, change, ...orderId };
}

function timeOf(minute: number): string {
  return `2026-12-01T08:0${minute}:00.000Z`;
}

/** The difference that ten counted pieces are. */
function difference(since: Partial<Books>, onHand?: number): number {
  return differenceOf({ counted: 10, onHand }, { ...books, ...since });
}

describe("The difference of a count", () => {
  it("is to the stock and the pieces of new orders, which still lie there", () => {
    expect(difference({})).toBe(0);
    expect(difference({ quantity: 11 })).toBe(-3);
  });

  it("is as of the movement that it was counted after", () => {
    expect(difference({ quantity: 13, since: [moved(1, "restock", 8, 5)] })).toBe(0);
  });

  it.each([
    ["is new", 4, { isNew: true, pickedAt: undefined }],
    ["was picked since", 2, { isNew: false, pickedAt: timeOf(2) }],
  ])("leaves out an order that came since, and %s", (_now, reserved, state) => {
    const orders = new Map([["order", { pieces: 2, ...state }]]);
    expect(difference({ quantity: 6, reserved, since: [moved(1, "sale", 8, -2)], orders })).toBe(0);
  });

  it.each([
    ["picked since", 0, timeOf(1)],
    ["picked before", -2, timeOf(0)],
  ])("counts an earlier order that was %s as it was then", (_when, expected, pickedAt) => {
    const orders = new Map([["other", { pieces: 2, isNew: false, pickedAt }]]);
    const since = [moved(1, "restock", expected === 0 ? 8 : 12, 1)];
    expect(difference({ reserved: 0, since, orders })).toBe(expected);
  });

  it.each([
    ["new", 8, undefined],
    ["picked", 10, timeOf(0)],
  ])("counts an earlier order that was deleted since as it was then: %s", (_then, before, pickedAt) => {
    const orders = new Map([["order", { pieces: 2, isNew: false, pickedAt }]]);
    expect(difference({ quantity: 10, reserved: 0, since: [moved(1, "release", before, 2)], orders })).toBe(
      0,
    );
  });

  it("is to what was shown, where that is told", () => {
    expect(difference({ quantity: 13, since: [moved(1, "restock", 8, 5)] }, 9)).toBe(1);
  });

  it.each([undefined, 11])("doesn't find what another count has found since, with %s shown", (onHand) => {
    expect(difference({ quantity: 8, reserved: 2, since: [moved(1, "count", 9, -1)] }, onHand)).toBe(0);
  });

  it("is of the stock that opened the books since", () => {
    expect(difference({ quantity: 10, reserved: 0, since: [moved(1, "seed", 0, 10)] })).toBe(0);
  });
});

it("Its value is what the shop paid for so many pieces, to the cent, and unknown without a cost", () => {
  const cost = moneyOf(1017);
  expect(toCountResult(-3, cost)).toEqual({ result: "done", difference: -3, value: -30.51 });
  expect(toCountResult(0, cost).value).toBe(0);
  expect(toCountResult(-3, null, "Too few.")).toEqual({
    ...{ result: "wrong", difference: -3, value: null, reason: "Too few." },
  });
});
