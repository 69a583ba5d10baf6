import { saveUser } from "@carparts/functions/contract/users";
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
  updateProfile,
} from "firebase/auth";
import { forgetAccessToken, saveAccessToken } from "#lib/access-token.ts";
import { call } from "#lib/api-client.ts";
import { auth, environment } from "#lib/firebase.ts";

// Everything here needs Firebase's auth library. The screens load this module when somebody acts.

/** Tells the API who is there and keeps the token that it answers with. */
async function introduce(user: User): Promise<User> {
  if (user.email === null) return user;
  try {
    const { token } = await call(saveUser, { params: { email: user.email }, body: { email: user.email } });
    saveAccessToken(token);
  } catch (error) {
    // Half signed in is worse than not: the account stays, and the next try begins afresh.
    await signOut(auth);
    throw error;
  }
  return user;
}

export async function logIn({ email, password }: { email: string; password: string }): Promise<User> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return introduce(user);
}

/** Makes the account, names it and sends the verification e-mail. */
export async function register(input: { name: string; email: string; password: string }): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, input.email, input.password);
  await updateProfile(user, { displayName: input.name });
  await sendEmailVerification(user, { url: environment.VITE_CONTINUE_URL });
  return introduce(user);
}

export async function logInWithGoogle(): Promise<User> {
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  return introduce(user);
}

export function sendReset(email: string): Promise<void> {
  return sendPasswordResetEmail(auth, email, { url: environment.VITE_CONTINUE_URL });
}

/** Ends the session. */
export async function logOut(): Promise<void> {
  await signOut(auth);
  forgetAccessToken();
  forgetLiveData();
}

/** reactfire never lets go of what it has read, so the next person would see it. */
function forgetLiveData(): void {
  const cache = (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })
    ._reactFirePreloadedObservables;
  for (const key of cache?.keys() ?? []) if (!key.startsWith("auth:")) cache?.delete(key);
}
