import { describe, expect, it } from "vitest";
import { orderOf, readDay } from "./bank-day.ts";
import { readAmount } from "./bank-table.ts";

describe("An amount of a bank's file", () => {
  it.each<[string, "," | "." | undefined, number | undefined]>([
    ["1.049,90", ",", 1049.9],
    ["1,049.90", ".", 1049.9],
    ["1 049,90 €", ",", 1049.9],
    ["+24,90", ",", 24.9],
    ["-24.90", ".", -24.9],
    ["−24.90", ".", -24.9],
    ["24,90-", ",", -24.9],
    ["(24.90)", ".", -24.9],
    ["24,90 S", ",", -24.9],
    ["24,90 H", ",", 24.9],
    ["24.90 DR", ".", -24.9],
    ["$1,049.90", ".", 1049.9],
    ["1049.9", undefined, 1049.9],
    ["1.000", undefined, undefined],
    ["1.000,00", undefined, 1000],
    ["24.905", ".", undefined],
    ["0,00", ",", undefined],
    ["1e21", ".", undefined],
    ["NaN", ".", undefined],
    ["", ".", undefined],
    ["Saldo", ",", undefined],
  ])("%j with the sign %s is %s", (cell, decimal, amount) => {
    expect(readAmount(cell, decimal)).toBe(amount);
  });
});

describe("A day of a bank's file", () => {
  it.each<[string, "day" | "month", string | undefined]>([
    ["2026-11-30", "day", "2026-11-30"],
    ["2026-11-30T08:15:00", "day", "2026-11-30"],
    ["20261130", "day", "2026-11-30"],
    ["30.11.2026", "day", "2026-11-30"],
    ["30.11.26", "day", "2026-11-30"],
    ["1/2/2026", "month", "2026-01-02"],
    ["1/2/2026", "day", "2026-02-01"],
    ["31.02.2026", "day", undefined],
    ["24.90", "day", undefined],
    ["", "day", undefined],
  ])("%j with the %s first is %s", (cell, order, day) => {
    expect(readDay(cell, order)).toBe(day);
  });

  it.each<[string[], "day" | "month" | undefined]>([
    [["01/02/2026", "13/02/2026"], "day"],
    [["01/02/2026", "02/13/2026"], "month"],
    [["01.02.2026"], "day"],
    [["2026-02-01"], "day"],
    [["01/02/2026"], undefined],
  ])("%j are read with the %s first", (cells, order) => {
    expect(orderOf(cells)).toBe(order);
  });
});
