import { PhoneAuthProvider, signInWithCredential, type User } from "firebase/auth";
import { auth } from "#lib/firebase.ts";
import { completeSignIn } from "./session.actions.ts";

export { sendCode } from "./text-message.ts";

/** Signs in with the code that was sent. A number that nobody has yet becomes an account. */
export function logInWithPhone(verificationId: string, code: string): Promise<User> {
  return completeSignIn(signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code)));
}
