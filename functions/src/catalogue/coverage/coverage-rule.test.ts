import { expect, it } from "vitest";
import type { PartGroup } from "../../contract/values/part-groups.ts";
import { STILL_BUILT, type Years } from "../../fitment/fitment-rule.ts";
import {
  computeCoverage,
  type FittedModel,
  groupsOf,
  hasGaps,
  keyOfCovered,
  yearsWithout,
} from "./coverage-rule.ts";

const THIS_YEAR = 2026;

const years = (first: number, last: number): Years => ({ first, last });

function aModel(model: string, groups: Partial<Record<PartGroup, [count: number, ...spans: Years[]]>>) {
  const entries = Object.entries(groups).map(([group, [count, ...spans]]) => {
    return [group as PartGroup, { count, spans }] as const;
  });
  const parts = entries.reduce((sum, [, { count }]) => sum + count, 0);
  return { make: "VW", model, parts, groups: new Map(entries) } satisfies FittedModel;
}

function coverage(model: FittedModel, ...others: FittedModel[]) {
  return computeCoverage(model, groupsOf([model, ...others]), THIS_YEAR);
}

it.each<[string, Years[], Years[], Years[]]>([
  ["nothing", [years(2004, 2009)], [years(2004, 2009)], []],
  ["all of them", [years(2004, 2009)], [], [years(2004, 2009)]],
  [
    "those before and after",
    [years(2004, 2009)],
    [years(2006, 2007)],
    [years(2004, 2005), years(2008, 2009)],
  ],
  ["those between", [years(2004, 2009)], [years(2001, 2005), years(2008, 2012)], [years(2006, 2007)]],
  ["one year", [years(2004, 2004)], [years(2005, 2006)], [years(2004, 2004)]],
  [
    "those of each span",
    [years(1990, 1992), years(2004, 2005)],
    [years(1992, 2004)],
    [years(1990, 1991), years(2005, 2005)],
  ],
  ["none twice", [years(2004, 2009)], [years(2007, 2008), years(2004, 2007)], [years(2009, 2009)]],
])("The years without parts are %s", (_which, all, covered, expected) => {
  expect(yearsWithout(all, covered)).toEqual(expected);
});

it("A model lacks the groups that others of its make have, and the years that its other parts are for", () => {
  const golf = aModel("Golf", { brakes: [2, years(2004, 2008)], filters: [3, years(2004, 2012)] });
  const polo = aModel("Polo", { lighting: [1, years(2010, 2011)] });
  expect(coverage(golf, polo)).toEqual({
    ...{ make: "VW", model: "Golf", parts: 5, yearFrom: 2004, yearTo: 2012 },
    groups: [
      { group: "brakes", count: 2, without: [{ from: 2009, to: 2012 }] },
      { group: "filters", count: 3, without: [] },
      { group: "lighting", count: 0, without: [{ from: 2004, to: 2012 }] },
    ],
  });
});

it("Years that are to come lack nothing, and a model that is still built has no last year", () => {
  const golf = aModel("Golf", { brakes: [1, years(2020, 2022)], filters: [1, years(2020, STILL_BUILT)] });
  expect(coverage(golf)).toMatchObject({
    ...{ yearFrom: 2020, yearTo: null },
    groups: [{ without: [{ from: 2023, to: 2026 }] }, { without: [] }],
  });
  const future = aModel("Next", { brakes: [1, years(2030, 2031)] });
  expect(coverage(future, golf)).toMatchObject({ yearFrom: 2030, yearTo: 2031 });
  expect(hasGaps(coverage(future, golf))).toBe(false);
});

it("Nobody misses what is in the group of everything else", () => {
  const golf = aModel("Golf", { brakes: [1, years(2004, 2008)] });
  const polo = aModel("Polo", { brakes: [1, years(2004, 2008)], other: [1, years(2004, 2005)] });
  expect(hasGaps(coverage(golf, polo))).toBe(false);
  expect(hasGaps(coverage(polo, golf))).toBe(false);
});

it("First come models that lack a whole group, then those that lack years, each with the most parts first", () => {
  const full = { brakes: [1, years(2004, 2008)], filters: [1, years(2004, 2008)] } as const;
  const models = [
    aModel("Whole", { brakes: [9, years(2004, 2008)], filters: [9, years(2004, 2008)] }),
    aModel("Years", { ...full, brakes: [5, years(2004, 2006)] } as never),
    aModel("B", { filters: [2, years(2004, 2008)] }),
    aModel("A", { brakes: [2, years(2004, 2008)] }),
    aModel("Group", { brakes: [7, years(2004, 2008)] }),
  ];
  const covered = models.map((model) => coverage(model, ...models));
  const sorted = covered.toSorted((a, b) => (String(keyOfCovered(a)) < String(keyOfCovered(b)) ? -1 : 1));
  expect(sorted.map(({ model }) => model).slice(-2)).toEqual(["Years", "Whole"]);
  expect(keyOfCovered(covered[4] as never)).toEqual([0, -7, "vw", "group", "VW", "Group"]);
  expect(keyOfCovered(covered[1] as never)).toEqual([1, -6, "vw", "years", "VW", "Years"]);
  expect(keyOfCovered(covered[0] as never)).toEqual([2, -18, "vw", "whole", "VW", "Whole"]);
});
