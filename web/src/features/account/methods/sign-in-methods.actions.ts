import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  PhoneAuthProvider,
  sendEmailVerification,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { introduce, me } from "#auth/account.actions.ts";
import type { CodeProof } from "#auth/text-message/text-message-steps.tsx";
import { afterVerification } from "#auth/verification-return.ts";

export { sendCode } from "#auth/text-message/text-message.ts";

export function sendVerification(): Promise<void> {
  return sendEmailVerification(me(), afterVerification());
}

/** Sends a letter to the new address; the account has it once the letter's link is followed. */
export function changeEmail(email: string): Promise<void> {
  return verifyBeforeUpdateEmail(me(), email, afterVerification());
}

export function changePassword(password: string): Promise<void> {
  return updatePassword(me(), password);
}

/**
 * Gives an account a password, and the e-mail that goes with it where it has none yet. An e-mail that the account
 * has already, from Google, counts as taken where it is linked once more; with it the password is only set.
 */
export async function addPassword({ email, password }: { email: string; password: string }): Promise<void> {
  if (me().email !== null) return changePassword(password);
  await linkWithCredential(me(), EmailAuthProvider.credential(email, password));
  await sendVerification();
}

export async function linkGoogle(): Promise<void> {
  const earlierToken = await me().getIdToken();
  const { user } = await linkWithPopup(me(), new GoogleAuthProvider(), browserPopupRedirectResolver);
  await introduce(user, earlierToken);
}

export async function linkPhone({ verificationId, code }: CodeProof): Promise<void> {
  await linkWithCredential(me(), PhoneAuthProvider.credential(verificationId, code));
}

/** Takes a way of signing in from the account. The token names the ways, so it is made anew. */
export async function unlinkMethod(providerId: string): Promise<void> {
  await unlink(me(), providerId);
  await me().getIdToken(true);
}
