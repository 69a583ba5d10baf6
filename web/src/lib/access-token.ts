/** Where the caller's ID token is stored, as the specification asks. */
const ACCESS_TOKEN = "accessToken";

/** Local storage, or the tab's own where that takes nothing. */
const storages: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage];

/** What a storage gives; nothing where the browser forbids it or it is full, which it says by throwing. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Whether somebody was signed in here, so that Firebase is worth loading. */
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
