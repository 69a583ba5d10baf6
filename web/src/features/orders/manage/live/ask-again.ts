import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { refresh } from "#lib/refresh.ts";
import { hasUnsavedInput } from "#ui/forms/unsaved-input.ts";

/** Of many changes at once, one answer is enough for those of a second. */
const PAUSE_MILLISECONDS = 1000;

/** What an order changes, as far as it's on the screen. */
const NOUNS = ["orders", "products"] as const;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
}

function asker(queryClient: QueryClient) {
  let isDue = false;
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    while (isDue) {
      // A list that moves on could take along the row in which somebody types.
      isDue = hasUnsavedInput();
      await Promise.all([isDue || refresh(queryClient, ...NOUNS), pause()]);
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
  const { askAgain, stop } = useMemo(() => asker(queryClient), [queryClient]);
  useEffect(() => stop, [stop]);
  return askAgain;
}
