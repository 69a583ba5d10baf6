import { attempt } from "#lib/storage.ts";

/** The uid of the last admin in this browser. */
const LAST_ADMIN = "lastAdmin";

export function saveRole(uid: string, isAdmin: boolean): void {
  attempt(() => (isAdmin ? localStorage.setItem(LAST_ADMIN, uid) : localStorage.removeItem(LAST_ADMIN)));
}

/** A guess until the API has answered. It decides what to ask for first and what to leave out, and nothing else. */
export function isProbablyAdmin(uid: string): boolean {
  return attempt(() => localStorage.getItem(LAST_ADMIN)) === uid;
}
