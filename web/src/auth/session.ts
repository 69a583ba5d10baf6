export interface SessionUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** The props of a page that needs an account. Until we know who is there, it shows its frame. */
export interface AccountPageProps {
  readonly user?: SessionUser | undefined;
}

/** A screen with unsaved input that stays after its session ended, until you leave it. */
interface FrozenScreen {
  readonly pathname: string;
  readonly user: SessionUser;
}

/** The end of a session that this tab didn't start. */
interface SessionEnd {
  readonly frozen?: FrozenScreen | undefined;
}

/** `loading` lasts only while we don't know who is there. */
export type Session =
  | {
      readonly status: "loading";
      readonly user: null;
      readonly end?: undefined;
      readonly isEarly?: undefined;
      readonly tookOver?: undefined;
    }
  | {
      readonly status: "signed-out";
      readonly user: null;
      readonly end?: SessionEnd;
      readonly isEarly?: undefined;
      readonly tookOver?: undefined;
    }
  | {
      readonly status: "signed-in";
      readonly user: SessionUser;
      readonly end?: undefined;
      /** The API has accepted the saved token, and Firebase hasn't reported yet. */
      readonly isEarly?: true | undefined;
      /** The path on which this account replaced another one, in another tab, until you leave the page. */
      readonly tookOver?: { readonly pathname: string } | undefined;
    };

export const SIGNED_OUT = { status: "signed-out", user: null } as const satisfies Session;
export const LOADING = { status: "loading", user: null } as const satisfies Session;

export function signedIn(user: SessionUser): Session {
  return { status: "signed-in", user };
}

/** The session after this account was reported on this path. What another one left there gives way to it. */
export function followed(session: Session, user: SessionUser, pathname: string): Session {
  const before = sessionOwner(session);
  const isOther = before !== null && before.uid !== user.uid;
  return { status: "signed-in", user, tookOver: isOther ? { pathname } : session.tookOver };
}

/** The session of a saved token. Changes nothing once we know more. */
export function signedInEarly(session: Session, user: SessionUser): Session {
  return session.status === "loading" ? { status: "signed-in", user, isEarly: true } : session;
}

/** The state after a session ends on this path. Nothing changes for guests. */
export function ended(session: Session, pathname: string, hasUnsavedInput: boolean): Session {
  if (session.status === "signed-out") return session;
  const { user } = session;
  return { ...SIGNED_OUT, end: user && hasUnsavedInput ? { frozen: { pathname, user } } : {} };
}

/** Leaving the path discards the unsaved input and its notices. */
export function moved(session: Session, pathname: string): Session {
  const { status, tookOver, user } = session;
  if (status === "signed-in" && tookOver && tookOver.pathname !== pathname) return signedIn(user);
  const frozen = session.end?.frozen;
  return frozen && frozen.pathname !== pathname ? { ...SIGNED_OUT, end: {} } : session;
}

/** The page's owner. After a session ends, a page with unsaved input keeps its owner. */
export function sessionOwner(session: Session): SessionUser | null {
  return session.user ?? session.end?.frozen?.user ?? null;
}
