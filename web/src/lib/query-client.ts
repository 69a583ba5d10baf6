import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-client.ts";

const MOST_RETRIES = 3;
const CACHE_MILLISECONDS = 5 * 60 * 1000;
const LONGEST_DELAY_MILLISECONDS = 30_000;

/** The specification's defaults. Offline, calls fail right away, so that screens can say so and offer a retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        // An answer from the worker's cache counts as just fetched.
        refetchOnReconnect: "always",
        // A server's page is gone once it's sent, and would be kept as long as there are timers for what it asked.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : CACHE_MILLISECONDS,
        staleTime: 10_000,
        retry: (failures, error) =>
          failures < MOST_RETRIES &&
          onlineManager.isOnline() &&
          !(error instanceof ApiError && !error.isTransient),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_DELAY_MILLISECONDS),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
