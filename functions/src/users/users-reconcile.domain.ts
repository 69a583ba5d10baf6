import { finishRemoval } from "./users.domain.ts";
import { forgetUser, isAdmin } from "./users.store.ts";
import * as store from "./users-reconcile.store.ts";

/** What a crash between the identity provider and the database can leave, and what mending does about it. */
export const differences = {
  "half-removed": "An account whose removal was begun and not finished: it is removed.",
  "admin-without-role": "An admin whose users document does not say so: it is written.",
  "role-without-admin": "A users document that calls an account an admin who is none: the role is taken out.",
  "user-without-account": "A users document without an account: it is deleted.",
  "profile-without-account": "A profile without an account: it is deleted.",
} as const;

export interface Difference {
  readonly kind: keyof typeof differences;
  readonly uid: string;
  readonly email?: string | undefined;
}

/**
 * Compares the accounts with the database. The accounts are read last, because documents are made after their
 * account: what belongs to nobody then is left over.
 */
export async function findDifferences(): Promise<Difference[]> {
  const [roles, profileUids, removed] = await Promise.all([
    store.listRoles(),
    store.listProfileUids(),
    store.listRemovedUids(),
  ]);
  const accounts = await store.listAccounts();
  const found: Difference[] = [];
  for (const [uid, account] of accounts) {
    const { email } = account;
    const isShownAsAdmin = roles.get(uid) === "admin";
    if (removed.has(uid)) found.push({ kind: "half-removed", uid });
    else if (isAdmin(account) && !isShownAsAdmin) found.push({ kind: "admin-without-role", uid, email });
    else if (!isAdmin(account) && isShownAsAdmin) found.push({ kind: "role-without-admin", uid, email });
  }
  for (const uid of roles.keys()) {
    if (!accounts.has(uid)) found.push({ kind: "user-without-account", uid });
  }
  for (const uid of profileUids) {
    if (!accounts.has(uid)) found.push({ kind: "profile-without-account", uid });
  }
  return found;
}

/** Does away with one difference; the account's claim decides what the role is. Can be repeated. */
export async function mend({ kind, uid, email }: Difference): Promise<void> {
  switch (kind) {
    case "half-removed":
      await finishRemoval(uid);
      return;
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
