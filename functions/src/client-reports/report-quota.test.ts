import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReportQuota } from "./report-quota.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("Thirty reports a minute are taken, and the minute's end tells once how many more there were", () => {
  const reported: number[] = [];
  const quota = new ReportQuota(30, (dropped) => reported.push(dropped));
  const taken = (count: number) => Array.from({ length: count }, () => quota.take()).filter(Boolean);
  expect(taken(1000)).toHaveLength(30);
  vi.advanceTimersByTime(59_999);
  expect(taken(5)).toHaveLength(0);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual([975]);
  expect(taken(30)).toHaveLength(30);
  vi.advanceTimersByTime(600_000);
  expect(reported).toEqual([975]);
  expect(vi.getTimerCount()).toBe(0);
});
