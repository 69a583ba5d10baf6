import { signOut } from "firebase/auth";
import { forgetAccessToken } from "#lib/access-token.ts";
import { auth } from "#lib/firebase.ts";

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
