import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { hasSavedSession } from "#lib/access-token.ts";
import { ready } from "#lib/loading/ready.ts";
import { onSessionEnd } from "#lib/session-end.ts";
import { hasUnsavedInput } from "#ui/forms/unsaved-input.ts";
import { ended, LOADING, moved, type Session, type SessionUser, SIGNED_OUT, signedIn } from "./session.ts";

export interface SessionControl {
  readonly session: Session;
  /** Loads Firebase and follows the signed-in state. */
  open(): void;
  /** Sets a new state without waiting for Firebase to report it. */
  setUser(user: SessionUser | null): void;
  /** Runs a sign-in or sign-out, and ignores what Firebase and the API report in the meantime. */
  withoutAuthEvents<Result>(act: () => Promise<Result>): Promise<Result>;
}

function isBareAndSaved(): boolean {
  if (typeof document === "undefined") return false;
  return document.getElementById("root")?.dataset.addresses === undefined && hasSavedSession();
}

/** Firebase may not know yet that the session has ended. */
export async function leaveFirebase(): Promise<void> {
  const { logOut } = await import("./firebase-session.tsx");
  await logOut();
}

export function useSessionState() {
  // A prerendered page always starts as a guest's.
  const [session, setSession] = useState<Session>(() => (isBareAndSaved() ? LOADING : SIGNED_OUT));
  const [isOpen, setOpen] = useState(isBareAndSaved);
  const { pathname } = useLocation();
  const isActing = useRef(false);
  /** What Firebase reported in the meantime. It counts if the action fails. */
  const missed = useRef<SessionUser | null>(undefined);

  const open = useCallback(() => setOpen(true), []);
  const setUser = useCallback(
    (user: SessionUser | null) => setSession(user ? signedIn(user) : SIGNED_OUT),
    [],
  );
  const follow = useCallback((user: SessionUser | null) => {
    if (isActing.current) {
      missed.current = user;
      return;
    }
    const isTyped = hasUnsavedInput();
    setSession((known) => (user ? signedIn(user) : ended(known, location.pathname, isTyped)));
  }, []);
  const withoutAuthEvents: SessionControl["withoutAuthEvents"] = useCallback(
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
    // React would throw away a page that changes while it hydrates.
    ready.then(() => {
      // A large update that isn't urgent.
      startTransition(() => {
        setSession((known) => (known.status === "signed-out" ? LOADING : known));
        setOpen(true);
      });
    });
  }, []);
  useEffect(() => {
    // From here on, React shows who is signed in.
    if (session.status !== "signed-out" || !hasSavedSession())
      document.documentElement.dataset.session = "known";
  }, [session.status]);
  useEffect(
    () =>
      onSessionEnd(() => {
        if (isActing.current) return;
        follow(null);
        // If this fails, the next call finds out that the session is gone.
        leaveFirebase().catch(() => {});
      }),
    [follow],
  );
  useEffect(() => setSession((known) => moved(known, pathname)), [pathname]);

  const control: SessionControl = useMemo(
    () => ({ session, open, setUser, withoutAuthEvents }),
    [session, open, setUser, withoutAuthEvents],
  );
  return { control, isOpen, follow };
}
