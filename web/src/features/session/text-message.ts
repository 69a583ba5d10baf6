import { PhoneAuthProvider, type PhoneInfoOptions, RecaptchaVerifier } from "firebase/auth";
import { auth } from "#lib/firebase.ts";

/**
 * Sends a code as a text message, to sign in, to enrol a second factor or to pass one, after reCAPTCHA has
 * looked at who asks. Resolves with the verification id that goes back with the code.
 */
export async function sendCode(to: PhoneInfoOptions): Promise<string> {
  const holder = document.body.appendChild(document.createElement("div"));
  const recaptcha = new RecaptchaVerifier(auth, holder, { size: "invisible" });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(to, recaptcha);
  } finally {
    recaptcha.clear();
    holder.remove();
  }
}
