import { attempt } from "../storage.ts";

/** The specification's storage key of the ID token. */
const ACCESS_TOKEN = "accessToken";

/** Session storage is the fallback if local storage fails. */
const storages: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage];

export function savedToken(): string | undefined {
  for (const storage of storages) {
    const token = attempt(() => storage().getItem(ACCESS_TOKEN));
    if (typeof token === "string") return token;
  }
  return undefined;
}

/** Loading Firebase is worthwhile. */
export function hasSavedSession(): boolean {
  return savedToken() !== undefined;
}

export function saveAccessToken(token: string): void {
  // If the new one doesn't fit, the old one mustn't stay: it may be another account's.
  forgetAccessToken();
  const save = (storage: () => Storage) => {
    storage().setItem(ACCESS_TOKEN, token);
    return true;
  };
  storages.some((storage) => attempt(() => save(storage)));
}

export function forgetAccessToken(): void {
  for (const storage of storages) attempt(() => storage().removeItem(ACCESS_TOKEN));
}
