import { expect, test } from "vitest";
import { chosenIn, withChosen, without } from "./garage.ts";

const golf = { make: "VW", model: "Golf", year: 2009 };
const civic = { make: "Honda", model: "Civic", year: 2015 };
const garage = { vehicles: [golf, civic], chosen: 1 };

test("a garage compares parts with its chosen vehicle", () => {
  expect(chosenIn(garage)).toEqual(civic);
  expect(chosenIn({ ...garage, chosen: null })).toBeUndefined();
});

test("a vehicle that's there is chosen, and a new one comes first", () => {
  expect(withChosen(garage, golf)).toEqual({ vehicles: [golf, civic], chosen: 0 });
  const polo = { make: "VW", model: "Polo", year: 2017 };
  expect(withChosen(garage, polo)).toEqual({ vehicles: [polo, golf, civic], chosen: 0 });
});

test("a vehicle that's there in another spelling is chosen, or removed", () => {
  const spelt = { make: "vw", model: " GOLF\u200b", year: 2009 };
  expect(withChosen(garage, spelt)).toEqual({ vehicles: [golf, civic], chosen: 0 });
  expect(without(garage, spelt)).toEqual({ vehicles: [civic], chosen: 0 });
});

test.each([undefined, { make: "VW" }, { make: "VW", model: "Golf" }])("%j leaves none chosen", (vehicle) => {
  expect(withChosen(garage, vehicle)).toEqual({ vehicles: [golf, civic], chosen: null });
});

test("the oldest vehicle leaves a garage of ten", () => {
  const vehicles = Array.from({ length: 10 }, (_, index) => ({ ...golf, year: 2000 + index }));
  const full = withChosen({ vehicles, chosen: 9 }, civic);
  expect(full.vehicles).toEqual([civic, ...vehicles.slice(0, 9)]);
});

test("a vehicle that is removed is no longer chosen, and another stays so", () => {
  expect(without(garage, civic)).toEqual({ vehicles: [golf], chosen: null });
  expect(without(garage, golf)).toEqual({ vehicles: [civic], chosen: 0 });
});
