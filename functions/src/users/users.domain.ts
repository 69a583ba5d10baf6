import type { User } from "../contract/users.ts";
import { inTransaction } from "../firestore/db.ts";
import { AppError, notFound } from "../http/app-error.ts";
import type { Caller } from "../http/authenticate.ts";
import * as store from "./users.store.ts";

/** Whether the account with this e-mail is an admin now; nobody's e-mail is not. */
export async function checkAdmin(caller: Caller, email: string): Promise<boolean> {
  if (email === caller.email) return caller.isAdmin();
  const account = await store.findAccount(email);
  return account !== undefined && store.isAdmin(account);
}

/** An account that is being removed is disabled first; it counts as gone, so that it leaves no role behind. */
export async function makeAdmin(email: string) {
  const account = await store.findAccount(email);
  if (!account || account.disabled) throw notFound("user");
  await store.makeAdmin(account, email);
  const present = await store.findAccountById(account.uid);
  if (!present || present.disabled) {
    await store.forgetUser(account.uid);
    throw notFound("user");
  }
  return { _id: account.uid, email, role: "admin" as const };
}

/** Removes a user for good. His orders and reviews stay. Nobody removes himself or the last admin. */
export async function removeUser(caller: Caller, uid: string): Promise<Pick<User, "_id">> {
  if (uid === caller.uid) throw new AppError("self_removal", "You cannot remove yourself.");
  const account = await store.findAccountById(uid);
  if (!account) throw notFound("user");
  if (store.isAdmin(account)) await retire(uid);
  await store.removeAccount(uid);
  return { _id: uid };
}

/** Takes an admin's role in one commit, so that of two admins who remove each other one stays. */
async function retire(uid: string): Promise<void> {
  await inTransaction(async (tx) => {
    const admins = await store.listAdminUids(tx);
    if (admins.every((admin) => admin === uid)) {
      throw new AppError("last_admin", "The shop needs at least one admin.");
    }
    if (admins.includes(uid)) store.takeRole(tx, uid);
  });
}
