import type { CatalogueAnswer } from "@carparts/functions/contract/catalogue/answer";
import { expect, test } from "vitest";
import { listsFor } from "./suggested.ts";

const golf = { make: "VW", model: "Golf" };

function answer(read: Partial<NonNullable<CatalogueAnswer["read"]>>): CatalogueAnswer {
  const facets = { group: [{ value: "brakes", count: 3 }] } as CatalogueAnswer["facets"];
  const whole = { words: "", vehicle: null, ignored: [], dropped: [], ...read };
  return { items: [], total: 3, next: null, facets, read: whole };
}

test("a vehicle that is read is suggested with the words that are left", () => {
  const vehicle = { ...golf, year: 2009 };
  expect(listsFor(answer({ words: "pads", vehicle }), undefined)).toEqual([
    {
      vehicle,
      label: "“pads” for your 2009 VW Golf",
      about: "Vehicle",
      to: "/parts?q=pads&make=VW&model=Golf&year=2009&fit=only",
    },
  ]);
});

test("an address names a span of years, and a year without a model, by what it can", () => {
  const vehicles = [
    { ...golf, yearFrom: 2005, yearTo: 2009 },
    { make: "VW", year: 2009 },
  ];
  expect(listsFor(answer({ choices: vehicles }), undefined).map(({ label, to }) => [label, to])).toEqual([
    ["Parts for your 2005–2009 VW Golf", "/parts?make=VW&model=Golf&fit=only"],
    ["Parts for your 2009 VW", "/parts?make=VW&fit=only"],
  ]);
});

test("a group is suggested as it's typed, for the vehicle that is read or chosen", () => {
  const group = { label: "Brakes", about: "Group · 3 parts" };
  expect(listsFor(answer({ words: "brak" }), undefined)).toEqual([{ ...group, to: "/parts?group=brakes" }]);
  expect(listsFor(answer({ words: "Bra" }), golf)).toEqual([
    { ...group, to: "/parts?group=brakes&make=VW&model=Golf&fit=only" },
  ]);
  expect(listsFor(answer({ words: "brake disc" }), golf)).toEqual([]);
});
