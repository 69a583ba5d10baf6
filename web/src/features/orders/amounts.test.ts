import { currencySign } from "@carparts/functions/contract/values/currency";
import { expect, test } from "vitest";
import { amountText, computeAmounts } from "./amounts.ts";

const wiper = { price: 0.07, MinimumOrder: 3, deposit: 0, shipping: 6.9 };
const disc = { price: 10, MinimumOrder: 2, deposit: 0, shipping: 0 };
const battery = { price: 99.9, MinimumOrder: 2, deposit: 12.5, shipping: 0 };

test("orders cost their parts, and what deposit and sending were when they were placed, in whole cents", () => {
  expect(computeAmounts([wiper, wiper, disc])).toEqual({ parts: 2042, deposit: 0, shipping: 1380 });
  expect(computeAmounts([battery])).toEqual({ parts: 19_980, deposit: 2500, shipping: 0 });
  expect(amountText([wiper, disc])).toBe(`${currencySign}20.21 + ${currencySign}6.90 Sending`);
  expect(amountText([wiper, battery])).toBe(
    `${currencySign}200.01 + ${currencySign}25.00 Deposit + ${currencySign}6.90 Sending`,
  );
});

test("an order that costs nothing beside its parts has no word about it", () => {
  expect(amountText([disc])).toBe(`${currencySign}20.00`);
});
