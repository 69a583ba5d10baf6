/** The next step for each error code in the specification (without `auth/`) and some others. */
const adviceByCode: Readonly<Record<string, string>> = {
  "internal-error":
    "Please try again in a moment. If the problem continues, sign in with your email and password.",
  "user-token-expired": "Your session has ended. Please sign in again.",
  "login-blocked": "We blocked this sign-in. Please contact us.",
  "multi-factor-auth-required":
    "This account needs a second step that this site doesn't support. Please contact us.",
  "user-mismatch": "That's a different account. Please use the one you're signed in with.",
  "user-not-found": "We couldn't find an account with this email. Please check it, or register.",
  "invalid-continue-uri": "The link back to the shop is wrong. Please let us know.",
  "unauthorized-continue-uri": "The link back to the shop is wrong. Please let us know.",
  "invalid-dynamic-link-domain": "The link back to the shop is wrong. Please let us know.",
  "missing-ios-bundle-id": "The shop's app is not set up for this. Please use the website.",
  "missing-android-pkg-name": "The shop's app is not set up for this. Please use the website.",
  "invalid-api-key": "This site isn't set up correctly. Please let us know.",
  "argument-error": "Something in the form isn't valid. Please check it and try again.",
  "popup-blocked":
    "Your browser blocked the sign-in window. Please allow pop-ups for this site and try again.",
  "popup-closed-by-user": "The sign-in window was closed before you finished. Please try again.",
  "cancelled-popup-request": "Another sign-in window is open. Please finish there, or close it.",
  "web-storage-unsupported":
    "Your browser is blocking storage for this site. Please allow cookies and site data.",
  "network-request-failed": "Please check your connection and try again.",
  "unauthorized-domain": "You can't sign in from this address. Please open the shop at its usual address.",
  "auth-domain-config-required": "This site isn't set up correctly. Please let us know.",
  "invalid-auth-event": "The sign-in didn't finish. Please start again.",
  "account-exists-with-different-credential":
    "This already belongs to an account. Please log in the way you did before, and we'll link your Google account to it.",
  "tenant-id-mismatch": "This account belongs to a different shop. Please use your account for this one.",
  "invalid-user-token": "Your session is no longer valid. Please sign in again.",
  "missing-multi-factor-info": "The second step is missing. Please start again.",
  "no-auth-event": "The sign-in didn't finish. Please start again.",
  "wrong-password": "Please check your password, or reset it.",
  "invalid-credential": "Please check your email and password, or reset your password.",
  "invalid-login-credentials": "Please check your email and password, or reset your password.",
  "email-already-in-use": "This email already has an account. Please log in, or reset your password.",
  "weak-password": "Please choose a password with at least six characters.",
  "invalid-email": "Please check the email address.",
  "user-disabled": "This account is disabled. Please contact us.",
  "too-many-requests": "Please wait a few minutes and try again, or sign in another way.",
  "invalid-phone-number": "Please check the number. It starts with + and your country code.",
  "missing-phone-number": "Please enter your phone number, including the country code.",
  "invalid-verification-code": "Please check the code, or request a new one.",
  "missing-verification-code": "Please enter the code from the text message.",
  "invalid-verification-id": "This code is no longer valid. Please request a new one.",
  "code-expired": "This code has expired. Please request a new one.",
  "captcha-check-failed": "The reCAPTCHA check failed. Please try again.",
  "quota-exceeded": "We can't send more text messages right now. Please sign in another way.",
  "unsupported-first-factor": "This account has a second step. Please log in with your email first.",
  "invalid-multi-factor-session": "The second step took too long. Please start again.",
  "missing-multi-factor-session": "We lost track of your sign-in. Please start again.",
  "multi-factor-info-not-found": "This phone no longer belongs to the account. Please start again.",
  "operation-not-allowed": "This sign-in method is turned off. Please use another one.",
  "expired-action-code": "This link has expired. Please request a new one.",
  "invalid-action-code": "This link was already used or is incomplete. Please request a new one.",
  "requires-recent-login": "This needs a recent sign-in. Please sign in again.",
  "credential-already-in-use": "It's linked to another account. Log in to that account and unlink it first.",
  "email-change-needs-verification":
    "Your account has a second factor, so please verify the new email first.",
  "maximum-second-factor-count-exceeded": "You can't add more numbers. Please remove one first.",
  "missing-password": "Please enter your password.",
  "password-does-not-meet-requirements":
    "Please choose a longer password that mixes letters, numbers and symbols.",
  "phone-number-exists":
    "This number is linked to another account. Log in to that account and unlink it first.",
  "provider-already-linked": "Your account already has one linked. Please unlink it first.",
  "second-factor-already-in-use": "This number is already a second factor. Please use another one.",
  "unverified-email": "Please verify your email first.",
  // Our own code. Its message already says what to do.
  "not-loaded": "Nothing was sent or changed.",
};

const ANYTHING_ELSE = "Please try again.";

/** The provider's error code without `auth/`, or an empty string for other errors. */
export function parseAuthCode(error: unknown): string {
  const hasCode = error instanceof Error && "code" in error && typeof error.code === "string";
  return hasCode ? String(error.code).replace(/^auth\//, "") : "";
}

export function adviceFor(error: Error): string {
  return adviceByCode[parseAuthCode(error)] ?? ANYTHING_ELSE;
}
