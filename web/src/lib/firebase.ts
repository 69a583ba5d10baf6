import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "firebase/auth";
import { readEnvironment } from "./environment.ts";
import { clearHistory } from "./network/clear-history.ts";
import { forgetAccessToken, saveAccessToken } from "./token/access-token.ts";
import { savedUid } from "./token/saved-uid.ts";
import type { writeKey as WriteKey } from "./write-keys.ts";

/** Without its code, which its forms have loaded already, a write has a key that is forgotten with its answer. */
export const writeKey: typeof WriteKey = (...write) =>
  import("./write-keys.ts").then(
    (code) => code.writeKey(...write),
    () => ({ key: crypto.randomUUID(), settle() {} }),
  );

export const environment = readEnvironment(import.meta.env);

export const app = initializeApp({
  apiKey: environment.VITE_FIREBASE_API_KEY,
  authDomain: environment.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: environment.VITE_FIREBASE_PROJECT_ID,
  appId: environment.VITE_FIREBASE_APP_ID,
});

/** No popup resolver: it's passed in when a popup opens, so that Google's script doesn't load at startup. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
});

if (environment.VITE_AUTH_EMULATOR_URL) {
  connectAuthEmulator(auth, environment.VITE_AUTH_EMULATOR_URL, { disableWarnings: true });
}

/** Keeps the stored token up to date after each sign-in, refresh and sign-out. */
auth.onIdTokenChanged((user) => {
  const before = savedUid();
  if (before !== undefined && before !== user?.uid) clearHistory();
  if (!user) return forgetAccessToken();
  // Offline, the token is stored once it can be refreshed.
  user.getIdToken().then(saveAccessToken, () => {});
});

/** Also refreshes the token if the account's email has changed, because the API would otherwise see another user. */
export async function currentToken(): Promise<string | undefined> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return undefined;
  const { token, claims } = await user.getIdTokenResult();
  return (claims.email ?? null) === user.email ? token : user.getIdToken(true);
}
