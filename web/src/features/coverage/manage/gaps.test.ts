import { expect, it } from "vitest";
import { gapPath, spansText, yearsText, zeroResultPath } from "./gaps.ts";

const golf = { make: "VW", model: "Golf", yearFrom: 2004, yearTo: 2012, parts: 5, groups: [] };

it.each([
  [[{ from: 2004, to: 2004 }], "2004"],
  [
    [
      { from: 2004, to: 2005 },
      { from: 2009, to: 2009 },
    ],
    "2004–2005, 2009",
  ],
  [[2001, 2003, 2005, 2007, 2009].map((year) => ({ from: year, to: year })), "2001, 2003, 2005 and 2 more"],
])("%j reads %s", (spans, text) => {
  expect(spansText(spans)).toBe(text);
});

it("A model that is still built has years until today", () => {
  expect(yearsText(golf)).toBe("2004–2012");
  expect(yearsText({ ...golf, yearTo: null })).toBe("2004 to today");
});

function vehicles(path: string): string[] {
  return new URL(path, "https://shop.example").searchParams.getAll("fitment");
}

it("A gap leads to Add Item with its group and years", () => {
  const years = {
    group: "brakes",
    count: 2,
    without: [
      { from: 2009, to: 2010 },
      { from: 2012, to: 2012 },
    ],
  } as const;
  const path = gapPath(golf, { ...years, without: [...years.without] });
  expect(path).toMatch(/^\/dashBord\/addItem\?group=brakes&/);
  expect(vehicles(path)).toEqual(["VW; Golf; 2009-2010", "VW; Golf; 2012-2012"]);
  const whole = { group: "brakes", count: 0, without: [{ from: 2004, to: 2012 }] } as const;
  const still = gapPath({ ...golf, yearTo: null }, { ...whole, without: [...whole.without] });
  expect(vehicles(still)).toEqual(["VW; Golf; 2004-"]);
});

it("A vehicle that somebody missed leads there too, as far as it's known", () => {
  const missed = { make: "VW", model: "Golf", year: 2009, count: 1 };
  expect(vehicles(zeroResultPath(missed))).toEqual(["VW; Golf; 2009-2009"]);
  expect(zeroResultPath({ make: "VW", count: 1 })).toBe("/dashBord/addItem");
});
