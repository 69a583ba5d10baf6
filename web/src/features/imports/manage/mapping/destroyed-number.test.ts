import { expect, it } from "vitest";
import { isDestroyed } from "./destroyed-number.ts";

it.each([
  ...[
    "8,72E+11",
    "3.65275E+11",
    "1.24085E+08",
    "#N/A",
    "#REF!",
    "#BEZUG!",
    "#####",
    "2010-03-01",
    "3/1/2010",
    "01.03.2010",
  ],
  ...["Mar-10", "10-Mar", "10. Mrz", "03. Okt", "mars-10", "10-avr", "10.мар", "Sep-04"],
])("%s was another number", (cell) => {
  expect(isDestroyed(cell)).toBe(true);
});

it.each([
  "MAR-10",
  "MAR12",
  "10-MAR",
  "3-10",
  "12/2003",
  "34.11.6794",
  "E+5",
  "A1.2E+3",
  "Marke-10",
  "0124",
  "#12",
  "12.50",
])("%s is a number of its own", (cell) => {
  expect(isDestroyed(cell)).toBe(false);
});
