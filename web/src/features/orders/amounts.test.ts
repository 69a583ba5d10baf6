import { expect, test } from "vitest";
import { amountText, partsCents, sendingCents } from "./amounts.ts";

const wiper = { price: 0.07, MinimumOrder: 3, shipping: 6.9 };
const disc = { price: 10, MinimumOrder: 2, shipping: 0 };

test("orders cost their parts and what sending cost when they were placed, in whole cents", () => {
  expect([partsCents([wiper, wiper, disc]), sendingCents([wiper, wiper, disc])]).toEqual([2042, 1380]);
  expect(amountText([wiper, disc])).toBe("$20.21 + $6.90 Sending");
});

test("an order that costs nothing to send has no word about it", () => {
  expect(amountText([disc])).toBe("$20.00");
});
