import { PhoneAuthProvider, signInWithCredential, type User } from "firebase/auth";
import { auth } from "#lib/firebase.ts";
import { completeSignIn } from "./session.actions.ts";
import { sendCode } from "./text-message.ts";

/** A number as people write it, `00` and spaces included, in the form E.164. */
function toE164(phone: string): string {
  return phone.replace(/[\s().\-/]/g, "").replace(/^00/, "+");
}

/** Sends a code to this number; resolves with the verification id. */
export function sendPhoneCode(phone: string): Promise<string> {
  return sendCode({ phoneNumber: toE164(phone) });
}

/** Signs in with the code that was sent. A number that nobody has yet becomes an account. */
export function logInWithPhone(verificationId: string, code: string): Promise<User> {
  return completeSignIn(signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code)));
}
