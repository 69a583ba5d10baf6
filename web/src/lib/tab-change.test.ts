import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasTabChange, recordTabChange } from "./tab-change.ts";

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
  expect(hasTabChange()).toBe(false);
  recordTabChange();
  vi.advanceTimersByTime(59_999);
  expect(hasTabChange()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(hasTabChange()).toBe(false);
});

test("without storage nothing is remembered, and nothing fails", () => {
  vi.unstubAllGlobals();
  expect(() => recordTabChange()).not.toThrow();
  expect(hasTabChange()).toBe(false);
});
