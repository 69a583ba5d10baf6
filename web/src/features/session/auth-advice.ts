/**
 * What to do next, for each code with which the identity provider refuses. The codes are the specification's,
 * without their prefix `auth/`, and those that the provider reports besides.
 */
const adviceByCode: Readonly<Record<string, string>> = {
  "internal-error": "Please try again in a moment. If it goes on, sign in with your e-mail and password.",
  "user-token-expired": "Your session has ended. Please sign in again.",
  "login-blocked": "This sign-in was stopped by the shop. Please ask the counter.",
  "multi-factor-auth-required": "This account asks for a second step. Please enter the code you are sent.",
  "user-mismatch": "That is another account. Please use the one you are signed in with.",
  "user-not-found": "There is no account with this e-mail. Please check it, or register.",
  "invalid-continue-uri": "The link back to the shop is wrong. Please tell the counter.",
  "invalid-dynamic-link-domain": "The link back to the shop is wrong. Please tell the counter.",
  "missing-ios-bundle-id": "The shop's app is not set up for this. Please use the website.",
  "missing-android-pkg-name": "The shop's app is not set up for this. Please use the website.",
  "invalid-api-key": "The shop is not set up right. Please tell the counter.",
  "argument-error": "Something in the form cannot be read. Please check it and try again.",
  "popup-blocked": "Your browser held back the sign-in window. Please allow it for this page and try again.",
  "popup-closed-by-user": "The sign-in window was closed too early. Please try again.",
  "cancelled-popup-request": "Another sign-in window is open. Please finish it there, or close it.",
  "web-storage-unsupported": "Your browser stores nothing for this page. Please allow cookies and site data.",
  "network-request-failed": "Please check your connection and try again.",
  "unauthorized-domain":
    "Signing in is not allowed from this address. Please open the shop at its own address.",
  "auth-domain-config-required": "The shop is not set up right. Please tell the counter.",
  "invalid-auth-event": "The sign-in did not come to an end. Please begin again.",
  "account-exists-with-different-credential":
    "This e-mail already has an account. Please sign in the way you did the first time.",
  "tenant-id-mismatch": "This account belongs to another shop. Please use the one you have here.",
  "invalid-user-token": "Your session is no longer valid. Please sign in again.",
  "missing-multi-factor-info": "The second step is missing. Please begin again.",
  "no-auth-event": "The sign-in did not come to an end. Please begin again.",
  "wrong-password": "Please check the password, or reset it.",
  "invalid-credential": "Please check the e-mail and the password, or reset the password.",
  "invalid-login-credentials": "Please check the e-mail and the password, or reset the password.",
  "email-already-in-use": "This e-mail already has an account. Please log in, or reset its password.",
  "weak-password": "Please choose a longer password, of at least six characters.",
  "invalid-email": "Please check the e-mail address.",
  "user-disabled": "This account was closed. Please ask the counter.",
  "too-many-requests": "Please wait a few minutes, then try again or reset your password.",
  "expired-action-code": "This link is too old. Please ask for a new one.",
  "invalid-action-code": "This link was used before or is not whole. Please ask for a new one.",
  "requires-recent-login": "For this you must have signed in just now. Please sign in again.",
};

const ANYTHING_ELSE = "Please try again.";

/** One sentence or two of advice for an error of signing in. */
export function adviceFor(error: Error): string {
  const code = "code" in error && typeof error.code === "string" ? error.code.replace(/^auth\//, "") : "";
  return adviceByCode[code] ?? ANYTHING_ELSE;
}
