import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-client.ts";
import { createQueryClient } from "./query-client.ts";

const { queries, mutations } = createQueryClient().getDefaultOptions();

const rejected = new ApiError(422, "invalid", "Name is missing.");
const busy = new ApiError(503, "unavailable", "Please try again.");
const unreachable = new ApiError(0, "network", "The shop cannot be reached.");

/** The number of retries for a query that always fails with this error. */
function retriesAfter(error: Error): number {
  const { retry } = queries ?? {};
  if (typeof retry !== "function") throw new Error("The queries have no rule for retries.");
  let failures = 0;
  while (failures < 100 && retry(failures, error)) failures += 1;
  return failures;
}

afterEach(() => vi.unstubAllEnvs());

test("what was fetched is kept for five minutes in a browser", () => {
  vi.stubEnv("SSR", false);
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
});

test("a server's page keeps no timer for what it would have fetched", () => {
  vi.stubEnv("SSR", true);
  vi.useFakeTimers();
  const client = createQueryClient();
  client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: ["part"] }));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test.each([busy, unreachable, new Error("anything")])(
  "a query is tried three times more after %s",
  (error) => {
    expect(retriesAfter(error)).toBe(3);
  },
);

test("a query isn't tried again without a network, so that the screen can say so", () => {
  onlineManager.setOnline(false);
  expect(retriesAfter(unreachable)).toBe(0);
  onlineManager.setOnline(true);
});

test("a rejected query isn't retried, because the response would be the same", () => {
  expect(retriesAfter(rejected)).toBe(0);
});

test("a mutation is never tried again by itself", () => {
  expect(mutations?.retry).toBe(false);
});

test("the delay before a retry doubles from 1 second up to 30", () => {
  const { retryDelay } = queries ?? {};
  if (typeof retryDelay !== "function") throw new Error("The queries have no rule for delays.");
  const delays = [0, 1, 2, 3, 4, 5, 6].map((failures) => retryDelay(failures, busy));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test("without a network calls fail at once, and lists are refetched when it's back", () => {
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(["always", "always"]);
  expect(queries?.refetchOnReconnect).toBe("always");
});
