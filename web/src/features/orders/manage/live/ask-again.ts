import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { refresh } from "#lib/refresh.ts";
import { hasUnsavedInput } from "#ui/forms/unsaved-input.ts";

/** Of many changes at once, one answer is enough for those of a second. */
const PAUSE_MILLISECONDS = 1000;
/** Until it looks again whether it may ask. */
const WAIT_MILLISECONDS = 250;

/** What an order changes, as far as it's on the screen. */
const NOUNS = ["orders", "products"] as const;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export function askerOf(queryClient: QueryClient) {
  let isDue = false;
  let isAsking = false;

  /** A list that moves on takes along the row in which somebody types or acts, and asking cuts off a page on its way. */
  function isBusy(): boolean {
    const isUnderWay = NOUNS.some((noun) => queryClient.isFetching({ queryKey: [noun] }) > 0);
    return isUnderWay || queryClient.isMutating() > 0 || hasUnsavedInput();
  }

  async function ask(): Promise<void> {
    isAsking = true;
    while (isDue) {
      if (isBusy()) {
        await pause(WAIT_MILLISECONDS);
      } else {
        isDue = false;
        await Promise.all([refresh(queryClient, ...NOUNS), pause(PAUSE_MILLISECONDS)]);
      }
    }
    isAsking = false;
  }

  return {
    askAgain(): void {
      isDue = true;
      if (!isAsking) void ask();
    },
    stop(): void {
      isDue = false;
    },
  };
}

/** Asks again for what is shown: at once, and what changes meanwhile a second later. */
export function useAskAgain(): () => void {
  const queryClient = useQueryClient();
  const { askAgain, stop } = useMemo(() => askerOf(queryClient), [queryClient]);
  useEffect(() => stop, [stop]);
  return askAgain;
}
