import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { hasSavedSession } from "#lib/access-token.ts";
import { ready } from "#lib/loading/ready.ts";
import { onSessionEnd } from "#lib/session-end.ts";
import { hasUnsavedInput } from "#ui/forms/unsaved-input.ts";
import { ended, LOADING, moved, type Session, type SessionUser, SIGNED_OUT, signedIn } from "./session.ts";

/** The session, and what begins or ends one. */
export interface SessionControl {
  readonly session: Session;
  /** Loads Firebase and begins to follow the signed-in state. */
  open(): void;
  /** Takes a new state at once, before Firebase's own announcement has gone round. */
  adopt(user: SessionUser | null): void;
  /** Runs a sign-in or a sign-out. What Firebase and the API tell meanwhile is a part of it and no news. */
  undisturbed<Result>(act: () => Promise<Result>): Promise<Result>;
}

function isBareAndSaved(): boolean {
  if (typeof document === "undefined") return false;
  return document.getElementById("root")?.dataset.path === undefined && hasSavedSession();
}

/** Signs out of Firebase, which may not know yet that the session has ended. */
export async function leaveFirebase(): Promise<void> {
  const { logOut } = await import("./firebase-session.tsx");
  await logOut();
}

/** The signed-in state: whether Firebase is needed for it, and what to do with Firebase's announcements. */
export function useSessionState() {
  // A prerendered page begins as a guest's, because the build knows of nobody.
  const [session, setSession] = useState<Session>(() => (isBareAndSaved() ? LOADING : SIGNED_OUT));
  const [isOpen, setOpen] = useState(isBareAndSaved);
  const { pathname } = useLocation();
  const isActing = useRef(false);
  /** What Firebase told meanwhile: news after all, where the act comes to nothing. */
  const missed = useRef<SessionUser | null>(undefined);

  const open = useCallback(() => setOpen(true), []);
  const adopt = useCallback((user: SessionUser | null) => setSession(user ? signedIn(user) : SIGNED_OUT), []);
  const follow = useCallback((user: SessionUser | null) => {
    if (isActing.current) {
      missed.current = user;
      return;
    }
    const isTyped = hasUnsavedInput();
    setSession((known) => (user ? signedIn(user) : ended(known, location.pathname, isTyped)));
  }, []);
  const undisturbed: SessionControl["undisturbed"] = useCallback(
    async (act) => {
      isActing.current = true;
      missed.current = undefined;
      try {
        return await act();
      } catch (failure) {
        isActing.current = false;
        if (missed.current !== undefined) follow(missed.current);
        throw failure;
      } finally {
        isActing.current = false;
      }
    },
    [follow],
  );

  useEffect(() => {
    if (!hasSavedSession() || isBareAndSaved()) return;
    // What is taken over in the middle of a change would be rendered anew.
    ready.then(() => {
      // It changes much of the page and is in no hurry.
      startTransition(() => {
        setSession((known) => (known.status === "signed-out" ? LOADING : known));
        setOpen(true);
      });
    });
  }, []);
  useEffect(() => {
    // From here on the page itself says who is there.
    if (session.status !== "signed-out" || !hasSavedSession())
      document.documentElement.dataset.session = "known";
  }, [session.status]);
  useEffect(
    () =>
      onSessionEnd(() => {
        if (isActing.current) return;
        follow(null);
        // Where it fails, the next call learns that there is no such session.
        leaveFirebase().catch(() => {});
      }),
    [follow],
  );
  useEffect(() => setSession((known) => moved(known, pathname)), [pathname]);

  const control: SessionControl = useMemo(
    () => ({ session, open, adopt, undisturbed }),
    [session, open, adopt, undisturbed],
  );
  return { control, isOpen, follow };
}
