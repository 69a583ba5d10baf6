import { describe, expect, it, test } from "vitest";
import { checkFit, isSameVehicle, isSpeltAlike, vehicleName } from "./vehicle.ts";

test("a vehicle is named by what is known of it", () => {
  expect(vehicleName({ make: "VW", model: "Golf", year: 2009 })).toBe("2009 VW Golf");
  expect(vehicleName({ make: "VW", model: "Golf" })).toBe("VW Golf");
  expect(vehicleName({ make: "VW" })).toBe("VW");
});

test("a vehicle is the same in another spelling, and not to the letter", () => {
  const [golf, spelt] = [
    { make: "VW", model: "Golf", year: 2009 },
    { make: "\u2068vw\u2069", model: "GOLF ", year: 2009 },
  ];
  expect([isSameVehicle(golf, spelt), isSpeltAlike(golf, spelt)]).toEqual([true, false]);
  expect(isSameVehicle(golf, { ...golf, year: 2010 })).toBe(false);
  expect(isSameVehicle(golf, { make: "VW" })).toBe(false);
});

describe("A part", () => {
  const rows = [
    { make: "VW", model: "Golf", yearFrom: 2008, yearTo: 2012 },
    { make: "VW", model: "Polo", yearFrom: 2017, yearTo: null },
  ];

  it.each([
    [{ make: "VW", model: "Golf", year: 2008 }, true],
    [{ make: "VW", model: "Golf", year: 2012 }, true],
    [{ make: "VW", model: "Golf", year: 2013 }, false],
    [{ make: "VW", model: "Polo", year: 2026 }, true],
    [{ make: " vw\u200b", model: "GOLF\u00a0", year: 2008 }, true],
    [{ make: "VW", model: "Gol f" }, false],
    [{ make: "VW", model: "Passat" }, false],
    [{ make: "VW" }, true],
    [{ make: "Ford", model: "Golf", year: 2009 }, false],
  ])("for these two models: %j is %s", (vehicle, fits) => {
    expect(checkFit(rows, vehicle)).toBe(fits);
  });

  it("without rows is universal", () => {
    expect(checkFit([], { make: "VW" })).toBe("universal");
  });
});
