import type { WrittenItem } from "@carparts/functions/contract/admin/invoices";
import { expect, test } from "vitest";
import { writtenText } from "./written-text.ts";

const orders = [
  { _id: "o1", number: "K7QM2-F4X9D" },
  { _id: "o2", number: "TN0VJ-BBQPZ" },
];

const done: WrittenItem = { orders: ["o1"], result: "done", number: "R2026-00001" };

function textOf(results: readonly WrittenItem[]): string {
  return writtenText({ results, left: [], error: undefined }, orders, 0);
}

test("written invoices are told by their numbers, and others by their first order and why", () => {
  expect(textOf([done])).toBe("1 invoice written: R2026-00001.");
  expect(textOf([done, { orders: ["o2"], result: "changed_meanwhile" }])).toBe(
    "1 invoice written: R2026-00001. TN0VJ-BBQPZ: It was changed meanwhile.",
  );
  expect(textOf([{ orders: ["o2"], result: "wrong", reason: "Another buyer's." }])).toBe(
    "0 invoices written. TN0VJ-BBQPZ: Another buyer's.",
  );
});

test("what an earlier call wrote is told though a later one failed, with what wasn't reached", () => {
  const failed = { left: orders.slice(1), error: new Error("The shop can't be reached.") };
  expect(writtenText({ results: [done], ...failed }, orders, 2)).toBe(
    "1 invoice written: R2026-00001. 2 orders left out: not sent, or invoiced. 1 order not reached. The shop can't be reached.",
  );
  expect(writtenText({ results: [], ...failed }, orders, 0)).toBe(
    "1 order not reached. The shop can't be reached.",
  );
});
