import { multiFactor, PhoneAuthProvider, PhoneMultiFactorGenerator } from "firebase/auth";
import { requireUser } from "#auth/account.actions.ts";
import { sendCode } from "#auth/text-message/text-message.ts";
import type { CodeProof } from "#auth/text-message/text-message-steps.tsx";

export async function sendFactorCode(phoneNumber: string): Promise<string> {
  return sendCode({ phoneNumber, session: await multiFactor(requireUser()).getSession() });
}

export function addFactor({ verificationId, code }: CodeProof, name: string): Promise<void> {
  const credential = PhoneAuthProvider.credential(verificationId, code);
  return multiFactor(requireUser()).enroll(PhoneMultiFactorGenerator.assertion(credential), name);
}

export function removeFactor(id: string): Promise<void> {
  return multiFactor(requireUser()).unenroll(id);
}
