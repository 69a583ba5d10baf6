export interface SessionUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** A screen with unsaved input that stays after its session ended, until you leave it. */
export interface KeptScreen {
  readonly pathname: string;
  readonly user: SessionUser;
}

/** The end of a session that this tab didn't ask for. */
export interface SessionEnd {
  readonly kept?: KeptScreen | undefined;
}

/** `loading` lasts only while a saved session is read. */
export type Session =
  | { readonly status: "loading"; readonly user: null; readonly end?: undefined }
  | { readonly status: "signed-out"; readonly user: null; readonly end?: SessionEnd }
  | { readonly status: "signed-in"; readonly user: SessionUser; readonly end?: undefined };

export const SIGNED_OUT = { status: "signed-out", user: null } as const satisfies Session;
export const LOADING = { status: "loading", user: null } as const satisfies Session;

export function signedIn(user: SessionUser): Session {
  return { status: "signed-in", user };
}

/** The state after a session ends on this path. Nothing changes for guests. */
export function ended(session: Session, pathname: string, hasUnsavedInput: boolean): Session {
  if (session.status === "signed-out") return session;
  const { user } = session;
  return { ...SIGNED_OUT, end: user && hasUnsavedInput ? { kept: { pathname, user } } : {} };
}

/** Leaving the path gives up the unsaved input. */
export function moved(session: Session, pathname: string): Session {
  const kept = session.end?.kept;
  return kept && kept.pathname !== pathname ? { ...SIGNED_OUT, end: {} } : session;
}
