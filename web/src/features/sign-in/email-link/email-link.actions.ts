import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink, type User } from "firebase/auth";
import { completeSignIn } from "#auth/session.actions.ts";
import { auth, environment } from "#lib/firebase.ts";
import { routes } from "#routes.ts";
import { rememberSentLink, type SentLink } from "./sent-link.ts";

/** Emails a sign-in link, and remembers the address and where to go afterwards. */
export async function sendLink(link: SentLink): Promise<void> {
  const url = new URL(routes.login.path, environment.VITE_CONTINUE_URL).href;
  await sendSignInLinkToEmail(auth, link.email, { url, handleCodeInApp: true });
  rememberSentLink(link);
}

/** Rejects an incomplete link like the provider rejects an unknown one. */
class BrokenLink extends Error {
  override readonly message = "The link is incomplete.";
  readonly code = "auth/invalid-action-code";
}

/** `link` is the page's full URL. */
export async function logInWithLink({ email, link }: { email: string; link: string }): Promise<User> {
  if (!isSignInWithEmailLink(auth, link)) throw new BrokenLink();
  return completeSignIn(signInWithEmailLink(auth, email, link));
}
