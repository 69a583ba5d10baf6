import { expect, test } from "vitest";
import { amountIn, pictureIn, piecesIn, plainText, priced, unitFactor } from "./cell-values.ts";

test.each([
  ["1.049,90", ",", "1049.90"],
  ["1 500", ",", "1500"],
  ["1\u202f500,5", ",", "1500.5"],
  ["10,20 €", ",", "10.20"],
  ["EUR 10,20", ",", "10.20"],
  ["1500 руб.", ",", "1500"],
  ["$1,049.90", ".", "1049.90"],
  ["£ 1,049.90", ".", "1049.90"],
  ["1 049,90€", ",", "1049.90"],
  ["1.049.900", ",", "1049900"],
  ["8,4500", ",", "8.45"],
  ["\u200e10,20", ",", "10.20"],
  ["1'049.90", ".", "1049.90"],
  ["24.9", ".", "24.9"],
  // The API would take it, so it gets its factor.
  ["10.20", ",", "10.20"],
  ["-3,5", ",", "-3.5"],
  // Whatever the sign is.
  ["1.049,90", undefined, "1049.90"],
  ["1,049.90", undefined, "1049.90"],
  ["10,20", undefined, "10.20"],
  ["1.049.900", undefined, "1049900"],
  ["1 500", undefined, "1500"],
  ["15", undefined, "15"],
  // Nobody knows what they mean, so the API says that they're wrong.
  ["1.049", ".", undefined],
  ["1.049", undefined, undefined],
  ["24,900", undefined, undefined],
  ["24,900", ",", undefined],
  ["12 50", ",", undefined],
  ["10k", ",", undefined],
  ["1,5 Tsd.", ",", undefined],
  ["2 Mio", ",", undefined],
  ["1 500.000", ",", undefined],
  ["10,20", ".", undefined],
  ["1.04,90", ",", undefined],
  ["auf Anfrage", ",", undefined],
  ["", ".", undefined],
] as const)("%j with the sign %j is the amount %j", (cell, decimal, amount) => {
  expect(amountIn(cell, { decimal, isDecimalChosen: false })).toBe(amount);
});

test.each([
  ["1.049", ".", "1.049"],
  ["24,900", ",", "24.90"],
  ["24,900", ".", "24900"],
] as const)("%j with the sign %j, which somebody chose, is the amount %j", (cell, decimal, amount) => {
  expect(amountIn(cell, { decimal, isDecimalChosen: true })).toBe(amount);
});

test.each([
  ["1.35", 1.35],
  ["1,35", 1.35],
  ["1.0825", 1.0825],
  [" 1.35\u200e", 1.35],
  ["2", 2],
])("%j is the factor %d", (typed, factor) => {
  expect(unitFactor(typed)).toBe(factor);
});

test.each(["35%", "1,350", "\u00d71.35", "1.35x", "0x2", "1e1", "0", "-2", "", "1.350.000"])(
  "%j is no factor",
  (typed) => expect(unitFactor(typed)).toBeNaN(),
);

test.each([
  [">10", "10"],
  ["> 10", "10"],
  ["10+", "10"],
  ["1.500", "1500"],
  ["3,00", "3"],
  ["10 Stk", "10"],
  ["2,5", "2,5"],
  ["auf Lager", "auf Lager"],
])("%j are %j pieces", (cell, pieces) => {
  expect(piecesIn(cell, { decimal: ",", isDecimalChosen: false })).toBe(pieces);
});

test.each([
  ["1.000", "."],
  ["1.000", undefined],
  ["1,000", ","],
  ["2.500", undefined],
  ["12 50", undefined],
] as const)("%j with the sign %j aren't read, whoever chose it", (cell, decimal) => {
  expect(piecesIn(cell, { decimal, isDecimalChosen: true })).toBe(cell);
});

test.each([
  ["10.00", 1.35, "0.01", "13.50"],
  ["10.00", 1.35, "0.90", "13.90"],
  ["10.00", 1.33, "0.90", "12.90"],
  ["10.00", 1.335, "0.99", "12.99"],
  ["10.00", 1.35, "1.00", "14.00"],
  ["0.10", 1, "0.90", "0.90"],
  ["-3.50", 1.35, "0.90", "-3.50"],
] as const)("%j times %d to %s is %j", (amount, factor, rounding, price) => {
  expect(priced(amount, factor, rounding)).toBe(price);
});

test("lists, pictures and HTML are read as the shop has them", () => {
  expect(pictureIn("https://a.test/1.png, https://a.test/2.png")).toBe("https://a.test/1.png");
  expect(pictureIn("/parts/disc.svg")).toBe("/parts/disc.svg");
  expect(plainText("<p>It&#39;s <b>easy</b> &amp; soft.</p><p>Really.<br>Yes.</p>")).toBe(
    "It's easy & soft.\nReally.\nYes.",
  );
  expect(plainText("5 < 6 and 7 > 6")).toBe("5 < 6 and 7 > 6");
});
