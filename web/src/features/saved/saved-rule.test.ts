import type { SavedPart } from "@carparts/functions/contract/saved";
import { expect, test } from "vitest";
import { isBack, isWaiting } from "./saved-rule.ts";

const part: SavedPart = {
  _id: "disc",
  name: "Brake disc",
  price: 49.05,
  picture: "/parts/disc.svg",
  description: "Vented.",
  quantity: 2,
  minimumQuantity: 2,
  expected: null,
  notify: true,
};
const availableAt = "2026-11-05T12:00:00.000Z";

test("a part is waited for until it came back", () => {
  expect(isWaiting(part)).toBe(true);
  expect(isWaiting({ ...part, availableAt })).toBe(false);
  expect(isWaiting({ ...part, notify: false })).toBe(false);
});

test("a part is told of once it came back, unless it's sold out again or nobody asked", () => {
  expect(isBack({ ...part, availableAt })).toBe(true);
  expect(isBack({ ...part, availableAt, quantity: 1 })).toBe(false);
  expect(isBack({ ...part, availableAt, notify: false })).toBe(false);
  expect(isBack(part)).toBe(false);
});
