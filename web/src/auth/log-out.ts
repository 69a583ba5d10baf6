import { startTransition, useCallback } from "react";
import { useSessionControl } from "./session-context.tsx";

/**
 * Asks first whether what is unfinished may be discarded, unless `isConfirmed`. Rejects if logging out fails. Not a mutation,
 * because guests would load TanStack Query's code for nothing.
 */
export function useLogOut(): (onDone?: () => void, isConfirmed?: boolean) => Promise<void> {
  const { session, setUser, withoutAuthEvents } = useSessionControl();
  const uid = session.user?.uid;
  return useCallback(
    (onDone, isConfirmed) =>
      withoutAuthEvents(async () => {
        const { confirmAndLogOut } = await import("./firebase-session.tsx");
        if (!(await confirmAndLogOut(uid, isConfirmed))) return;
        onDone?.();
        // In the same transition as the navigation. Otherwise, a guard would note this page to return to.
        startTransition(() => setUser(null));
      }),
    [uid, setUser, withoutAuthEvents],
  );
}
