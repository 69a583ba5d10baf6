import { expect, it } from "vitest";
import { DEMAND_DAYS, dayOf, firstDay, pastDays } from "./internals-rule.ts";

const now = Date.parse("2026-03-01T23:59:59.999Z");

it("Ninety days of sales are kept, today's among them, and the thirty before are taken away", () => {
  expect(dayOf("2026-03-01T23:59:59.999Z")).toBe("2026-03-01");
  expect([firstDay(1, now), firstDay(30, now)]).toEqual(["2026-03-01", "2026-01-31"]);
  expect(firstDay(DEMAND_DAYS, now)).toBe("2025-12-02");
  const past = pastDays(now);
  expect([past.length, past[0], past.at(-1)]).toEqual([30, "2025-12-01", "2025-11-02"]);
});
