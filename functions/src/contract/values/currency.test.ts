import { expect, it, vi } from "vitest";

it.each(["USD", "EUR", "GBP"])("%s has the sign and the name that the browser writes", async (currency) => {
  vi.resetModules();
  vi.doMock("../../../../shop.json", () => ({ default: { currency } }));
  const { currencyName, currencySign } = await import("./currency.ts");
  const written = (currencyDisplay: "symbol" | "name") =>
    new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay }).format(2);
  expect([written("symbol"), written("name")]).toEqual([`${currencySign}2.00`, `2.00 ${currencyName}`]);
});
