import { getAuth } from "firebase-admin/auth";
import { AppError } from "./app-error.ts";
import { libraryCodeOf } from "./library-code.ts";

/** Who calls: known by a verified ID token and by nothing else. */
export interface Caller {
  readonly uid: string;
  /** In lower case; null for an account without an e-mail. */
  readonly email: string | null;
  /** Whether the account has an email that it has not proven to be its own. */
  readonly isUnverified: boolean;
  /** When the caller signed in to get this token, in seconds since 1970. */
  readonly signedInAt: number;
  /** The verified token itself, which the caller gave. */
  readonly token: string;
  /** The account's present role, not the token's: promotion and removal count from the next call. */
  isAdmin(): Promise<boolean>;
}

/** Who is answerable for a deed: an account, and the call in which it asked for it. */
export interface Actor {
  readonly uid: string;
  readonly requestId: string;
}

/** What the identity provider says about a token or its account. Anything else is a fault of its own. */
const TOKEN_FAULTS: ReadonlySet<unknown> = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-uid",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** The provider's keys that could not be fetched are reported with the code of a malformed token. */
const KEYS_OUT_OF_REACH = /^Error (fetching|while making)/;

function refusalOf(cause: unknown): AppError {
  const isAboutToken = cause instanceof Error && TOKEN_FAULTS.has(libraryCodeOf(cause));
  if (isAboutToken && !KEYS_OUT_OF_REACH.test(cause.message)) {
    return new AppError("unauthenticated", "Please sign in again.", { cause });
  }
  return new AppError("unavailable", "Signing in cannot be checked right now. Please try again.", { cause });
}

/** Tells whether the account is an admin now. Only the boolean `true` counts. */
export async function isAdminAccount(uid: string): Promise<boolean> {
  const account = await getAuth()
    .getUser(uid)
    .catch((cause) => {
      throw refusalOf(cause);
    });
  return account.customClaims?.admin === true;
}

/** Verifies `Authorization: Bearer <ID token>`, revoked and disabled accounts included. */
export async function authenticate(authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer ([^\s]+)$/.exec(authorization ?? "")?.[1];
  if (!token) throw new AppError("unauthenticated", "Please sign in.");
  const checkRevoked = true;
  const decoded = await getAuth()
    .verifyIdToken(token, checkRevoked)
    .catch((cause) => {
      throw refusalOf(cause);
    });
  let role: Promise<boolean> | undefined;
  return {
    uid: decoded.uid,
    email: decoded.email?.toLowerCase() ?? null,
    isUnverified: decoded.email !== undefined && decoded.email_verified !== true,
    signedInAt: decoded.auth_time,
    token,
    isAdmin() {
      role ??= isAdminAccount(decoded.uid);
      return role;
    },
  };
}
