import { expect, it } from "vitest";
import { typingErrors } from "./typing-errors.ts";

it("a letter left out and two swapped cost less than another letter and one more, and all less than two errors", () => {
  const [leftOut, swapped] = [typingErrors("brke", "brake", 2), typingErrors("barke", "brake", 2)];
  const [other, more] = [typingErrors("broke", "brake", 2), typingErrors("braake", "brake", 2)];
  expect(leftOut).toBe(swapped);
  expect(other).toBe(more);
  expect(leftOut).toBeLessThan(other);
  expect(other).toBeLessThan(typingErrors("bke", "brake", 2));
  expect(typingErrors("brake", "brake", 2)).toBe(0);
});

it.each([
  ["bke", "brake", 1],
  ["brkae", "barke", 1],
  ["xxxke", "brake", 2],
  ["b", "brake", 2],
])("%s has more errors to %s than %i", (typed, intended, most) => {
  expect(typingErrors(typed, intended, most)).toBe(Number.POSITIVE_INFINITY);
});
