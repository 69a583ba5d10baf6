import { describe, expect, it } from "vitest";
import { isSpreadsheetForm, withoutWrapping } from "./spreadsheet-forms.ts";

describe("A spreadsheet shows", () => {
  it.each([
    // Zeros in front and behind, groups, decimals that weren't there.
    ["0124085473", "124085473"],
    ["007", "7"],
    ["12.50", "12.5"],
    ["1230", "1230.0"],
    ["124085473", "124,085,473"],
    ["124085473", "124.085.473"],
    ["124085473", "124\u00a0085\u202f473"],
    ["0124085473", "124'085'473.00"],
    // Powers of ten, and digits that are too many.
    ["124085473", "1.24085E+08"],
    ["365275000000", "3.65275E+11"],
    ["365275123456", "3,65275E+11"],
    ["3E5", "300000"],
    ["3E5", "3.00E+05"],
    ["1234567890123456789", "1234567890123450000"],
    ["1234567890123456789", "1.23457E+18"],
    // Days and times.
    ["MAR12", "12-Mar"],
    ["MAR12", "Mar-12"],
    ["MAR12", "12. Mrz"],
    ["MAR-10", "mars-10"],
    ["3-10", "10-Mar"],
    ["3-10", "03. Okt"],
    ["3-10", "2026-03-10"],
    ["3/10", "10/03/2026"],
    ["3-10", "10.03.26"],
    ["3-10", "46091"],
    ["OCT4", "4-oct"],
    ["1:30", "01:30:00"],
    // As somebody wrote it to keep it.
    ["0124", '="0124"'],
    ["0124", "'0124"],
  ])("%s as %s", (stored, cell) => {
    expect(isSpreadsheetForm(stored, cell)).toBe(true);
  });
});

describe("Somebody has changed", () => {
  it.each([
    ["0124085473", "0124085474"],
    ["0124085473", "124085474"],
    ["124085473", "1.24086E+08"],
    ["365275123456", "3,65E+12"],
    ["12.5", "125"],
    ["MAR12", "13-Mar"],
    ["MAR12", "12-Apr"],
    ["3-10", "10-3"],
    ["3-10", "3-10-1"],
    ["3-10", "46092"],
    ["BD 3029", "BD-3029"],
    ["BD 3029", "3029"],
    ["A-1", "B-1"],
    ["0124", '="0125"'],
    ["", "0"],
    ["12", ""],
    ["12", "12"],
    ["0".repeat(61), "0"],
  ])("%s to %s", (stored, cell) => {
    expect(isSpreadsheetForm(stored, cell)).toBe(false);
  });
});

it("A number is read without what holds it together", () => {
  expect(['="0124"', "'0124", "'A", "0124", '=A1&"x"'].map(withoutWrapping)).toEqual([
    ...["0124", "0124", "'A", "0124", '=A1&"x"'],
  ]);
});
