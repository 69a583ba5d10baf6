import { signOut } from "firebase/auth";
import { auth } from "#lib/firebase.ts";
import { forgetAccessToken } from "#lib/token/access-token.ts";

export async function logOut(): Promise<void> {
  await signOut(auth);
  forgetAccessToken();
  forgetLiveData();
}

/** reactfire never clears its cache, so the next person would see this one's data. */
function forgetLiveData(): void {
  const cache = (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })
    ._reactFirePreloadedObservables;
  for (const key of cache?.keys() ?? []) if (!key.startsWith("auth:")) cache?.delete(key);
}
