import { expect, test } from "vitest";
import { dayText, monthText, shortDay } from "./day.ts";

test.each([
  ["2026-11-05", "Nov 5, 2026", "Nov 5"],
  ["2026-01-31", "Jan 31, 2026", "Jan 31"],
  ["2028-02-29", "Feb 29, 2028", "Feb 29"],
])("the day %s is %s, and %s where the year is known", (day, whole, short) => {
  expect(dayText(day)).toBe(whole);
  expect(shortDay(day)).toBe(short);
});

test("a month is written with its year", () => expect(monthText("2026-11")).toBe("Nov 2026"));
