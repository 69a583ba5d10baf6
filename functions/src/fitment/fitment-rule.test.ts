import { describe, expect, it } from "vitest";
import { fitOf, joinYears } from "./fitment-rule.ts";

const row = (yearFrom: number, yearTo: number | null, model = "golf") => ({
  make: "vw",
  model,
  yearFrom,
  yearTo,
});

describe("A part fits", () => {
  it.each([
    [{ make: "vw" }, true],
    [{ make: "vw", model: "golf" }, true],
    [{ make: "vw", model: "golf", year: 2003 }, true],
    [{ make: "vw", model: "golf", year: 2009 }, true],
    [{ make: "vw", model: "golf", year: 2002 }, false],
    [{ make: "vw", model: "golf", year: 2010 }, false],
    [{ make: "vw", year: 2010 }, false],
    [{ make: "vw", model: "golf", yearFrom: 2009, yearTo: 2012 }, true],
    [{ make: "vw", model: "golf", yearFrom: 2010, yearTo: 2012 }, false],
    [{ make: "vw", model: "golf", yearTo: 2002 }, false],
    [{ make: "vw", model: "polo" }, false],
    [{ make: "audi", model: "golf" }, false],
  ])("%j if a row agrees in all that's known of it: %s", (vehicle, fits) => {
    expect(fitOf([row(2003, 2009)], vehicle)).toBe(fits);
  });

  it("every vehicle without rows, and what is still built for good", () => {
    expect(fitOf([], { make: "vw" })).toBe("universal");
    expect(fitOf([row(2003, null)], { make: "vw", year: 2099 })).toBe(true);
  });
});

it("Years are joined where they overlap or follow each other, in whichever order they stand", () => {
  expect(
    joinYears([row(2010, 2012), row(2003, 2008), row(2009, 2009), row(2004, 2005), row(2020, null)]),
  ).toEqual([
    { first: 2003, last: 2012 },
    { first: 2020, last: 9999 },
  ]);
});
