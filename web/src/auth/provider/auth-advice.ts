/**
 * What to do next, for each code with which the identity provider refuses. The codes are the specification's,
 * without their prefix `auth/`, and those that the provider reports besides.
 */
const adviceByCode: Readonly<Record<string, string>> = {
  "internal-error": "Please try again in a moment. If it goes on, sign in with your e-mail and password.",
  "user-token-expired": "Your session has ended. Please sign in again.",
  "login-blocked": "This sign-in was stopped by the shop. Please ask the counter.",
  "multi-factor-auth-required":
    "This account asks for a second step that cannot be taken here. Please ask the counter.",
  "user-mismatch": "That is another account. Please use the one you are signed in with.",
  "user-not-found": "There is no account with this e-mail. Please check it, or register.",
  "invalid-continue-uri": "The link back to the shop is wrong. Please tell the counter.",
  "unauthorized-continue-uri": "The link back to the shop is wrong. Please tell the counter.",
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
    "This belongs to an account already. Please log in the way you did the first time: a Google account is then added to it.",
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
  "too-many-requests": "Please wait a few minutes before you try again, or sign in another way.",
  "invalid-phone-number": "Please check the number. It begins with + and the code of the country.",
  "missing-phone-number": "Please enter your phone number, with the code of the country.",
  "invalid-verification-code": "Please check the code, or have another one sent.",
  "missing-verification-code": "Please enter the code of the text message.",
  "invalid-verification-id": "This code is no longer valid. Please have another one sent.",
  "code-expired": "This code is too old. Please have another one sent.",
  "captcha-check-failed": "The check that you are no robot failed. Please try again.",
  "quota-exceeded": "No more text messages can be sent right now. Please sign in another way.",
  "unsupported-first-factor": "This account has a second step. Please log in with your e-mail first.",
  "invalid-multi-factor-session": "The second step took too long. Please start again.",
  "missing-multi-factor-session": "The second step is missing its first one. Please start again.",
  "multi-factor-info-not-found": "This phone no longer belongs to the account. Please start again.",
  "operation-not-allowed": "This way of signing in is switched off. Please take another one.",
  "expired-action-code": "This link is too old. Please ask for a new one.",
  "invalid-action-code": "This link was used before or is not whole. Please ask for a new one.",
  "requires-recent-login": "For this you must have signed in just now. Please sign in again.",
  "credential-already-in-use":
    "It signs in to another account of this shop. Log in there, and unlink it first.",
  "email-change-needs-verification":
    "With a second factor on, a new e-mail must be verified by letter first.",
  "maximum-second-factor-count-exceeded": "There is no room for another number. Please remove one first.",
  "missing-password": "Please enter the password.",
  "password-does-not-meet-requirements": "Please choose a longer password, with different kinds of signs.",
  "phone-number-exists": "This number signs in to another account. Log in there, and unlink it first.",
  "provider-already-linked": "The account has this already. Please unlink the old one first.",
  "second-factor-already-in-use": "This number is a second factor already. Please use another one.",
  "unverified-email": "Please verify your e-mail first.",
  // The shop's own, which says itself what to do.
  "not-loaded": "Nothing was sent, and nothing was changed.",
};

const ANYTHING_ELSE = "Please try again.";

/** The identity provider's code of an error, without `auth/`; empty for any other error. */
export function authCodeOf(error: unknown): string {
  const hasCode = error instanceof Error && "code" in error && typeof error.code === "string";
  return hasCode ? String(error.code).replace(/^auth\//, "") : "";
}

/** One sentence or two of advice for an error of signing in. */
export function adviceFor(error: Error): string {
  return adviceByCode[authCodeOf(error)] ?? ANYTHING_ELSE;
}
