import { startTransition, useCallback } from "react";
import { useSessionControl } from "./session-context.tsx";
import { leaveFirebase } from "./session-state.ts";

/** Rejects if logging out fails. Not a mutation, because guests would load TanStack Query's code for nothing. */
export function useLogOut(): (onDone?: () => void) => Promise<void> {
  const { setUser, withoutAuthEvents } = useSessionControl();
  return useCallback(
    (onDone) =>
      withoutAuthEvents(async () => {
        await leaveFirebase();
        onDone?.();
        // In the same transition as the navigation. Otherwise, a guard would note this page to return to.
        startTransition(() => setUser(null));
      }),
    [setUser, withoutAuthEvents],
  );
}
