import { expect, it } from "vitest";
import { madeUpParts } from "../../../scripts/made-up/made-up-parts.ts";
import { moneyOf } from "../../contract/values/money.ts";
import { nameKey } from "../../contract/values/names.ts";
import { joinSpans, joinYears } from "../../fitment/fitment-rule.ts";
import { dayOf } from "../../parts/internals-rule.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { NO_INTERNALS } from "./internals-table.ts";
import { SqliteCatalogue } from "./sqlite-catalogue.ts";

const DAY = 24 * 60 * 60 * 1000;

const seed = Number(process.env.CATALOGUE_SEED ?? Date.now() % 1_000_000);

/** By model and group, as plainly as it can be said. */
function counted(items: readonly CatalogueItem[]) {
  const rows = items.flatMap(({ _id, group, fitment }) => fitment.map((row) => ({ ...row, _id, group })));
  const byCell = Map.groupBy(rows, ({ make, model, group }) => [nameKey(make), nameKey(model), group].join());
  const cells = [...byCell].map(([cell, own]) => {
    const spans = own.flatMap((row) => joinYears([row]));
    return [cell, { count: new Set(own.map(({ _id }) => _id)).size, spans: joinSpans(spans) }] as const;
  });
  return Object.fromEntries(cells);
}

function figures(catalogue: SqliteCatalogue) {
  const cells = [...catalogue.allParts.fittedModels()].flatMap(({ make, model, groups }) =>
    [...groups].map(([group, { count, spans }]) => {
      return [[nameKey(make), nameKey(model), group].join(), { count, spans: joinSpans(spans) }] as const;
    }),
  );
  return Object.fromEntries(cells);
}

it("Models have the parts of each group that a plain count finds, also after changes and deletions", () => {
  const catalogue = new SqliteCatalogue();
  const items = [...madeUpParts(400, seed)];
  catalogue.replace(items);
  expect(figures(catalogue), `CATALOGUE_SEED=${seed}`).toEqual(counted(items));
  const changed = items
    .slice(0, 40)
    .map((item, place) => ({ ...item, fitment: place % 2 ? [] : item.fitment }));
  const before = catalogue.version;
  catalogue.upsert(changed);
  catalogue.remove(["made-up-100", "unknown"]);
  expect(catalogue.version).toBe(before + 41);
  const present = [...changed, ...items.slice(40)].filter(({ _id }) => _id !== "made-up-100");
  expect(figures(catalogue), `CATALOGUE_SEED=${seed}`).toEqual(counted(present));
  const universal = present.filter(({ fitment }) => fitment.length === 0);
  const sum = catalogue.allParts.universalByGroup().reduce((all, { count }) => all + count, 0);
  expect(sum).toBe(universal.length);
});

it("A model is spelt as most of its parts spell it, whatever was chosen", () => {
  const catalogue = new SqliteCatalogue();
  const [part] = madeUpParts(1, seed) as unknown as [CatalogueItem];
  const years = { yearFrom: 2001, yearTo: null };
  const spellings = [
    ["VW", "Golf"],
    ["VW", "golf"],
    ["VW", "Golf"],
    ["vw", "Golf"],
  ] as const;
  catalogue.replace(
    spellings.map(([make, model], place) => ({
      ...part,
      _id: `p-${place}`,
      fitment: [{ make, model, ...years }],
    })),
  );
  expect([...catalogue.allParts.fittedModels()]).toMatchObject([{ make: "VW", model: "Golf", parts: 4 }]);
  expect(catalogue.allParts.spelt({ make: "vw", model: "GOLF" })).toEqual({ make: "VW", model: "Golf" });
  expect(catalogue.allParts.spelt({ make: "vw", model: "up!" })).toEqual({ make: "VW", model: "up!" });
  expect(catalogue.allParts.spelt({ make: "trabant" })).toEqual({ make: "trabant" });
});

it("Wanted are the parts that were sold, are waited for, or are fewer than their minimum, however many", () => {
  const catalogue = new SqliteCatalogue();
  const items = [...madeUpParts(1_203, seed)].map((item) => ({ ...item, quantity: 5, minimumQuantity: 1 }));
  catalogue.replace(items.with(7, { ...(items[7] as CatalogueItem), quantity: 0 }));
  const now = Date.now();
  const ago = (days: number) => dayOf(new Date(now - days * DAY));
  const sold = { [ago(0)]: 1, [ago(29)]: 2, [ago(30)]: 4, [ago(89)]: 8, [ago(90)]: 16 };
  catalogue.setInternals([
    ...items.slice(100).map(({ _id }) => ({ ...NO_INTERNALS, _id, sold: { [ago(1)]: 1 } })),
    { ...NO_INTERNALS, _id: "made-up-3", sold, reserved: 2, cost: moneyOf(1240) },
    { ...NO_INTERNALS, _id: "made-up-4", waiting: 1 },
    { ...NO_INTERNALS, _id: "made-up-5" },
    { ...NO_INTERNALS, _id: "deleted", waiting: 1 },
  ]);
  const wanted = [...catalogue.allParts.wantedParts()];
  expect(wanted.slice(0, 4).map(({ _id }) => _id)).toEqual([
    "made-up-3",
    "made-up-4",
    "made-up-7",
    "made-up-100",
  ]);
  expect(wanted).toHaveLength(1_203 - 100 + 3);
  expect(wanted[0]).toMatchObject({ sold30: 3, sold90: 15, reserved: 2, available: 5, costCents: 1240 });
  expect(catalogue.allParts.wantedPart("made-up-5")).toMatchObject({ sold90: 0, available: 5 });
  expect(catalogue.allParts.wantedPart("deleted")).toBeUndefined();
});
