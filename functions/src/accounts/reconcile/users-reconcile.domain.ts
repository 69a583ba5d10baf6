import { findAccounts, forgetUser, isAdmin } from "../../identity/users.store.ts";
import { finishRemoval, forgetPerson } from "../users.domain.ts";
import * as store from "./users-reconcile.store.ts";

export const differences = {
  "half-removed": "An account whose removal was begun and not finished: it is removed.",
  "removal-broken-off": "An account whose owner stayed after a deletion failed over a day ago: it stays.",
  "left-behind":
    "Orders, movements, reviews or deleted things that still name somebody who deleted their account: they forget them.",
  "admin-without-role": "An admin whose users document does not say so: it is written.",
  "role-without-admin": "A users document that calls an account an admin who is none: the role is taken out.",
  "user-without-account": "A users document without an account: it is deleted.",
  "profile-without-account": "A profile without an account: it is deleted.",
  "garage-without-account": "A garage without an account: it is deleted.",
  "basket-without-account": "A basket without an account: it is deleted.",
  "saved-without-account": "Saved parts without an account: they are deleted.",
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
  const { isOwnWish, isRecorded, at } = removal;
  const hasStayed =
    isOwnWish && !isRecorded && !isDisabled && Date.now() - Date.parse(at) > LONGEST_OWN_REMOVAL;
  return { kind: hasStayed ? "removal-broken-off" : "half-removed", uid, removal };
}

/** Batch by batch. Accounts are read after documents, which are created later: any without an account are leftovers. */
export async function* findDifferences(): AsyncGenerator<Difference> {
  yield* differencesInRemovals();
  yield* differencesInAdmins();
  yield* differencesInUsers();
  for (const kind of store.personalKinds) {
    for await (const uids of store.uidBatches(kind)) {
      const accounts = await findAccounts(uids);
      for (const uid of uids) if (!accounts.has(uid)) yield { kind: `${kind}-without-account`, uid };
    }
  }
}

async function* differencesInRemovals(): AsyncGenerator<Difference> {
  for await (const removals of store.removalBatches()) {
    const accounts = await findAccounts([...removals.keys()]);
    for (const [uid, removal] of removals) {
      const account = accounts.get(uid);
      if (account) yield unfinished(uid, removal, account.disabled);
      else if (removal.isOwnWish && (await store.isNamedSomewhere(uid))) yield { kind: "left-behind", uid };
    }
  }
}

/** While an account is being removed, its role may differ. */
async function* differencesInAdmins(): AsyncGenerator<Difference> {
  for await (const accounts of store.accountBatches()) {
    const admins = accounts.filter(isAdmin);
    const roles = await store.findRoles(admins.map(({ uid }) => uid));
    for (const { uid, email } of admins) {
      if (roles.get(uid) === "admin" || (await store.findRemoval(uid))) continue;
      yield { kind: "admin-without-role", uid, email };
    }
  }
}

async function* differencesInUsers(): AsyncGenerator<Difference> {
  for await (const roles of store.roleBatches()) {
    const accounts = await findAccounts([...roles.keys()]);
    for (const [uid, role] of roles) {
      const account = accounts.get(uid);
      if (!account) yield { kind: "user-without-account", uid };
      else if (role === "admin" && !isAdmin(account) && !(await store.findRemoval(uid)))
        yield { kind: "role-without-admin", uid, email: account.email };
    }
  }
}

export async function mend({ kind, uid, email, removal }: Difference): Promise<void> {
  switch (kind) {
    case "half-removed":
      if (removal && !removal.isRecorded) await store.recordAccountDeletion(uid, removal);
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
      return store.deletePersonal("profile", uid);
    case "garage-without-account":
      return store.deletePersonal("garage", uid);
    case "basket-without-account":
      return store.deletePersonal("basket", uid);
    case "saved-without-account":
      return store.deletePersonal("saved", uid);
  }
}
