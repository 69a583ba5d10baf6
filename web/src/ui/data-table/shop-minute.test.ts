import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shopDateTime } from "#lib/shop-date-time.ts";
import { date, dateTime } from "../format/date.ts";
import { shopMinute } from "./shop-minute.ts";

const LATE = "2026-11-05T23:30:00.000Z";

beforeEach(() => void vi.stubEnv("TZ", "Asia/Tokyo"));
afterEach(() => vi.unstubAllEnvs());

test("a day of the shop is the one that its filters count, wherever the browser is", () => {
  expect([date(LATE), dateTime(LATE)]).toEqual(["Nov 6, 2026", "Nov 6, 2026, 08:30"]);
  expect([shopMinute(LATE), shopDateTime(LATE)]).toEqual(["Nov 5, 2026, 23:30", "Nov 5, 2026, 23:30 UTC"]);
});
