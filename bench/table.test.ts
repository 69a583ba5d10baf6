import { expect, it } from "vitest";
import { median, quantile } from "../tools/lib/statistics.ts";
import { row, table } from "./table.ts";

it("a goal is met up to its very value, and by nothing that was not measured", () => {
  expect(row("a", 1.1, { most: 1.1 }).isMet).toBe(true);
  expect(row("a", 1.101, { most: 1.1 }).isMet).toBe(false);
  expect(row("a", 99, { least: 99 }).isMet).toBe(true);
  expect(row("a", 98, { least: 99 }).isMet).toBe(false);
  expect(row("a", Number.NaN, { most: 1 }).isMet).toBe(false);
  expect(row("a", Number.NaN, { least: 1 }).isMet).toBe(false);
});

it("the table shows each row with its goal", () => {
  const rows = [
    row("LCP / floor", 1.0512, { most: 1.1, detail: "1051 / 1000 ms" }),
    row("JS", 118.6, { most: 100, digits: 1, unit: "kB" }),
    row("performance", Number.NaN, { least: 99, digits: 0 }),
  ];
  expect(table(rows).split("\n")).toEqual([
    "| what        | measured | goal       | met | from           |",
    "| ----------- | -------- | ---------- | --- | -------------- |",
    "| LCP / floor | 1.05     | ≤ 1.10     | yes | 1051 / 1000 ms |",
    "| JS          | 118.6 kB | ≤ 100.0 kB | NO  |                |",
    "| performance | nothing  | ≥ 99       | NO  |                |",
  ]);
});

it("medians and quantiles leave out what was not measured", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([1, Number.NaN, 3])).toBe(2);
  expect(median([])).toBeNaN();
  expect(quantile([1, 2, 3, 4], 0.95)).toBe(4);
  expect(quantile([5, 1, 2, 3, 4], 0.5)).toBe(3);
});
