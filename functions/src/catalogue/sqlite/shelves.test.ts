import { expect, it } from "vitest";
import { madeUpParts } from "../../../scripts/made-up/made-up-parts.ts";
import { aSearch } from "../../../scripts/made-up/made-up-queries.ts";
import { NO_INTERNALS } from "./internals-table.ts";
import { SqliteCatalogue } from "./sqlite-catalogue.ts";

const shelves = ["Zq-1-11", "Zq-11-1", "Zq 12", "zq-12", "Zq1-97"];
const catalogue = new SqliteCatalogue();
const parts = [...madeUpParts(shelves.length, 1)];
catalogue.replace(parts);
catalogue.setInternals(
  parts.map(({ _id }, place) => ({
    ...NO_INTERNALS,
    ...{ _id, shelf: shelves[place] ?? null },
  })),
);

function shelvesFound(text: string): (string | null)[] {
  const { ids } = catalogue.searchParts({ ...aSearch({ text }), attention: null }, { limit: 48 });
  return ids.map((id) => catalogue.internalsOf(id).shelf).sort();
}

it.each([
  ["Zq-1-11", ["Zq-1-11"]],
  ["zq 11/1", ["Zq-11-1"]],
  ["zq12", ["Zq 12", "zq-12"]],
  ["Zq-1-97", ["Zq1-97"]],
  ["Zq111", []],
  ["-", []],
])("What lies on the shelf %j is found, and nothing of another", (text, found) => {
  expect(shelvesFound(text)).toEqual(found);
});
