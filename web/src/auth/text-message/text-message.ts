import { PhoneAuthProvider, type PhoneInfoOptions, RecaptchaVerifier } from "firebase/auth";
import { auth } from "#lib/firebase.ts";
import { toE164 } from "./phone-number.ts";

/**
 * Sends a code as a text message, to sign in, to enrol a second factor or to pass one, after reCAPTCHA has
 * looked at who asks. A number is taken as people write it. Resolves with the verification id that goes back with
 * the code.
 */
export async function sendCode(to: Exclude<PhoneInfoOptions, string>): Promise<string> {
  const receiver = "phoneNumber" in to ? { ...to, phoneNumber: toE164(to.phoneNumber) } : to;
  const holder = document.body.appendChild(document.createElement("div"));
  const recaptcha = new RecaptchaVerifier(auth, holder, { size: "invisible" });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(receiver, recaptcha);
  } finally {
    recaptcha.clear();
    holder.remove();
  }
}
