import { multiFactor, PhoneAuthProvider, PhoneMultiFactorGenerator } from "firebase/auth";
import { me } from "#auth/account.actions.ts";
import { sendCode } from "#auth/text-message/text-message.ts";
import type { CodeProof } from "#auth/text-message/text-message-steps.tsx";

/** Sends a code to the number that shall become a second factor. */
export async function sendFactorCode(phoneNumber: string): Promise<string> {
  return sendCode({ phoneNumber, session: await multiFactor(me()).getSession() });
}

export function addFactor({ verificationId, code }: CodeProof, name: string): Promise<void> {
  const credential = PhoneAuthProvider.credential(verificationId, code);
  return multiFactor(me()).enroll(PhoneMultiFactorGenerator.assertion(credential), name);
}

export function removeFactor(id: string): Promise<void> {
  return multiFactor(me()).unenroll(id);
}
