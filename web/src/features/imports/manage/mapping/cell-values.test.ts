import { expect, test } from "vitest";
import { amountIn } from "#lib/files/amounts.ts";
import { factorIn, numbersIn, pictureIn, piecesIn, priced } from "./cell-values.ts";

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
  ["1'299.00 CHF", ".", "1299.00"],
  ["1\u2019299.00 CHF", ".", "1299.00"],
  ["1 299,00 zł", ",", "1299.00"],
  ["1\u00a0299,00\u00a0zł", ",", "1299.00"],
  ["1.299,00 €", ",", "1299.00"],
  ["12,- €", ",", "12"],
  ["Fr. 12.--", ".", "12"],
  ["12,50 €/Stk.", ",", "12.50"],
  ["12.50 per piece", ".", "12.50"],
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
  // Another amount, of another quantity or with another tax.
  ["99 ct", ",", undefined],
  ["12,50 net", ",", undefined],
  ["12,50 €/100 Stk.", ",", undefined],
  ["12.50 / pair", ".", undefined],
  ["12€50", ",", undefined],
  ["10 - 12 €", ",", undefined],
  ["-10 %", ",", undefined],
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
  ["0,92", 0.92],
  ["0,00285", 0.00285],
])("%j is the factor %d", (typed, factor) => {
  expect(factorIn(typed)).toBe(factor);
});

test.each(["35%", "1,350", "\u00d71.35", "1.35x", "0x2", "1e1", "0", "-2", "", "1.350.000", "€ 1"])(
  "%j is no factor",
  (typed) => expect(factorIn(typed)).toBeNaN(),
);

test.each([
  ["1.500", "1500", false],
  ["3,00", "3", false],
  ["10 Stk", "10", false],
  ["12 pcs", "12", false],
  ["12 Stk.", "12", false],
  ["5 szt.", "5", false],
  ["10\u00a0Stück", "10", false],
  ["1 000 шт.", "1000", false],
  [">10", "10", true],
  ["> 10", "10", true],
  [">=10 pcs", "10", true],
  ["10+", "10", true],
  ["10 +", "10", true],
  ["10+ Stk.", "10", true],
  ["more than 10", "10", true],
  ["über 1.000 Stück", "1000", true],
  ["ponad 5", "5", true],
  // Nobody knows how many pieces they are.
  ["2,5", "2,5", false],
  ["<5", "<5", false],
  ["5-10", "5-10", false],
  ["10 Paar", "10 Paar", false],
  ["2 sets", "2 sets", false],
  ["3 kg", "3 kg", false],
  ["ca. 10", "ca. 10", false],
  ["auf Lager", "auf Lager", false],
  ["in stock", "in stock", false],
  [">10, 2 weeks", ">10, 2 weeks", false],
])("%j are %j pieces, at least: %j", (cell, pieces, isAtLeast) => {
  expect(piecesIn(cell, { decimal: ",", isDecimalChosen: false })).toEqual({ pieces, isAtLeast });
});

test.each([
  ["1.000", "."],
  ["1.000", undefined],
  ["1,000", ","],
  ["2.500", undefined],
  ["12 50", undefined],
] as const)("%j with the sign %j aren't read, whoever chose it", (cell, decimal) => {
  expect(piecesIn(cell, { decimal, isDecimalChosen: true }).pieces).toBe(cell);
});

test.each([
  ["1K0 615 301 / 1K0 615 302", "1K0 615 301 | 1K0 615 302"],
  ["1K0615301/1K0615302/1K0615303", "1K0615301 | 1K0615302 | 1K0615303"],
  [
    "34116855000;34116855001, 34116855002|34116855003\n34116855004",
    "34116855000 | 34116855001 | 34116855002 | 34116855003 | 34116855004",
  ],
  ["1K0 615 301, 8E0 615 301 / 8E0 615 302", "1K0 615 301 | 8E0 615 301 | 8E0 615 302"],
  // A slash of its own.
  ["68/112", "68/112"],
  ["04E 115/561", "04E 115/561"],
  ["34116855000/01", "34116855000/01"],
  ["8E0 615 301 Q/R", "8E0 615 301 Q/R"],
  ["1K0 615 301 / A", "1K0 615 301 / A"],
  ["W 712/75, W 712/94", "W 712/75 | W 712/94"],
  // As the shop writes them.
  ["A\\,1 | B 2", "A\\,1 | B 2"],
])("%j are the numbers %j", (cell, numbers) => {
  expect(numbersIn(cell)).toBe(numbers);
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

test("the first of several pictures is the part's", () => {
  expect(pictureIn("https://a.test/1.png, https://a.test/2.png")).toBe("https://a.test/1.png");
  expect(pictureIn("/parts/disc.svg")).toBe("/parts/disc.svg");
});
