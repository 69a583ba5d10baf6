import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect } from "react";
import { watchBar } from "#ui/bar.ts";
import { ErrorBoundary } from "#ui/states/error-boundary.tsx";
import type { Session } from "./session.ts";
import { type SessionControl, useSessionState } from "./session-state.ts";

const SessionContext = createContext<SessionControl | undefined>(undefined);

const FirebaseSession = lazy(() => import("./firebase-session.tsx"));

interface Props {
  /** The session that the page is rendered for until we know who is there. */
  begins: Session;
  children: ReactNode;
}

/** Loads Firebase only for a saved session or a screen that needs it, so that guests never wait for it. */
export function SessionProvider({ begins, children }: Props) {
  const { control, isOpen, follow } = useSessionState(begins);
  return (
    <SessionContext value={control}>
      {children}
      {isOpen && (
        <ErrorBoundary fallback={() => <SessionFailed />}>
          <Suspense>
            <FirebaseSession onChange={follow} />
          </Suspense>
        </ErrorBoundary>
      )}
    </SessionContext>
  );
}

/** Some browsers never retry a failed import, so only a reload helps. It might lose input, so the visitor decides. */
function SessionFailed() {
  return (
    <div
      ref={watchBar}
      role="alert"
      className="panel fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 p-4"
    >
      <p className="font-semibold text-error">Sign-in could not be loaded.</p>
      <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
        Reload this page
      </button>
    </div>
  );
}

export function useSessionControl(): SessionControl {
  const control = useContext(SessionContext);
  if (!control) throw new Error("useSession needs a SessionProvider around it.");
  return control;
}

export function useSession(): Session {
  return useSessionControl().session;
}

/** For the sign-in screens: follows the signed-in state from here on. */
export function useOpenSession(): SessionControl {
  const control = useSessionControl();
  const { open } = control;
  useEffect(open, [open]);
  return control;
}
