import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTimeLimit } from "./lazy-page.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a chunk that does not come is given up after 120 seconds, and not before", async () => {
  const isGivenUp = vi.fn();
  withTimeLimit(new Promise(() => {})).catch(isGivenUp);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(isGivenUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isGivenUp).toHaveBeenCalledWith(new Error("It took longer than two minutes."));
});

test("a chunk that arrives in time is the page, and no timer is left", async () => {
  await expect(withTimeLimit(Promise.resolve("the page"))).resolves.toBe("the page");
  expect(vi.getTimerCount()).toBe(0);
});

test("a chunk that fails rejects at once", async () => {
  await expect(withTimeLimit(Promise.reject(new Error("not found")))).rejects.toThrow("not found");
  expect(vi.getTimerCount()).toBe(0);
});

test("a chunk that was asked for earlier is given up earlier", async () => {
  const isGivenUp = vi.fn();
  withTimeLimit(new Promise(() => {}), Date.now() - 119_000).catch(isGivenUp);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isGivenUp).toHaveBeenCalled();
});
