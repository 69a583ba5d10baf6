import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doubtConnection } from "./connection.ts";

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

test("a kept answer means that there was none, so what it shows is asked for anew once the site answers", async () => {
  const told: boolean[] = [];
  const forget = onlineManager.subscribe((isOnline) => told.push(isOnline));
  asked.mockResolvedValue(new Response());
  doubtConnection(true);
  await vi.runAllTimersAsync();
  forget();
  expect(told).toEqual([false, true]);
});
