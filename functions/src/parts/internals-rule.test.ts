import { expect, it } from "vitest";
import { dayOf, firstDay, pastDays } from "./internals-rule.ts";

const now = Date.parse("2026-03-01T23:59:59.999Z");

it("Thirty days of sales count, today's among them, and the thirty before are taken away", () => {
  expect(dayOf("2026-03-01T23:59:59.999Z")).toBe("2026-03-01");
  expect(firstDay(now)).toBe("2026-01-31");
  const past = pastDays(now);
  expect([past.length, past[0], past.at(-1)]).toEqual([30, "2026-01-30", "2026-01-01"]);
});
