import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "firebase/auth";
import { forgetAccessToken, saveAccessToken } from "./access-token.ts";
import { readEnvironment } from "./environment.ts";

export const environment = readEnvironment(import.meta.env);

export const app = initializeApp({
  apiKey: environment.VITE_FIREBASE_API_KEY,
  authDomain: environment.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: environment.VITE_FIREBASE_PROJECT_ID,
  appId: environment.VITE_FIREBASE_APP_ID,
});

/** Without a popup resolver: it is handed over where a popup opens, and keeps Google's script out of the start. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
});

if (environment.VITE_AUTH_EMULATOR_URL) {
  connectAuthEmulator(auth, environment.VITE_AUTH_EMULATOR_URL, { disableWarnings: true });
}

/** Keeps the stored token the present one: written at sign-in and at every refresh, gone at sign-out. */
auth.onIdTokenChanged((user) => {
  if (!user) return forgetAccessToken();
  // One that cannot be renewed without a network is stored when it can.
  user.getIdToken().then(saveAccessToken, () => {});
});

/**
 * The signed-in account's ID token, refreshed where it is about to expire, or where it names another e-mail than
 * the account has got in the meantime: the API would take its owner for somebody else.
 */
export async function currentToken(): Promise<string | undefined> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return undefined;
  const { token, claims } = await user.getIdTokenResult();
  return (claims.email ?? null) === user.email ? token : user.getIdToken(true);
}
