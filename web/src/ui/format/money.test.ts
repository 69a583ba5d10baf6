import { CURRENCY, currencySign } from "@carparts/functions/contract/values/currency";
import { expect, test } from "vitest";
import { cents, money, total, written } from "./money.ts";

test.each([
  [0, `${currencySign}0.00`],
  [0.07, `${currencySign}0.07`],
  [0.29, `${currencySign}0.29`],
  [7.5, `${currencySign}7.50`],
  [0.1 + 0.2, `${currencySign}0.30`],
  [999.99, `${currencySign}999.99`],
  [1234.5, `${currencySign}1,234.50`],
  [1_000_000, `${currencySign}1,000,000.00`],
  [-0.05, `−${currencySign}0.05`],
  [-1234.5, `−${currencySign}1,234.50`],
])("%d is written as %s, as the browser writes the contract's currency", (amount, written) => {
  expect(money(amount)).toBe(written);
  const browsers = new Intl.NumberFormat("en-US", { style: "currency", currency: CURRENCY });
  expect(browsers.format(amount).replace("-", "−")).toBe(written);
});

test.each([
  [0.1, 3, `${currencySign}0.30`],
  [0.07, 1_000_000, `${currencySign}70,000.00`],
  [24.9, 1000, `${currencySign}24,900.00`],
  [999_999.99, 1_000_000, `${currencySign}999,999,990,000.00`],
  [1_000_000, 1_000_000, `${currencySign}1,000,000,000,000.00`],
])("at %d each, %d cost %s, to the cent", (price, pieces, written) => {
  expect(total(price, pieces)).toBe(written);
});

test("thirty of the dearest lines add up to the cent", () => {
  const lines = Array.from({ length: 30 }, () => cents(999_999.99, 1_000_000));
  expect(written(lines.reduce((sum, line) => sum + line, 0))).toBe(`${currencySign}29,999,999,700,000.00`);
});
