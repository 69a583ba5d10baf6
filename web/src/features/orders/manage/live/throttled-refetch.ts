import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { refresh } from "#lib/refresh.ts";
import { hasUnsavedInput } from "#ui/forms/unsaved-input.ts";

/** Refetches at most once in this time. */
const PAUSE_MILLISECONDS = 1000;
/** Polls this often until the page isn't busy. */
const WAIT_MILLISECONDS = 250;

/** The lists that an order changes. */
const NOUNS = ["orders", "products"] as const;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export function throttledRefetch(queryClient: QueryClient) {
  let isDue = false;
  let isRunning = false;

  /** A refetch would move the row in which somebody types or acts, and cancel a page on its way. */
  function isBusy(): boolean {
    const isUnderWay = NOUNS.some((noun) => queryClient.isFetching({ queryKey: [noun] }) > 0);
    return isUnderWay || queryClient.isMutating() > 0 || hasUnsavedInput();
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (isDue) {
      if (isBusy()) {
        await pause(WAIT_MILLISECONDS);
      } else {
        isDue = false;
        await Promise.all([refresh(queryClient, ...NOUNS), pause(PAUSE_MILLISECONDS)]);
      }
    }
    isRunning = false;
  }

  return {
    refetch(): void {
      isDue = true;
      if (!isRunning) void run();
    },
    stop(): void {
      isDue = false;
    },
  };
}

/** Refetches at once, and further changes a second later. */
export function useThrottledRefetch(): () => void {
  const queryClient = useQueryClient();
  const { refetch, stop } = useMemo(() => throttledRefetch(queryClient), [queryClient]);
  useEffect(() => stop, [stop]);
  return refetch;
}
