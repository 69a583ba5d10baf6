import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import type { Session } from "./session.ts";
import { type SessionControl, useSessionState } from "./session-state.ts";

const SessionContext = createContext<SessionControl | undefined>(undefined);

const FirebaseSession = lazy(() => import("./firebase-session.tsx"));

/**
 * Holds the signed-in state. Firebase is loaded where a session was saved or a screen opens it, so that a
 * guest who only looks around never waits for it.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { control, isOpen, follow } = useSessionState();
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

/**
 * It is not known who is signed in, and nobody is signed out for that. Some browsers never ask again for what could
 * not be loaded once, so that only a reload helps; it is left to the reader, who may have typed something.
 */
function SessionFailed() {
  return (
    <div
      role="alert"
      className="panel fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 p-4"
    >
      <p className="font-semibold text-error">
        A part of the shop for signing in and out could not be loaded.
      </p>
      <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
        Reload this page
      </button>
    </div>
  );
}

/** For what begins or ends a session. */
export function useSessionControl(): SessionControl {
  const control = useContext(SessionContext);
  if (!control) throw new Error("useSession needs a SessionProvider around it.");
  return control;
}

/** The signed-in state. */
export function useSession(): Session {
  return useSessionControl().session;
}

/** For the screens where somebody signs in: follows the state from here on. */
export function useOpenSession(): SessionControl {
  const control = useSessionControl();
  const { open } = control;
  useEffect(open, [open]);
  return control;
}
