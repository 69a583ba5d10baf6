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
import { requireUser, syncUser } from "#auth/account.actions.ts";
import type { CodeProof } from "#auth/text-message/text-message-steps.tsx";
import { afterVerification } from "#auth/verification-return.ts";

export { sendCode } from "#auth/text-message/text-message.ts";

export function sendVerification(): Promise<void> {
  return sendEmailVerification(requireUser(), afterVerification());
}

/** The account gets the new address once you open the link that we email to it. */
export function changeEmail(email: string): Promise<void> {
  return verifyBeforeUpdateEmail(requireUser(), email, afterVerification());
}

export function changePassword(password: string): Promise<void> {
  return updatePassword(requireUser(), password);
}

/** Linking an email that the account already has, from Google, counts as taken, so this only sets the password. */
export async function addPassword({ email, password }: { email: string; password: string }): Promise<void> {
  if (requireUser().email !== null) return changePassword(password);
  await linkWithCredential(requireUser(), EmailAuthProvider.credential(email, password));
  await sendVerification();
}

export async function linkGoogle(): Promise<void> {
  const earlierToken = await requireUser().getIdToken();
  const { user } = await linkWithPopup(requireUser(), new GoogleAuthProvider(), browserPopupRedirectResolver);
  await syncUser(user, earlierToken);
}

export async function linkPhone({ verificationId, code }: CodeProof): Promise<void> {
  await linkWithCredential(requireUser(), PhoneAuthProvider.credential(verificationId, code));
}

/** The token lists the methods, so it is refreshed. */
export async function unlinkMethod(providerId: string): Promise<void> {
  await unlink(requireUser(), providerId);
  await requireUser().getIdToken(true);
}
