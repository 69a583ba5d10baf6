import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReportAllowance } from "./report-allowance.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("Thirty reports a minute are taken, and the minute's end tells once how many more there were", () => {
  const told: number[] = [];
  const allowance = new ReportAllowance(30, (dropped) => told.push(dropped));
  const taken = (count: number) => Array.from({ length: count }, () => allowance.take()).filter(Boolean);
  expect(taken(1000)).toHaveLength(30);
  vi.advanceTimersByTime(59_999);
  expect(taken(5)).toHaveLength(0);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([975]);
  expect(taken(30)).toHaveLength(30);
  vi.advanceTimersByTime(600_000);
  expect(told).toEqual([975]);
  expect(vi.getTimerCount()).toBe(0);
});
