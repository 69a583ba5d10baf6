import { describe, expect, it } from "vitest";
import type { StatusChange } from "./order-status.ts";
import { isOver, lastDayFormat, lastDayOf } from "./withdrawal.ts";

const period = { days: 14, deliveryDays: 7 };
const at = "2026-11-05T14:03:00.000Z";

function sentAt(...times: string[]): { history: StatusChange[] }[] {
  return times.map((time) => ({
    history: [
      { handling: "picked", at: "2026-11-01T08:00:00.000Z" },
      { handling: "sent", at: time },
    ],
  }));
}

describe("The last day to withdraw", () => {
  it("is counted from when the order was sent, with the days that a parcel takes", () => {
    expect(lastDayOf(sentAt(at), period)).toBe("2026-11-26T14:03:00.000Z");
    expect(lastDayOf(sentAt(at), { days: 30, deliveryDays: 0 })).toBe("2026-12-05T14:03:00.000Z");
  });

  it("is counted from the last of what was ordered together", () => {
    const later = "2026-11-10T09:00:00.000Z";
    expect(lastDayOf(sentAt(at, later, at), period)).toBe("2026-12-01T09:00:00.000Z");
  });

  it("isn't there as long as something waits to be sent", () => {
    expect(lastDayOf([{}], period)).toBeUndefined();
    expect(lastDayOf([...sentAt(at), {}], period)).toBeUndefined();
  });

  it("isn't moved back by a withdrawal from one of them", () => {
    const withdrawnAt = "2026-11-11T09:00:00.000Z";
    const [first, last] = sentAt(at, "2026-11-10T09:00:00.000Z");
    const together = [{ ...first }, { ...last, withdrawnAt }];
    expect(lastDayOf(together, period)).toBe("2026-12-01T09:00:00.000Z");
  });

  it("is counted from the withdrawal from what was never sent", () => {
    const together = [...sentAt(at), { withdrawnAt: "2026-11-11T09:00:00.000Z" }];
    expect(lastDayOf(together, period)).toBe("2026-12-02T09:00:00.000Z");
  });

  it.each([
    ["2026-11-26T14:03:00.000Z", false],
    ["2026-11-28T14:02:59.999Z", false],
    ["2026-11-28T14:03:00.000Z", true],
  ])("has at %s ended everywhere: %s", (now, expected) => {
    expect(isOver("2026-11-26T14:03:00.000Z", Date.parse(now))).toBe(expected);
  });

  it("is written as the shop's day, wherever it's read", () => {
    const lastDay = new Date("2026-12-01T23:30:00.000Z");
    expect(lastDayFormat("Europe/Berlin").format(lastDay)).toBe("Dec 2, 2026");
    expect(lastDayFormat("UTC").format(lastDay)).toBe("Dec 1, 2026");
  });

  it("that isn't there has not ended", () => expect(isOver(undefined)).toBe(false));
});
