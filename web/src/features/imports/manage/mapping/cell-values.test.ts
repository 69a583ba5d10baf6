import { expect, test } from "vitest";
import { amountIn, listIn, pictureIn, piecesIn, plainText, priced } from "./cell-values.ts";

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
  ["1'049.90", ".", "1049.90"],
  ["24.9", ".", "24.9"],
  ["-3,5", ",", "-3.5"],
  // Nobody knows what they mean, so the API says that they're wrong.
  ["1.049", ".", "1.049"],
  ["10,20", ".", "10,20"],
  ["1.04,90", ",", "1.04,90"],
  ["auf Anfrage", ",", "auf Anfrage"],
  ["", ".", ""],
] as const)("%j with the sign %j is the amount %j", (cell, decimal, amount) => {
  expect(amountIn(cell, decimal)).toBe(amount);
});

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
  expect(piecesIn(cell, ",")).toBe(pieces);
});

test.each([
  ["10.00", 1.35, "0.01", "13.50"],
  ["10.00", 1.35, "0.90", "13.90"],
  ["10.00", 1.33, "0.90", "12.90"],
  ["10.00", 1.335, "0.99", "12.99"],
  ["10.00", 1.35, "1.00", "14.00"],
  ["0.10", 1, "0.90", "0.90"],
  ["on request", 1.35, "0.01", "on request"],
] as const)("%j times %d to %s is %j", (amount, factor, rounding, price) => {
  expect(priced(amount, factor, rounding)).toBe(price);
});

test("lists, pictures and HTML are read as the shop has them", () => {
  expect(listIn("1K0 615; 5Q0 615,\n A 1|")).toBe("1K0 615 | 5Q0 615 | A 1");
  expect(pictureIn("https://a.test/1.png, https://a.test/2.png")).toBe("https://a.test/1.png");
  expect(pictureIn("/parts/disc.svg")).toBe("/parts/disc.svg");
  expect(plainText("<p>It&#39;s <b>easy</b> &amp; soft.</p><p>Really.<br>Yes.</p>")).toBe(
    "It's easy & soft.\nReally.\nYes.",
  );
  expect(plainText("5 < 6 and 7 > 6")).toBe("5 < 6 and 7 > 6");
});
