import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  PhoneAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from "firebase/auth";
import { requireUser } from "#auth/account.actions.ts";
import { untilSecondFactor } from "#auth/second-factor.actions.ts";
import { sendCode } from "#auth/text-message/text-message.ts";
import type { CodeProof } from "#auth/text-message/text-message-steps.tsx";

export { confirmSecondFactor, sendSecondFactorCode } from "#auth/second-factor.actions.ts";

// Signs in again to the same account. The provider rejects any other (user-mismatch).

export function reauthenticateWithPassword(password: string) {
  const credential = EmailAuthProvider.credential(requireUser().email ?? "", password);
  return untilSecondFactor(reauthenticateWithCredential(requireUser(), credential));
}

export function reauthenticateWithGoogle() {
  return untilSecondFactor(
    reauthenticateWithPopup(requireUser(), new GoogleAuthProvider(), browserPopupRedirectResolver),
  );
}

export function sendCodeToOwnPhone(): Promise<string> {
  return sendCode({ phoneNumber: requireUser().phoneNumber ?? "" });
}

export function reauthenticateWithPhone({ verificationId, code }: CodeProof) {
  return reauthenticateWithCredential(requireUser(), PhoneAuthProvider.credential(verificationId, code));
}
