/** Who is signed in. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** A screen that stays after its session has ended, until it is left, because something typed stands on it. */
export interface KeptScreen {
  readonly pathname: string;
  readonly user: SessionUser;
}

/** The end of a session that nobody asked for in this tab. */
export interface SessionEnd {
  readonly kept?: KeptScreen | undefined;
}

/** `loading` is short: only while a saved session is being read. */
export type Session =
  | { readonly status: "loading"; readonly user: null; readonly end?: undefined }
  | { readonly status: "signed-out"; readonly user: null; readonly end?: SessionEnd }
  | { readonly status: "signed-in"; readonly user: SessionUser; readonly end?: undefined };

export const SIGNED_OUT = { status: "signed-out", user: null } as const satisfies Session;
export const LOADING = { status: "loading", user: null } as const satisfies Session;

export function signedIn(user: SessionUser): Session {
  return { status: "signed-in", user };
}

/** What becomes of a session that ends while its owner is on this path. Who was signed out before stays as he was. */
export function ended(session: Session, pathname: string, hasUnsavedInput: boolean): Session {
  if (session.status === "signed-out") return session;
  const { user } = session;
  return { ...SIGNED_OUT, end: user && hasUnsavedInput ? { kept: { pathname, user } } : {} };
}

/** Whoever goes to another path gives up what he typed. */
export function moved(session: Session, pathname: string): Session {
  const kept = session.end?.kept;
  return kept && kept.pathname !== pathname ? { ...SIGNED_OUT, end: {} } : session;
}
