import { expect, it } from "vitest";
import { parts } from "../../scripts/seed-data/parts.ts";
import { countableText } from "./countable-text.ts";

it.each([
  ["  Xenon-Lampe ", "xenon-lampe"],
  ["BRAKE\u200b  PADS\n", "brake pads"],
  ['"wiper"!', "wiper"],
  ["ＡＢ１２", "ab12"],
  ["__proto__", "proto"],
  ["刹车片", "刹车片"],
  ["golf 2009 brake pads", "golf 2009 brake pads"],
  ["brake pads golf 2009", "brake pads golf 2009"],
  ["0 986 478 868", "0 986 478 868"],
  ["Bosch 0 986 478 868", "bosch 0 986 478 868"],
  ["04465-42160", "04465-42160"],
  ["A 001 982 82 08", "a 001 982 82 08"],
  ["038 103 383 BK", "038 103 383 bk"],
  ["34116794300", "34116794300"],
  ["1K0 615 301 AA", "1k0 615 301 aa"],
  ["4006633123456", "4006633123456"],
  ["lost \ud800 half", "lost \ufffd half"],
])("%j is counted as %j", (typed, text) => {
  expect(countableText(typed)).toBe(text);
});

it.each([
  "",
  "  ",
  "?!",
  "\u200b",
  "a".repeat(81),
  "a".repeat(10_000),
  "pat@example.com",
  "Pat@Example.Com brake pads",
  "pat＠example.com",
  "pat%40example.com",
  "pat (at) example.com",
  "@pat",
])("%j is not counted: it says nothing, is no word, or an email", (typed) => {
  expect(countableText(typed)).toBeUndefined();
});

it.each([
  "+15550100",
  "+1 555 0100",
  "+49 170 1234567",
  "call +49 (0)170/1234567 please",
  "golf pads 0170 1234567 or mail",
  "0170 1234567",
  "01701234567",
  "030/1234567",
  "(030) 123 45 67",
  "0049 170 1234567",
  "06 12 34 56 78",
  "(212) 555-0100",
  "212-555-0100",
  "212.555.0100",
  "2125550100",
  "1 212 555 0100",
  "555-0100",
  "٠١٧٠١٢٣٤٥٦٧",
])("%j is not counted: it may be a phone number", (typed) => {
  expect(countableText(typed)).toBeUndefined();
});

it.each([
  "WVWZZZ1KZ9W123456",
  "wvwzzz1kz9w123456",
  "WVW ZZZ 1KZ 9W 123456",
  "WVWZZZ-1KZ-9W123456",
  "pads for WVWZZZ1KZ9W123456",
  "1HGCM82633A004352",
  "1HGCM8263OA004352",
])("%j is not counted: it's the number of a car", (typed) => {
  expect(countableText(typed)).toBeUndefined();
});

it("Few of the numbers that parts have look like somebody's", () => {
  const numbers = parts.flatMap(({ partNumber, oemNumbers, equivalents }) => {
    return [partNumber ?? "", ...oemNumbers, ...equivalents.map(({ number }) => number)];
  });
  const dropped = numbers.filter((number) => countableText(number) === undefined);
  expect(numbers.length).toBeGreaterThan(500);
  expect(dropped.length / numbers.length).toBeLessThan(0.02);
});
