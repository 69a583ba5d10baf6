import { attempt } from "./storage.ts";

/** Where the specification stores the ID token. */
const ACCESS_TOKEN = "accessToken";

/** Session storage is the fallback if local storage fails. */
const storages: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage];

/** Whether loading Firebase is worthwhile. */
export function hasSavedSession(): boolean {
  return storages.some((storage) => typeof attempt(() => storage().getItem(ACCESS_TOKEN)) === "string");
}

export function saveAccessToken(token: string): void {
  const save = (storage: () => Storage) => {
    storage().setItem(ACCESS_TOKEN, token);
    return true;
  };
  storages.some((storage) => attempt(() => save(storage)));
}

export function forgetAccessToken(): void {
  for (const storage of storages) attempt(() => storage().removeItem(ACCESS_TOKEN));
}
