import { finishRemoval, forgetPerson } from "../users.domain.ts";
import { forgetUser, isAdmin } from "../users.store.ts";
import * as store from "./users-reconcile.store.ts";

export const differences = {
  "half-removed": "An account whose removal was begun and not finished: it is removed.",
  "removal-broken-off": "An account whose owner stayed after a deletion failed over a day ago: it stays.",
  "left-behind": "Orders or reviews that still name somebody who deleted their account: they forget them.",
  "admin-without-role": "An admin whose users document does not say so: it is written.",
  "role-without-admin": "A users document that calls an account an admin who is none: the role is taken out.",
  "user-without-account": "A users document without an account: it is deleted.",
  "profile-without-account": "A profile without an account: it is deleted.",
} as const;

export interface Difference {
  readonly kind: keyof typeof differences;
  readonly uid: string;
  readonly email?: string | undefined;
  readonly removal?: store.Removal;
}

/** After this long, an owner who still has the account has changed their mind. */
const LONGEST_OWN_REMOVAL = 24 * 60 * 60 * 1000;

function unfinished(uid: string, removal: store.Removal, isDisabled: boolean): Difference {
  const { isOwnWish, isNoted, at } = removal;
  const hasStayed = isOwnWish && !isNoted && !isDisabled && Date.now() - Date.parse(at) > LONGEST_OWN_REMOVAL;
  return { kind: hasStayed ? "removal-broken-off" : "half-removed", uid, removal };
}

/** Reads the accounts last: documents are created after their account, so any without one are leftovers. */
export async function findDifferences(): Promise<Difference[]> {
  const [roles, profileUids, removals] = await Promise.all([
    store.listRoles(),
    store.listProfileUids(),
    store.listRemovals(),
  ]);
  const accounts = await store.listAccounts();
  const found: Difference[] = [];
  for (const [uid, account] of accounts) {
    const { email } = account;
    const isShownAsAdmin = roles.get(uid) === "admin";
    const removal = removals.get(uid);
    if (removal) found.push(unfinished(uid, removal, account.disabled));
    else if (isAdmin(account) && !isShownAsAdmin) found.push({ kind: "admin-without-role", uid, email });
    else if (!isAdmin(account) && isShownAsAdmin) found.push({ kind: "role-without-admin", uid, email });
  }
  for (const uid of roles.keys()) {
    if (!accounts.has(uid)) found.push({ kind: "user-without-account", uid });
  }
  for (const uid of profileUids) {
    if (!accounts.has(uid)) found.push({ kind: "profile-without-account", uid });
  }
  for (const [uid, { isOwnWish }] of removals) {
    if (accounts.has(uid) || !isOwnWish) continue;
    if (await store.isNamedSomewhere(uid)) found.push({ kind: "left-behind", uid });
  }
  return found;
}

export async function mend({ kind, uid, email, removal }: Difference): Promise<void> {
  switch (kind) {
    case "half-removed":
      if (removal && !removal.isNoted) await store.noteRemoval(uid, removal);
      await finishRemoval(uid);
      return;
    case "removal-broken-off":
      return store.dropRemoval(uid);
    case "left-behind":
      return forgetPerson(uid);
    case "admin-without-role":
      return store.setRole(uid, email, "admin");
    case "role-without-admin":
      return store.setRole(uid, email, null);
    case "user-without-account":
      return forgetUser(uid);
    case "profile-without-account":
      return store.deleteProfile(uid);
  }
}
