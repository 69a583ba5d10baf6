import { expect, it } from "vitest";
import { asPlainCell, fromPlainCell, toStoredNumber } from "./plain-cell.ts";

it.each(["=1", "+49", "-5", "@home", "'=1", "＝1", "＋1", "－1", "＠a", "\tx"])(
  "%j runs in no spreadsheet",
  (cell) => {
    expect(asPlainCell(cell)).toBe(`'${cell}`);
    expect(fromPlainCell(asPlainCell(cell))).toBe(cell);
  },
);

it.each([
  ...["00123", "4006381333931", "3E5", "1,2e+12", "1-2", "12/2003", " 007"],
  ...["MAR12", "mar-12", "10. Mrz", "3 Oct", "SEP1", "dec 2004"],
])("%j stays the text that it is", (cell) => {
  for (const written of [toStoredNumber(cell), asPlainCell(cell)]) expect(written).toBe(`\t${cell}`);
  expect(fromPlainCell(`\t${cell}`)).toBe(cell.trim());
});

it.each(["0", "0.5", "24.90", "12345678901", "2026-11-25", "K7QM2-F4X9D", "'0034", "x00123"])(
  "%j is as it was",
  (cell) => {
    expect([asPlainCell(cell), fromPlainCell(cell)]).toEqual([cell, cell]);
  },
);
