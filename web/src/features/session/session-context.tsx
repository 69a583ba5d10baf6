import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { hasSavedSession } from "#lib/access-token.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";

/** Who is signed in. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** `loading` is short: only while a saved session is being read. */
export type Session =
  | { readonly status: "signed-out" | "loading"; readonly user: null }
  | { readonly status: "signed-in"; readonly user: SessionUser };

interface SessionControl {
  readonly session: Session;
  /** Loads Firebase and begins to follow the signed-in state. */
  open(): void;
  /** Takes a new state at once, before Firebase's own announcement has gone round. */
  adopt(user: SessionUser | null): void;
}

const SIGNED_OUT: Session = { status: "signed-out", user: null };
const LOADING: Session = { status: "loading", user: null };

const SessionContext = createContext<SessionControl | undefined>(undefined);

const FirebaseSession = lazy(() => import("./firebase-session.tsx"));

/**
 * Holds the signed-in state. Firebase is loaded where a session was saved or a screen opens it, so that a
 * guest who only looks around never waits for it.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>(() => (hasSavedSession() ? LOADING : SIGNED_OUT));
  const [isOpen, setOpen] = useState(hasSavedSession);
  const open = useCallback(() => setOpen(true), []);
  const adopt = useCallback((user: SessionUser | null) => {
    setSession(user ? { status: "signed-in", user } : SIGNED_OUT);
  }, []);
  const control = useMemo(() => ({ session, open, adopt }), [session, open, adopt]);
  return (
    <SessionContext value={control}>
      {children}
      {isOpen && (
        <ErrorBoundary fallback={(error) => <SessionFailed error={error} onFail={() => adopt(null)} />}>
          <Suspense>
            <FirebaseSession onChange={adopt} />
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
    <p role="alert" className="alert alert-error fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl">
      Signing in does not work right now. {error.message}
    </p>
  );
}

function useSessionControl(): SessionControl {
  const control = useContext(SessionContext);
  if (!control) throw new Error("useSession needs a SessionProvider around it.");
  return control;
}

/** The signed-in state. */
export function useSession(): Session {
  return useSessionControl().session;
}

/** For the screens where somebody signs in or out: follows the state from here on, and can set it. */
export function useOpenSession(): Pick<SessionControl, "adopt"> {
  const { open, adopt } = useSessionControl();
  useEffect(open, [open]);
  return { adopt };
}

/** For what ends a session. */
export function useAdoptSession(): SessionControl["adopt"] {
  return useSessionControl().adopt;
}
