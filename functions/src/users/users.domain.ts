import type { User } from "../contract/users.ts";
import { inTransaction } from "../firestore/db.ts";
import { AppError, notFound } from "../http/app-error.ts";
import type { Caller } from "../http/authenticate.ts";
import { nameOf } from "../http/authorise.ts";
import * as orders from "../orders/orders.store.ts";
import * as reviews from "../reviews/reviews.store.ts";
import * as store from "./users.store.ts";

/** Whether the account of this name is an admin now; nobody is none. */
export async function checkAdmin(caller: Caller, name: string): Promise<boolean> {
  if (name === nameOf(caller)) return caller.isAdmin();
  const account = await store.findAccount(name);
  return account !== undefined && store.isAdmin(account);
}

/** An account that is being removed is disabled first; it counts as gone, so that it leaves no role behind. */
export async function makeAdmin(name: string) {
  const account = await store.findAccount(name);
  if (!account || account.disabled) throw notFound("user");
  await store.makeAdmin(account);
  const present = await store.findAccountById(account.uid);
  if (!present || present.disabled) {
    await store.forgetUser(account.uid);
    throw notFound("user");
  }
  return { _id: account.uid, email: store.emailOf(account), role: "admin" as const };
}

/** Lets somebody who lost his phone sign in without it again. */
export async function removeSecondFactors(email: string) {
  const account = await store.findAccount(email);
  if (!account) throw notFound("user");
  await store.removeSecondFactors(account.uid);
  return { _id: account.uid, email };
}

/**
 * Removes a user for good. His orders and reviews stay, unless he was deleting his account himself: then this
 * finishes it. Nobody removes himself or the last admin.
 */
export async function removeUser(caller: Caller, uid: string): Promise<Pick<User, "_id">> {
  if (uid === caller.uid) throw new AppError("self_removal", "You cannot remove yourself.");
  const account = await findPresent(uid);
  if (store.isAdmin(account)) await retire(uid);
  return remove(uid, { erases: await store.isLeaving(uid) });
}

/** Deletes an account because its owner wants it, with all that is his. The last admin cannot go. */
export async function deleteOwnAccount(uid: string): Promise<Pick<User, "_id">> {
  const account = await findPresent(uid);
  if (store.isAdmin(account)) await retire(uid);
  await store.noteLeaving(account);
  return remove(uid, { erases: true });
}

async function findPresent(uid: string) {
  const account = await store.findAccountById(uid);
  if (!account) throw notFound("user");
  return account;
}

/**
 * Locks the account first and deletes it last: a crash between leaves one that nobody can sign in to. Every step
 * can be repeated. `erases` says whether the user's reviews go and his orders forget him.
 */
async function remove(uid: string, { erases }: { erases: boolean }): Promise<Pick<User, "_id">> {
  await store.lockAccount(uid);
  if (erases) {
    await orders.anonymiseOrders(uid);
    await reviews.deleteReviewsOf(uid);
  }
  await store.deleteAccount(uid);
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
