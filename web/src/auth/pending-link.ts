import {
  type AuthError,
  GoogleAuthProvider,
  linkWithCredential,
  type OAuthCredential,
  type User,
} from "firebase/auth";
import { notify } from "#lib/notify.ts";
import { syncUser } from "./account.actions.ts";

/** A Google account that can't sign in by itself, because its email already has an account. */
let pending: { email: string; credential: OAuthCredential } | undefined;

/** Keeps the Google account until its owner signs in with their earlier method. */
export function saveForLinking(error: AuthError): void {
  const credential = GoogleAuthProvider.credentialFromError(error);
  const { email } = error.customData ?? {};
  const isRefused = error.code === "auth/account-exists-with-different-credential";
  pending = isRefused && credential && email ? { email: email.toLowerCase(), credential } : undefined;
}

/** Links the kept Google account, but only to the account with the same email. */
export async function linkPending(user: User): Promise<void> {
  const link = pending;
  pending = undefined;
  if (link === undefined || link.email !== user.email?.toLowerCase()) return;
  try {
    const earlierToken = await user.getIdToken();
    await linkWithCredential(user, link.credential);
    await syncUser(user, earlierToken);
    void notify("success", "Your Google account is linked. You can now use it to sign in.");
  } catch (error) {
    void notify(
      "error",
      `We couldn't link your Google account. ${error instanceof Error ? error.message : ""}`,
    );
  }
}
