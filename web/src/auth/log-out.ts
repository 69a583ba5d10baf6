import { startTransition, useCallback } from "react";
import { useSessionControl } from "./session-context.tsx";

/** Asks whether what is unfinished in this browser may be discarded, if there is something. */
export async function mayLogOut(uid: string | undefined): Promise<boolean> {
  const { questionBeforeLeaving } = await import("./firebase-session.tsx");
  const question = uid && (await questionBeforeLeaving(uid));
  return !question || confirm(question);
}

/** Rejects if logging out fails. Not a mutation, because guests would load TanStack Query's code for nothing. */
export function useLogOut(): (onDone?: () => void) => Promise<void> {
  const { session, setUser, withoutAuthEvents } = useSessionControl();
  const uid = session.user?.uid;
  return useCallback(
    (onDone) =>
      withoutAuthEvents(async () => {
        const { leave, logOut } = await import("./firebase-session.tsx");
        await (uid ? leave(uid, logOut) : logOut());
        onDone?.();
        // In the same transition as the navigation. Otherwise, a guard would note this page to return to.
        startTransition(() => setUser(null));
      }),
    [uid, setUser, withoutAuthEvents],
  );
}
