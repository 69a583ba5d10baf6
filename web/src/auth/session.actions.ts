import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
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
import { introduce } from "./account.actions.ts";
import { keepForLinking, linkPending } from "./pending-link.ts";
import { confirmSecondStep, secondStepFor } from "./second-step.actions.ts";
import type { SecondStepRequired } from "./second-step.ts";
import { afterVerification } from "./verification-return.ts";

// Everything here needs Firebase's auth library. The screens load this module when somebody acts.

/** Half signed in is worse than not: an account that the API does not take is left, and the next try begins afresh. */
async function begin(user: User): Promise<void> {
  try {
    await introduce(user);
  } catch (error) {
    await signOut(auth);
    throw error;
  }
}

/** What follows every sign-in of an account that may exist already. Rejects with `SecondStepRequired` where one is. */
export async function completeSignIn(attempt: Promise<UserCredential>): Promise<User> {
  const { user } = await attempt.catch((error) => {
    throw secondStepFor(error);
  });
  await begin(user);
  await linkPending(user);
  return user;
}

export function logIn({ email, password }: { email: string; password: string }): Promise<User> {
  return completeSignIn(signInWithEmailAndPassword(auth, email, password));
}

/** Waits for what may fail without undoing what it belongs to; a toast says so. */
async function orTell(act: Promise<unknown>, text: string): Promise<void> {
  await act.catch(() => void notify("error", text));
}

/** Makes the account, then names it and sends the verification e-mail: both can be made good in the profile. */
export async function register(input: { name: string; email: string; password: string }): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, input.email, input.password);
  await begin(user);
  await Promise.all([
    orTell(
      updateProfile(user, { displayName: input.name }),
      "Your name could not be saved. Please enter it in your profile.",
    ),
    orTell(
      sendEmailVerification(user, afterVerification()),
      "The letter that verifies your e-mail could not be sent. Your profile can send it again.",
    ),
  ]);
  return user;
}

export function logInWithGoogle(): Promise<User> {
  const attempt = signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  attempt.catch(keepForLinking);
  return completeSignIn(attempt);
}

/** Ends a sign-in that asked for a second step, with the code that was sent. */
export function logInWithSecondStep(step: SecondStepRequired, verificationId: string, code: string) {
  return completeSignIn(confirmSecondStep(step.resolver, verificationId, code));
}

export function sendReset(email: string): Promise<void> {
  return sendPasswordResetEmail(auth, email, { url: environment.VITE_CONTINUE_URL });
}
