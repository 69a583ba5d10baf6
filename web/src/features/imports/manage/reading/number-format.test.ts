import { describe, expect, it } from "vitest";
import { builtInFormat, numberFormat } from "./number-format.ts";

describe("A number is written as its cell shows it", () => {
  it.each([
    ["General", 159912, "159912"],
    ["General", 29.630000000000003, "29.63"],
    ["General", 4006633374545, "4006633374545"],
    ["General", 0.000001, "0.000001"],
    ["@", 124, "124"],
    // Zeros ahead, and what stands among the digits.
    ["00000000", 159912, "00159912"],
    ["0.000", 0.75, "0.750"],
    ["000\\-000\\-00", 12345678, "123-456-78"],
    ['"A-"0000', 12, "A-0012"],
    ["00 00 00", 1234567, "123 45 67"],
    ["0000", 12.5, "0012.5"],
    ["0000", -5, "-0005"],
    // Amounts, without signs between thousands. They're never rounded to less than cents.
    ["0.00", 35.6881, "35.69"],
    ["0.00", 0.57999999999999996, "0.58"],
    ["#,##0.00", 1049.9, "1049.90"],
    ["0", 24.95, "24.95"],
    ["0.0", 24.95, "24.95"],
    ["#.##", 24.5, "24.5"],
    ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-', 24.5, "24.50 €"],
    ["[$£-809]#,##0.00;[Red]-[$£-809]#,##0.00", 24.5, "£24.50"],
    ["[$-409]0.00", 24.5, "24.50"],
    ["0%", 0.19, "19%"],
    // They show something else than the number.
    ["0.00E+00", 365275000000, "365275000000"],
    ["# ?/?", 0.5, "0.5"],
    ["#,##0,", 12000, "12000"],
    // A spreadsheet knows 15 digits.
    ["0", 1234567890123456800, "1.23456789012346E+18"],
    // Days and times. What is no day is a number that somebody gave the format of one.
    ["dd/mm/yyyy", 45621, "2024-11-25"],
    ["[$-407]d\\.\\ mmm", 45621, "2024-11-25"],
    ["dd/mm/yyyy", 4006633374545, "4006633374545"],
    ["yyyy-mm-dd", -3, "-3"],
    ["h:mm", 0.4375, "10:30"],
  ])("%s: %d is %s", (code, value, text) => {
    expect(numberFormat(code, false)(value)).toBe(text);
  });

  it("with days counted from 1904, as old Macs did", () => {
    expect(numberFormat("yyyy-mm-dd", true)(44159)).toBe("2024-11-25");
  });

  it("in the formats that have no code", () => {
    expect([0, 1, 2, 9, 14, 20, 49].map((id) => numberFormat(builtInFormat(id), false)(45621.5))).toEqual([
      ...["45621.5", "45621.5", "45621.50", "4562150%", "2024-11-25", "2024-11-25", "45621.5"],
    ]);
  });
});
