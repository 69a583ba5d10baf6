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
        <ErrorBoundary
          fallback={(error) => <SessionFailed error={error} onFail={() => control.adopt(null)} />}
        >
          <Suspense>
            <FirebaseSession onChange={follow} />
          </Suspense>
        </ErrorBoundary>
      )}
    </SessionContext>
  );
}

/** Signing in cannot work at all: the rest of the shop goes on as for a guest, and says so. */
function SessionFailed({ error, onFail }: { error: Error; onFail: () => void }) {
  useEffect(onFail, [onFail]);
  return (
    <p
      role="alert"
      className="panel fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl p-4 font-semibold text-error"
    >
      Signing in does not work right now. {error.message}
    </p>
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
