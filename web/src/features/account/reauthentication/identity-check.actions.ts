import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  PhoneAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from "firebase/auth";
import { requireUser } from "#auth/account.actions.ts";
import { authCodeOf } from "#auth/provider/auth-advice.ts";
import { confirmSecondStep } from "#auth/second-step.actions.ts";
import { sendCode } from "#auth/text-message/text-message.ts";
import type { CodeProof } from "#auth/text-message/text-message-steps.tsx";
import { auth } from "#lib/firebase.ts";

// Signs in again to the same account. The provider rejects any other (user-mismatch).

export function confirmByPassword(password: string): Promise<MultiFactorResolver | null> {
  const credential = EmailAuthProvider.credential(requireUser().email ?? "", password);
  return untilSecondStep(reauthenticateWithCredential(requireUser(), credential));
}

export function confirmByGoogle(): Promise<MultiFactorResolver | null> {
  return untilSecondStep(
    reauthenticateWithPopup(requireUser(), new GoogleAuthProvider(), browserPopupRedirectResolver),
  );
}

export function sendCodeToOwnPhone(): Promise<string> {
  return sendCode({ phoneNumber: requireUser().phoneNumber ?? "" });
}

export async function confirmByPhone({ verificationId, code }: CodeProof): Promise<void> {
  await reauthenticateWithCredential(requireUser(), PhoneAuthProvider.credential(verificationId, code));
}

/** Resolves with the second step, if the account needs one. */
async function untilSecondStep(signIn: Promise<unknown>): Promise<MultiFactorResolver | null> {
  try {
    await signIn;
    return null;
  } catch (error) {
    if (authCodeOf(error) !== "multi-factor-auth-required") throw error;
    return getMultiFactorResolver(auth, error as MultiFactorError);
  }
}

export function sendCodeToFactor(resolver: MultiFactorResolver, id: string): Promise<string> {
  return sendCode({ multiFactorUid: id, session: resolver.session });
}

export async function confirmByFactor(resolver: MultiFactorResolver, proof: CodeProof): Promise<void> {
  await confirmSecondStep(resolver, proof.verificationId, proof.code);
}
