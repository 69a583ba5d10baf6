import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { probeConnection } from "./connection.ts";

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked.mockReset());
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a call that failed alone doesn't mean that there is no network", async () => {
  asked.mockResolvedValue(new Response());
  probeConnection();
  await vi.runAllTimersAsync();
  expect([asked.mock.calls.length, onlineManager.isOnline()]).toEqual([1, true]);
});

test("without a network the site is asked again, once at a time, until it answers", async () => {
  asked.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError());
  asked.mockResolvedValue(new Response());
  probeConnection();
  await vi.advanceTimersByTimeAsync(0);
  expect(onlineManager.isOnline()).toBe(false);
  probeConnection();
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect([asked.mock.calls.length, onlineManager.isOnline()]).toEqual([3, true]);
  probeConnection();
  expect(asked).toHaveBeenCalledTimes(4);
});

test("where a call alone fails for long, and a kept answer is shown again and again, it's asked for ever less often", async () => {
  const answers = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), 20));
  asked.mockImplementation(answers);
  let times = 0;
  const forget = onlineManager.subscribe((isOnline) => {
    times++;
    if (isOnline) probeConnection(true);
  });
  probeConnection();
  probeConnection(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(times).toBeLessThan(5);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked.mock.calls.length).toBeLessThan(12);
  forget();
  await vi.runAllTimersAsync();
  expect(onlineManager.isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_001);
  probeConnection(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(onlineManager.isOnline()).toBe(true);
});

test("a kept answer means that there was none, so what it shows is asked for anew once the site answers", async () => {
  const told: boolean[] = [];
  const forget = onlineManager.subscribe((isOnline) => told.push(isOnline));
  asked.mockResolvedValue(new Response());
  probeConnection(true);
  await vi.runAllTimersAsync();
  forget();
  expect(told).toEqual([false, true]);
});
