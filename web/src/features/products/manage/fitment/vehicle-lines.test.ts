import { expect, test } from "vitest";
import { readVehicleLines } from "./vehicle-lines.ts";

const golf = { make: "VW", model: "Golf", yearFrom: "2003", yearTo: "2008", note: "" };

test.each([
  ["a sheet's columns", "VW\tGolf\t2003-2008", golf],
  ["semicolons and blanks", " VW ; Golf; 2003 – 2008 ", golf],
  ["years in two columns", "VW\tGolf\t2003\t2008", golf],
  ["a note", "VW;Golf;2003-2008;280 mm", { ...golf, note: "280 mm" }],
  ["a note with the separator", "VW;Golf;2003;2008;280 mm;front", { ...golf, note: "280 mm; front" }],
  ["one year", "VW;Golf;2003", { ...golf, yearTo: "2003" }],
  ["one year and a note", "VW;Golf;2003;280 mm", { ...golf, yearTo: "2003", note: "280 mm" }],
  ["no last year", "VW;Golf;2003-", { ...golf, yearTo: "" }],
  ["an empty column for the last year", "VW\tGolf\t2003\t\t280 mm", { ...golf, yearTo: "", note: "280 mm" }],
])("a vehicle is read from %s", (_what, line, vehicle) => {
  expect(readVehicleLines(line)).toEqual({ rows: [vehicle], unread: [] });
});

test("headings and empty lines are left out, whatever ends the lines", () => {
  expect(readVehicleLines("Make;Model;Years\r\n\r\nVW;Golf;2003-2008\rVW;Golf;2003-2008\n").rows).toEqual([
    golf,
    golf,
  ]);
});

test.each([
  ["VW", /Model is missing/],
  ["VW;Golf", /First year/],
  ["VW;Golf;soon", /First year must be a whole number/],
  ["VW;Golf;2.003", /First year must be a whole number\. Write 2003 without a separator\.$/],
  ["VW;Golf;2008-2003", /before the first/],
  ["VW;Golf;1800", /at least 1900/],
  ["just a sentence", /Model is missing/],
])("%j stays with its reason", (line, reason) => {
  expect(readVehicleLines(`\n${line}`)).toEqual({
    rows: [],
    unread: [{ line, number: 2, reason: expect.stringMatching(reason) }],
  });
});
