import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  type MultiFactorResolver,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
  updateProfile,
} from "firebase/auth";
import { auth, environment } from "#lib/firebase.ts";
import { notify } from "#lib/notify.ts";
import { syncUser } from "./account.actions.ts";
import { linkPending, saveForLinking } from "./pending-link.ts";
import { confirmSecondFactor, untilSecondFactor } from "./second-factor.actions.ts";
import type { CodeProof } from "./text-message/text-message-steps.tsx";
import { afterVerification } from "./verification-return.ts";

// These need Firebase's auth library. Screens load this module on the first action.

export { sendSecondFactorCode } from "./second-factor.actions.ts";

/** Avoids a half-finished sign-in: if the API rejects the account, sign out so that the next try starts fresh. */
async function begin(user: User): Promise<void> {
  try {
    await syncUser(user);
  } catch (error) {
    await signOut(auth);
    throw error;
  }
}

/** Finishes a sign-in to an account that may already exist. Rejects with `SecondFactorRequired` if it needs a code. */
export async function completeSignIn(attempt: Promise<UserCredential>): Promise<User> {
  const { user } = await untilSecondFactor(attempt);
  await begin(user);
  await linkPending(user);
  return user;
}

export function logIn({ email, password }: { email: string; password: string }): Promise<User> {
  return completeSignIn(signInWithEmailAndPassword(auth, email, password));
}

/** Resolves with whether it worked. Shows a toast if not. */
function orToast(act: Promise<unknown>, text: string): Promise<boolean> {
  return act.then(
    () => true,
    () => {
      notify("error", text);
      return false;
    },
  );
}

/** If the name or the verification email fails, you can add it later in your profile. */
export async function register(input: { name: string; email: string; password: string }): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, input.email, input.password);
  await begin(user);
  const [, isEmailed] = await Promise.all([
    orToast(
      updateProfile(user, { displayName: input.name }),
      "We couldn't save your name. Please enter it in your profile.",
    ),
    orToast(
      sendEmailVerification(user, afterVerification()),
      "We couldn't send your verification email. You can send it again from your profile.",
    ),
  ]);
  notify(
    "success",
    `Welcome! ${isEmailed ? "We've emailed you a link to verify your address." : "You're signed in."}`,
  );
  return user;
}

export function logInWithGoogle(): Promise<User> {
  const attempt = signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  attempt.catch(saveForLinking);
  return completeSignIn(attempt);
}

export function logInWithSecondFactor(resolver: MultiFactorResolver, proof: CodeProof): Promise<User> {
  return completeSignIn(confirmSecondFactor(resolver, proof));
}

export function sendReset(email: string): Promise<void> {
  return sendPasswordResetEmail(auth, email, { url: environment.VITE_CONTINUE_URL });
}
