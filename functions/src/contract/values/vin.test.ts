import { expect, it } from "vitest";
import { beginsVin, foldedVin, nearVinFault, vinFault, vinIn } from "./vin.ts";

it.each([
  [" wvw zzz-1kz 6w\u200b000001\u00a0", "WVWZZZ1KZ6W000001", undefined],
  ["WVW\u2011ZZZ\u20131KZ\u22126W000001", "WVWZZZ1KZ6W000001", undefined],
  ["WVWZZZ1KZ6W00000", "WVWZZZ1KZ6W00000", "A VIN has 17 characters; this has 16."],
  ["", "", "A VIN has 17 characters."],
  ["WVWZZZ1KZ6WO00001", "WVWZZZ1KZ6WO00001", /no I, O or Q/],
  ["WVWZZZ1KZ6W00000ß", "WVWZZZ1KZ6W00000ß", /nothing but letters from A to Z and digits/],
  ["WVWZZZ1KZ6W00000%", "WVWZZZ1KZ6W00000%", /nothing but letters/],
])("%j is read as %s", (typed, folded, fault) => {
  expect(foldedVin(typed)).toBe(folded);
  if (fault instanceof RegExp) expect(vinFault(folded)).toMatch(fault);
  else expect(vinFault(folded)).toBe(fault);
});

it.each([
  ["wvwzzz1kz6w000001", true],
  ["WVW ZZZ 1KZ6 W000001", true],
  ["12345678901234567", false],
  ["brakepadsforgolfs", false],
  ["WVWZZZ1KZ6WO00001", false],
  ["WVWZZZ1KZ6W0000011", false],
])("a search takes %j for a VIN: %s", (text, isVin) => {
  expect(vinIn(text) !== undefined).toBe(isVin);
});

it.each([
  ["WVWZZZ1KZ6W", false],
  ["WVWZZZ1KZ6W0", true],
  ["WVWZZZ1KZ6W00000", true],
  ["WVWZZZ1KZ6W000001", false],
  ["123456789012", false],
  ["brake pads golf 2009", false],
])("%j may become a VIN while it's typed: %s", (text, mayBecome) => {
  expect(beginsVin(text)).toBe(mayBecome);
});

it.each([
  ["3VWD07AJ5EM38820", "A VIN has 17 characters; this has 16."],
  [" 3vwd07aj5em3882021 ", "A VIN has 17 characters; this has 18."],
  ["3VWDO7AJ5EM388202", /no I, O or Q/],
  ["3VWD07AJ5EM388202", undefined],
  ["3VWD07AJ5EM3882", undefined],
  ["brake disc 123456", undefined],
  ["brakediscs123abc", undefined],
  ["1234567890123456", undefined],
])("%j is nearly a VIN: %s", (text, message) => {
  const fault = nearVinFault(text);
  if (message instanceof RegExp) expect(fault).toMatch(message);
  else expect(fault).toBe(message);
});
