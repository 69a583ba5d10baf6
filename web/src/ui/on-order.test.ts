import { beforeEach, expect, test, vi } from "vitest";
import { onOrderText } from "./on-order.tsx";

const gone = { quantity: 1, minimumQuantity: 2 };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-12-12T20:00:00Z") });
  return () => void vi.useRealTimers();
});

test.each([
  ["2026-12-24", "On order, expected Dec 24, 2026"],
  ["2026-12-12", "On order, expected Dec 12, 2026"],
  ["2026-12-11", "On order"],
  [null, undefined],
  [undefined, undefined],
])("a part that can't be ordered, expected on %s, says: %s", (expected, text) => {
  expect(onOrderText({ ...gone, expected })).toBe(text);
});

test("a day isn't over where it's still going on, as in the west of America", () => {
  vi.setSystemTime("2026-12-13T07:00:00Z");
  expect(onOrderText({ ...gone, expected: "2026-12-12" })).toBe("On order, expected Dec 12, 2026");
});

test("a part that can be ordered says nothing of what comes", () => {
  expect(onOrderText({ quantity: 2, minimumQuantity: 2, expected: "2026-12-24" })).toBeUndefined();
  expect(onOrderText({ quantity: 0, minimumQuantity: 0, expected: "2026-12-24" })).toBe(
    "On order, expected Dec 24, 2026",
  );
});
