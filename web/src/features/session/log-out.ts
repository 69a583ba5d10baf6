import { useCallback } from "react";
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
        adopt(null);
      }),
    [adopt, undisturbed],
  );
}
