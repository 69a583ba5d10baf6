import { expect, test } from "vitest";
import { changed, chosenIn, isSameChoice } from "./garage.ts";
import { toComplete } from "./garage-ops.ts";

const golf = { make: "VW", model: "Golf", year: 2009 };
const civic = { make: "Honda", model: "Civic", year: 2015 };
const garage = { vehicles: [golf, civic], chosen: 1 };

test("a garage compares parts with its chosen vehicle", () => {
  expect(chosenIn(garage)).toEqual(civic);
  expect(chosenIn({ ...garage, chosen: null })).toBeUndefined();
});

test.each([{ make: "VW" }, { make: "VW", model: "Golf" }])("%j is no vehicle for a garage yet", (vehicle) => {
  expect(toComplete(vehicle)).toBeUndefined();
  expect(toComplete(golf)).toEqual(golf);
});

test("the oldest vehicle leaves a garage of ten", () => {
  const vehicles = Array.from({ length: 10 }, (_, index) => ({ ...golf, year: 2000 + index }));
  const { garage: full, leaving } = changed({ vehicles, chosen: 9 }, { added: [civic] });
  expect(full).toEqual({ vehicles: [civic, ...vehicles.slice(0, 9)], chosen: null });
  expect(leaving).toEqual([{ ...golf, year: 2009 }]);
  expect(changed({ vehicles, chosen: 9 }, { chosen: vehicles[3] }).leaving).toEqual([]);
});

test("two garages have the same choice, wherever it stands", () => {
  expect(isSameChoice(garage, { vehicles: [civic], chosen: 0 })).toBe(true);
  expect(isSameChoice(garage, { ...garage, chosen: 0 })).toBe(false);
  expect(isSameChoice(garage, { ...garage, chosen: null })).toBe(false);
  expect(isSameChoice({ vehicles: [], chosen: null }, { ...garage, chosen: null })).toBe(true);
});
