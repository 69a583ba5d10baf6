import { describe, expect, it } from "vitest";
import { beginOf, createDayFormat, endOf, lastDays, lastMonths, shopDayOf } from "./shop-day.ts";

describe("A day of the shop", () => {
  it.each([
    ["UTC", "2026-11-25", "2026-11-25T00:00:00.000Z", "2026-11-26T00:00:00.000Z"],
    ["UTC", "2000-01-01", "2000-01-01T00:00:00.000Z", "2000-01-02T00:00:00.000Z"],
    ["UTC", "2999-12-31", "2999-12-31T00:00:00.000Z", "3000-01-01T00:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-01-01", "2025-12-31T10:00:00.000Z", "2026-01-01T10:00:00.000Z"],
    ["Asia/Kathmandu", "2026-01-01", "2025-12-31T18:15:00.000Z", "2026-01-01T18:15:00.000Z"],
    // Of 23 hours, and of 25.
    ["America/New_York", "2026-03-08", "2026-03-08T05:00:00.000Z", "2026-03-09T04:00:00.000Z"],
    ["America/New_York", "2026-11-01", "2026-11-01T04:00:00.000Z", "2026-11-02T05:00:00.000Z"],
    // There is no midnight.
    ["Asia/Beirut", "2024-03-31", "2024-03-30T22:00:00.000Z", "2024-03-31T21:00:00.000Z"],
  ])("in %s, %s, has its begin and its end", (timeZone, day, begin, end) => {
    const format = createDayFormat(timeZone);
    expect([beginOf(day, format), endOf(day, format)]).toEqual([begin, end]);
  });
});

describe("The last days and months of the shop", () => {
  it.each([
    ["UTC", "2026-03-01T00:00:00.000Z", ["2026-02-27", "2026-02-28", "2026-03-01"]],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00.000Z", ["2026-12-30", "2026-12-31", "2027-01-01"]],
    ["America/New_York", "2026-01-01T04:59:59.999Z", ["2025-12-29", "2025-12-30", "2025-12-31"]],
    // A day of 23 hours is among them, and one of 25.
    ["America/New_York", "2026-03-10T03:59:59.999Z", ["2026-03-07", "2026-03-08", "2026-03-09"]],
    ["America/New_York", "2026-11-03T04:59:59.999Z", ["2026-10-31", "2026-11-01", "2026-11-02"]],
  ])("in %s, at %s, end with the present day", (timeZone, now, days) => {
    expect(lastDays(3, Date.parse(now), createDayFormat(timeZone))).toEqual(days);
    const [until, next] = [
      endOf(days[1] ?? "", createDayFormat(timeZone)),
      beginOf(days[2] ?? "", createDayFormat(timeZone)),
    ];
    expect([until, shopDayOf(next, createDayFormat(timeZone))]).toEqual([next, days[2]]);
  });

  it("reach over the years", () => {
    const now = Date.parse("2026-02-28T22:00:00.000Z");
    expect(lastMonths(4, now, createDayFormat("UTC"))).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
    expect(lastMonths(2, now, createDayFormat("Asia/Kathmandu"))).toEqual(["2026-02", "2026-03"]);
    expect(lastDays(90, now)).toHaveLength(90);
  });
});
