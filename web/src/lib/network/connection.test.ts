import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doubtConnection, loseConnection } from "./connection.ts";

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a call that failed alone doesn't mean that there is no network", async () => {
  asked.mockResolvedValue(new Response());
  doubtConnection();
  await vi.runAllTimersAsync();
  expect([asked.mock.calls.length, onlineManager.isOnline()]).toEqual([1, true]);
});

test("without a network the site is asked again, once at a time, until it answers", async () => {
  asked.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError());
  asked.mockResolvedValue(new Response());
  doubtConnection();
  await vi.advanceTimersByTimeAsync(0);
  expect(onlineManager.isOnline()).toBe(false);
  doubtConnection();
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect([asked.mock.calls.length, onlineManager.isOnline()]).toEqual([3, true]);
  doubtConnection();
  expect(asked).toHaveBeenCalledTimes(4);
});

test("an answer that was kept means that there's no network until the site answers, once", async () => {
  asked.mockResolvedValue(new Response());
  vi.setSystemTime(Date.now() + 60_000);
  const changes: boolean[] = [];
  const stop = onlineManager.subscribe((isOnline) => changes.push(isOnline));
  loseConnection();
  await vi.runAllTimersAsync();
  // The call that fails alone fails again.
  loseConnection();
  await vi.runAllTimersAsync();
  stop();
  expect([changes, asked.mock.calls.length]).toEqual([[false, true], 2]);
});
