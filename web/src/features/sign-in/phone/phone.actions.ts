import { PhoneAuthProvider, signInWithCredential, type User } from "firebase/auth";
import { completeSignIn } from "#auth/session.actions.ts";
import type { CodeProof } from "#auth/text-message/text-message-steps.tsx";
import { auth } from "#lib/firebase.ts";

export { sendCode } from "#auth/text-message/text-message.ts";

/** An unknown number becomes a new account. */
export function logInWithPhone({ verificationId, code }: CodeProof): Promise<User> {
  return completeSignIn(signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code)));
}
