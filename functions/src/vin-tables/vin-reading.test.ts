import { describe, expect, it } from "vitest";
import { makeVinTable, withFullTables } from "../../scripts/vin/vin-tables.ts";
import { madeVins } from "../testing/made-vins.ts";
import { reportMeasurement, slowness } from "../testing/measurements.ts";
import { seed } from "../testing/test-scale.ts";
import { described } from "../vin/described.ts";

import { readingOf } from "./vin-reading.ts";
import { VinTable } from "./vin-table.ts";

const table = new VinTable(makeVinTable());
const THIS_YEAR = new Date().getFullYear();
const VINS = 200;

function read(vin: string) {
  return readingOf(vin, table, THIS_YEAR);
}

it(`${VINS} VINs made from the public tables say the make, the model and the year`, () => {
  const made = withFullTables((tables) => madeVins(tables, VINS, seed));
  const times: number[] = [];
  const wrong = made.filter(({ vin, ...reading }) => {
    const begin = performance.now();
    const { make, model, year, isValid } = read(vin);
    times.push(performance.now() - begin);
    const isRight =
      make === reading.make && model === reading.model && year === reading.year && isValid === true;
    return !isRight;
  });
  reportMeasurement({
    trial: "VINs made from the public tables",
    runs: `${made.length}, p95 ${slowness(times).p95} ms`,
    violations: wrong.length,
  });
  expect(wrong, `seed ${seed}`).toEqual([]);
});

describe("A VIN", () => {
  it.each([
    ["1HGCM82633A004352", true, "2003 Honda Accord EX-V6, coupe, gasoline."],
    ["KM8K2CAB4PU001140", true, "2023 Hyundai Kona SE, sport utility vehicle, 2.0 litres, gasoline."],
    ["WBA3A5G59DNP26082", true, "2013 BMW 328i SA, sedan, 2.0 litres, gasoline."],
    ["JH4KA7561PC008269", true, "1993 Acura Legend GS Moonroof & Leather Seats, sedan, gasoline."],
    ["1M8GDM9AXKP042788", true, "1989 Motor Coach Industries 102C3 Intercity, bus, diesel."],
    [
      "1HGCM82643A004352",
      false,
      "2003 Honda Accord EX-V6, coupe, gasoline. Its check digit is wrong, so one of its signs must be another.",
    ],
    ["WBA3A5G58DNP26082", null, "BMW. The number doesn't tell us its model and year."],
    ["WVWZZZ1KZ6W000001", null, "Volkswagen. The number doesn't tell us its model and year."],
    ["TMBZZZ1Z882123456", null, "Skoda. The number doesn't tell us its model and year."],
    ["ZZZZZZZZZZZZZZZZZ", null, "We don't know the maker of this number."],
  ])("such as %s is valid: %s", (vin, isValid, words) => {
    expect([read(vin).isValid, described(read(vin))]).toEqual([isValid, words]);
  });

  it("of a lorry or a trailer says what is known", () => {
    expect(described(read("1FUJGLDR9CSBK1234"))).toMatch(
      /^2012 Freightliner Cascadia, truck-tractor, 14.8 litres/,
    );
    expect(described(read("1JJV532W07L012345"))).toBe(
      "A vehicle by WABASH NATIONAL CORPORATION of 2007, trailer. We don't know its make. Its check digit is wrong, so one of its signs must be another.",
    );
  });
});
