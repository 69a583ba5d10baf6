import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { isHydrating, ready } from "#lib/loading/ready.ts";
import { afterPrefetch, discardOthersPrefetch, prefetchOwner } from "#lib/prefetch.ts";
import { onSessionEnd } from "#lib/session-end.ts";
import { hasSavedSession } from "#lib/token/access-token.ts";
import { setPageOwner } from "#lib/token/page-owner.ts";
import { hasUnsavedInput } from "#ui/forms/unsaved-input.ts";
import {
  ended,
  followed,
  LOADING,
  moved,
  type Session,
  type SessionUser,
  SIGNED_OUT,
  sessionOwner,
  signedInEarly,
} from "./session.ts";

const LONGEST_WAIT_MILLISECONDS = 1000;

export interface SessionControl {
  readonly session: Session;
  /** Loads Firebase and follows the signed-in state. */
  open(): void;
  /** Sets a new state without waiting for Firebase to report it. */
  setUser(user: SessionUser | null): void;
  /** Runs a sign-in or sign-out, and ignores what Firebase and the API report in the meantime. */
  withoutAuthEvents<Result>(act: () => Promise<Result>): Promise<Result>;
}

/** Firebase may not know yet that the session has ended. */
async function leaveFirebase(): Promise<void> {
  const session = await import("./firebase-session.tsx");
  await session.logOut();
}

/** React would throw away a page that changes while it hydrates. */
function whenHydrated(): Promise<void> {
  return isHydrating() ? ready : Promise.resolve();
}

export function useSessionState(begins: Session) {
  const [session, setSession] = useState(begins);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isActing = useRef(false);
  const current = useRef(session);
  /** Firebase's report in the meantime. It counts if the action fails. */
  const deferred = useRef<SessionUser | null>(undefined);

  const open = useCallback(() => setOpen(true), []);
  const setUser = useCallback((user: SessionUser | null) => {
    discardOthersPrefetch(user?.uid);
    const { pathname } = location;
    setSession((before) => (user ? followed(before, user, pathname) : SIGNED_OUT));
  }, []);
  const follow = useCallback((user: SessionUser | null, isClosed = false) => {
    if (isActing.current) {
      deferred.current = user;
      return;
    }
    discardOthersPrefetch(user?.uid);
    const { isEarly, user: early } = current.current;
    if (user && isEarly && user.uid !== early.uid) {
      import("./firebase-session.tsx").then((session) => session.startAgain());
      return;
    }
    const { pathname } = location;
    const isTyped = !isClosed && hasUnsavedInput();
    setSession((before) => (user ? followed(before, user, pathname) : ended(before, pathname, isTyped)));
  }, []);
  const withoutAuthEvents: SessionControl["withoutAuthEvents"] = useCallback(
    async (act) => {
      isActing.current = true;
      deferred.current = undefined;
      try {
        return await act();
      } catch (failure) {
        isActing.current = false;
        if (deferred.current !== undefined) follow(deferred.current);
        throw failure;
      } finally {
        isActing.current = false;
      }
    },
    [follow],
  );

  useEffect(() => {
    if (!hasSavedSession()) {
      whenHydrated().then(() => setSession((before) => (before.status === "loading" ? SIGNED_OUT : before)));
      return;
    }
    const restore = async () => {
      await whenHydrated();
      // Large updates that aren't urgent.
      startTransition(() => setSession((before) => (before.status === "signed-out" ? LOADING : before)));
      // Without an early answer, Firebase has to say who is there.
      const giveUp = setTimeout(open, LONGEST_WAIT_MILLISECONDS);
      const owner = await prefetchOwner();
      clearTimeout(giveUp);
      startTransition(() => (owner ? setSession((before) => signedInEarly(before, owner)) : open()));
    };
    restore();
  }, [open]);
  useEffect(() => {
    current.current = session;
    setPageOwner(sessionOwner(session)?.uid);
    // The screen comes first.
    if (session.isEarly) afterPrefetch(open);
  }, [session, open]);
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
  useEffect(() => setSession((before) => moved(before, pathname)), [pathname]);

  const control: SessionControl = useMemo(
    () => ({ session, open, setUser, withoutAuthEvents }),
    [session, open, setUser, withoutAuthEvents],
  );
  return { control, isOpen, follow };
}
