import { startTransition, useCallback } from "react";
import { useSessionControl } from "./session-context.tsx";
import { leaveFirebase } from "./session-state.ts";

/**
 * What ends the session. It rejects where that fails, and the session goes on. The bar of every page has it, so it is
 * no mutation of TanStack Query, which a guest would load for nothing.
 */
export function useLogOut(): (onDone?: () => void) => Promise<void> {
  const { adopt, undisturbed } = useSessionControl();
  return useCallback(
    (onDone) =>
      undisturbed(async () => {
        await leaveFirebase();
        onDone?.();
        // With the way to another page, which React Router takes in a transition: a guard that heard of it before would
        // note this page as the one to come back to.
        startTransition(() => adopt(null));
      }),
    [adopt, undisturbed],
  );
}
