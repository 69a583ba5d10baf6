import { describe, expect, it } from "vitest";
import { beginOf, endOf, formatterOf } from "./shop-day.ts";

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
    const format = formatterOf(timeZone);
    expect([beginOf(day, format), endOf(day, format)]).toEqual([begin, end]);
  });
});
