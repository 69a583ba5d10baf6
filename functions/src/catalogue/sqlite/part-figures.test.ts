import { expect, it } from "vitest";
import { madeUpParts } from "../../../scripts/made-up/made-up-parts.ts";
import { moneyOf } from "../../contract/values/money.ts";
import { NO_INTERNALS } from "./internals-table.ts";
import { SqliteCatalogue } from "./sqlite-catalogue.ts";

it("Stock may be worth more cents than a whole number holds", () => {
  const catalogue = new SqliteCatalogue();
  const [quantity, cents] = [1_000_000, 99_999_999];
  const parts = [...madeUpParts(100, 1)].map((part) => ({ ...part, quantity, cents }));
  catalogue.replace(parts);
  const own = { ...NO_INTERNALS, cost: moneyOf(cents) };
  catalogue.setInternals(parts.map(({ _id }) => ({ ...own, _id })));
  const { stock } = catalogue.figures(1);
  const worth = 100 * quantity * cents;
  expect(worth).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
  expect(stock).toEqual({ cents: worth, costCents: worth, known: 100, unknown: 0 });
});
