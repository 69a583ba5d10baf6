import { expect, it } from "vitest";
import {
  currencyOfAmount,
  currencyOfColumn,
  foreignCurrencyOf,
  withoutCurrency,
} from "./written-currency.ts";

// The shop of these tests charges dollars.

it.each([
  ["$12.50", "USD"],
  ["USD 12,50", "USD"],
  ["US$12.50", "USD"],
  ["12,50 usd", "USD"],
  ["12,50 zł", "PLN"],
  ["12,50\u00a0zł.", "PLN"],
  ["£9", "GBP"],
  ["1 299,00 €", "EUR"],
  ["€1.299,00", "EUR"],
  ["12€50", "EUR"],
  ["10 Euro", "EUR"],
  ["Fr. 12.-", "CHF"],
  ["1'299.00 CHF", "CHF"],
  ["1500 руб.", "RUB"],
  ["299 Kč", "CZK"],
  ["2 990 Ft", "HUF"],
  ["45 lei", "RON"],
  ["CA$ 5", "CAD"],
  // Of several countries.
  ["129 kr", "kr"],
  ["¥800", "¥"],
  ["12,50 € / Stk.", "EUR"],
  ["12.50 pcs", undefined],
  ["12.50 STK", undefined],
  ["12.50", undefined],
  ["on request", undefined],
])("the amount %j is in %s", (amount, currency) => {
  expect(currencyOfAmount(amount)).toBe(currency);
  expect(foreignCurrencyOf(amount)).toBe(currency === "USD" ? undefined : currency);
});

it.each([
  ["Price (USD)", "USD", "Price"],
  ["price_usd", "USD", "price"],
  ["priceEur", "EUR", "price"],
  ["Preis in €", "EUR", "Preis in"],
  ["EUR-Preis", "EUR", "Preis"],
  ["UVP [EUR]", "EUR", "UVP"],
  ["Cena PLN", "PLN", "Cena"],
  ["All prices", undefined, "All prices"],
  ["Prix TTC (fr)", undefined, "Prix TTC fr"],
  ["Price", undefined, "Price"],
])("the column %j is in %s", (name, currency, bare) => {
  expect(currencyOfColumn(name)).toBe(currency);
  expect(withoutCurrency(name).trim()).toBe(bare);
});
