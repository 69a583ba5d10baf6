import { expect, test } from "vitest";
import { date, dateTime } from "./date.ts";

const browser = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

test.each(["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"])(
  "days of month %s are formatted like the browser does",
  (month) => {
    for (const time of [`2026-${month}-05T12:00:00.000Z`, `1999-${month}-28T23:59:59Z`]) {
      expect(date(time)).toBe(browser.format(new Date(time)));
    }
  },
);

test("a day has no leading zero", () => {
  expect(date("2026-11-05T12:00:00.000Z")).toBe("Nov 5, 2026");
});

test("a time is that of the clock on the wall", () => {
  const noon = new Date(2026, 10, 5, 14, 3).toISOString();
  expect(dateTime(noon)).toBe("Nov 5, 2026, 14:03");
});
