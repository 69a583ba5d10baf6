import { toE164 } from "@carparts/functions/contract/values/phone-number";
import { PhoneAuthProvider, type PhoneInfoOptions, RecaptchaVerifier } from "firebase/auth";
import { auth } from "#lib/firebase.ts";

/** Texts a code after a reCAPTCHA check, to sign in or for a second factor. Resolves with the verification id. */
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
