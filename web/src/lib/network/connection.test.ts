import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { probeConnection } from "./connection.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched.mockReset());
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a call that failed alone doesn't mean that there is no network", async () => {
  fetched.mockResolvedValue(new Response());
  probeConnection();
  await vi.runAllTimersAsync();
  expect([fetched.mock.calls.length, onlineManager.isOnline()]).toEqual([1, true]);
});

test("without a network the site is asked again, once at a time, until it answers", async () => {
  fetched.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError());
  fetched.mockResolvedValue(new Response());
  probeConnection();
  await vi.advanceTimersByTimeAsync(0);
  expect(onlineManager.isOnline()).toBe(false);
  probeConnection();
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect([fetched.mock.calls.length, onlineManager.isOnline()]).toEqual([3, true]);
  probeConnection();
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("where a call alone fails for long, and a kept answer is shown again and again, it's asked for ever less often", async () => {
  const answers = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), 20));
  fetched.mockImplementation(answers);
  let times = 0;
  const unsubscribe = onlineManager.subscribe((isOnline) => {
    times++;
    if (isOnline) probeConnection(true);
  });
  probeConnection();
  probeConnection(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(times).toBeLessThan(5);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(fetched.mock.calls.length).toBeLessThan(12);
  unsubscribe();
  await vi.runAllTimersAsync();
  expect(onlineManager.isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_001);
  probeConnection(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(onlineManager.isOnline()).toBe(true);
});

test("a kept answer means that there was none, so what it shows is asked for anew once the site answers", async () => {
  const states: boolean[] = [];
  const unsubscribe = onlineManager.subscribe((isOnline) => states.push(isOnline));
  fetched.mockResolvedValue(new Response());
  probeConnection(true);
  await vi.runAllTimersAsync();
  unsubscribe();
  expect(states).toEqual([false, true]);
});
