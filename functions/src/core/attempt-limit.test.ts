import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AttemptLimit } from "./attempt-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("A key has so many tries in a window, whatever others try", () => {
  const tries = new AttemptLimit(3, 60_000);
  for (const key of ["a", "a", "b", "a"]) tries.take(key);
  expect(() => tries.take("a")).toThrow("Please try again in 1 minute.");
  tries.take("b");
  vi.advanceTimersByTime(60_000);
  tries.take("a");
});

it("A hundred thousand made-up keys use up no other's tries", () => {
  const tries = new AttemptLimit(5, 60_000);
  for (let key = 0; key < 100_000; key++) tries.take(`${key}`);
  for (let time = 0; time < 4; time++) tries.take("honest");
});
