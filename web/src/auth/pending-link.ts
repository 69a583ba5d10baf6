import {
  type AuthError,
  GoogleAuthProvider,
  linkWithCredential,
  type OAuthCredential,
  type User,
} from "firebase/auth";
import { notify } from "#lib/notify.ts";
import { introduce } from "./account.actions.ts";

/** A Google account that may not sign in by itself, because its e-mail has an account already. */
let pending: { email: string; credential: OAuthCredential } | undefined;

/** Keeps the Google account of a refused sign-in, until its owner has signed in the way he did before. */
export function keepForLinking(error: AuthError): void {
  const credential = GoogleAuthProvider.credentialFromError(error);
  const { email } = error.customData ?? {};
  const isRefused = error.code === "auth/account-exists-with-different-credential";
  pending = isRefused && credential && email ? { email: email.toLowerCase(), credential } : undefined;
}

/** Adds the kept Google account to the account that has the same e-mail. Whoever else signs in does not get it. */
export async function linkPending(user: User): Promise<void> {
  const kept = pending;
  pending = undefined;
  if (kept === undefined || kept.email !== user.email?.toLowerCase()) return;
  try {
    const earlierToken = await user.getIdToken();
    await linkWithCredential(user, kept.credential);
    await introduce(user, earlierToken);
    void notify("success", "Your Google account is linked: from now on it signs you in here too.");
  } catch (error) {
    void notify(
      "error",
      `Your Google account could not be linked. ${error instanceof Error ? error.message : ""}`,
    );
  }
}
