import { getAuth } from "firebase-admin/auth";
import { uid as Uid } from "../contract/account-name.ts";
import { LONGEST_TOKEN } from "../contract/users.ts";
import { AppError } from "../core/app-error.ts";
import type { Caller } from "../core/caller.ts";
import { libraryCodeOf } from "../core/library-code.ts";
import { consumeCall } from "./account-quota.ts";

const LONGEST_HEADER = "Bearer ".length + LONGEST_TOKEN;

const TOKEN_FAULTS: ReadonlySet<unknown> = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-uid",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** firebase-admin reports unreachable signing keys with the code of a malformed token. */
const KEYS_OUT_OF_REACH = /^Error (fetching|while making)/;

function refusalOf(cause: unknown): AppError {
  const isAboutToken = cause instanceof Error && TOKEN_FAULTS.has(libraryCodeOf(cause));
  if (isAboutToken && !KEYS_OUT_OF_REACH.test(cause.message)) {
    return new AppError("unauthenticated", "Please sign in again.", { cause });
  }
  return new AppError("unavailable", "We can't check your sign-in right now. Please try again.", { cause });
}

export async function isAdminAccount(uid: string): Promise<boolean> {
  const account = await getAuth()
    .getUser(uid)
    .catch((cause) => {
      throw refusalOf(cause);
    });
  return account.customClaims?.admin === true;
}

export async function uidOf(token: string): Promise<string | undefined> {
  const caller = await authenticate(`Bearer ${token}`).catch(() => undefined);
  return caller?.uid;
}

/** Rejects revoked tokens and disabled accounts too. */
export async function authenticate(authorization: string | undefined): Promise<Caller> {
  const sent = authorization ?? "";
  const token = sent.length > LONGEST_HEADER ? undefined : /^Bearer ([^\s]+)$/.exec(sent)?.[1];
  if (!token) throw new AppError("unauthenticated", "Please sign in.");
  const checkRevoked = true;
  const verify = () =>
    getAuth()
      .verifyIdToken(token, checkRevoked)
      .catch((cause) => {
        throw refusalOf(cause);
      });
  const decoded = await consumeCall(token, verify);
  if (!Uid.safeParse(decoded.uid).success) {
    throw new AppError("forbidden", "The shop can't store anything for this account.");
  }
  let role: Promise<boolean> | undefined;
  return {
    uid: decoded.uid,
    email: decoded.email?.toLowerCase() ?? null,
    phoneNumber: decoded.phone_number,
    signedInAt: decoded.auth_time,
    signInProvider: decoded.firebase?.sign_in_provider ?? "",
    isEmailVerified: decoded.email_verified === true,
    token,
    isAdmin() {
      role ??= isAdminAccount(decoded.uid);
      return role;
    },
  };
}
