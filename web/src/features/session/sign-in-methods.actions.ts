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
import { environment } from "#lib/firebase.ts";
import { me } from "./account.actions.ts";
import type { CodeProof } from "./text-message-steps.tsx";

export { sendCode } from "./text-message.ts";

const backToTheShop = { url: environment.VITE_CONTINUE_URL };

export function sendVerification(): Promise<void> {
  return sendEmailVerification(me(), backToTheShop);
}

/** Sends a letter to the new address; the account has it once the letter's link is followed. */
export function changeEmail(email: string): Promise<void> {
  return verifyBeforeUpdateEmail(me(), email, backToTheShop);
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
  await linkWithPopup(me(), new GoogleAuthProvider(), browserPopupRedirectResolver);
}

export async function linkPhone({ verificationId, code }: CodeProof): Promise<void> {
  await linkWithCredential(me(), PhoneAuthProvider.credential(verificationId, code));
}

/** Takes a way of signing in from the account. The token names the ways, so it is made anew. */
export async function unlinkMethod(providerId: string): Promise<void> {
  await unlink(me(), providerId);
  await me().getIdToken(true);
}
