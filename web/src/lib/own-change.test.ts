import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasOwnChange, noteOwnChange } from "./own-change.ts";

beforeEach(() => {
  vi.useFakeTimers();
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a change is remembered for the minute that caches may be out of date", () => {
  expect(hasOwnChange()).toBe(false);
  noteOwnChange();
  vi.advanceTimersByTime(59_999);
  expect(hasOwnChange()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(hasOwnChange()).toBe(false);
});

test("without storage nothing is remembered, and nothing fails", () => {
  vi.unstubAllGlobals();
  expect(() => noteOwnChange()).not.toThrow();
  expect(hasOwnChange()).toBe(false);
});
