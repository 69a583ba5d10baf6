import { expect, test } from "vitest";
import { money, total } from "./money.ts";

test.each([
  [0, "$0.00"],
  [7.5, "$7.50"],
  [0.1 + 0.2, "$0.30"],
  [999.99, "$999.99"],
  [1234.5, "$1,234.50"],
  [1_000_000, "$1,000,000.00"],
  [1_000_000_000_000, "$1,000,000,000,000.00"],
])("%d dollars are formatted as %s, like the browser does", (amount, written) => {
  expect(money(amount)).toBe(written);
  expect(new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(amount)).toBe(written);
});

test("several pieces cost whole cents", () => {
  expect(total(0.1, 3)).toBe("$0.30");
  expect(total(24.9, 1000)).toBe("$24,900.00");
});
