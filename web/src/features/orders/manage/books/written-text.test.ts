import type { WrittenItem } from "@carparts/functions/contract/admin/invoices";
import { expect, test } from "vitest";
import { writtenText } from "./written-text.ts";

const orders = [
  { _id: "o1", number: "K7QM2-F4X9D" },
  { _id: "o2", number: "TN0VJ-BBQPZ" },
];

test("written invoices are told by their numbers, and others by their first order and why", () => {
  const done: WrittenItem = { orders: ["o1"], result: "done", number: "R2026-00001" };
  expect(writtenText([done], orders)).toBe("1 invoice written: R2026-00001.");
  expect(writtenText([done, { orders: ["o2"], result: "changed_meanwhile" }], orders)).toBe(
    "1 invoice written: R2026-00001. TN0VJ-BBQPZ: It was changed meanwhile.",
  );
  expect(writtenText([{ orders: ["o2"], result: "wrong", reason: "Another buyer's." }], orders)).toBe(
    "0 invoices written. TN0VJ-BBQPZ: Another buyer's.",
  );
});
