import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink, type User } from "firebase/auth";
import { completeSignIn } from "#auth/session.actions.ts";
import { auth, environment } from "#lib/firebase.ts";
import { paths } from "#paths.ts";
import { rememberSentLink, type SentLink } from "./sent-link.ts";

/** Sends a letter with a link that signs in, and remembers to whom and where its reader wants to go. */
export async function sendLink(link: SentLink): Promise<void> {
  const url = new URL(paths.login, environment.VITE_CONTINUE_URL).href;
  await sendSignInLinkToEmail(auth, link.email, { url, handleCodeInApp: true });
  rememberSentLink(link);
}

/** A link of which a part is missing is refused as the provider refuses one that it does not know. */
class BrokenLink extends Error {
  override readonly message = "The link is not whole.";
  readonly code = "auth/invalid-action-code";
}

/** Signs in with an opened link: the whole address of the page. */
export async function logInWithLink({ email, link }: { email: string; link: string }): Promise<User> {
  if (!isSignInWithEmailLink(auth, link)) throw new BrokenLink();
  return completeSignIn(signInWithEmailLink(auth, email, link));
}
