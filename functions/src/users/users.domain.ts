import { recordDeed } from "../audit/audit.store.ts";
import type { User } from "../contract/users.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { AppError, notFound } from "../http/app-error.ts";
import type { Actor, Caller } from "../http/authenticate.ts";
import { nameOf } from "../http/authorise.ts";
import { assertInTime, evenIfLate } from "../http/deadline.ts";
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
export async function makeAdmin(actor: Actor, name: string) {
  const account = await store.findAccount(name);
  if (!account || account.disabled) throw notFound("user");
  assertInTime();
  await store.makeAdmin(actor, account);
  const present = await store.findAccountById(account.uid);
  if (!present || present.disabled) {
    await evenIfLate(() => store.undoPromotion(account.uid));
    throw notFound("user");
  }
  return { _id: account.uid, email: store.emailOf(account), role: "admin" as const };
}

/** Lets somebody who lost his phone sign in without it again. */
export async function removeSecondFactors(actor: Actor, name: string) {
  const account = await store.findAccount(name);
  if (!account) throw notFound("user");
  await store.removeSecondFactors(actor, account.uid);
  return { _id: account.uid };
}

/** Removes a user for good. His orders and reviews stay. Nobody removes himself or the last admin. */
export async function removeUser(actor: Actor, uid: string): Promise<Pick<User, "_id">> {
  if (uid === actor.uid) throw new AppError("self_removal", "You cannot remove yourself.");
  await beginRemoval(actor, uid);
  return evenIfLate(() => finishRemoval(uid));
}

/** Deletes an account because its owner wants it, with all that is his. The last admin cannot go. */
export async function deleteOwnAccount(actor: Actor): Promise<Pick<User, "_id">> {
  await beginRemoval(actor, actor.uid);
  return evenIfLate(() => finishRemoval(actor.uid));
}

/**
 * A removal is on record before anything of it is done, so that one which was cut short can be found and
 * finished; and so is that the owner himself wants it.
 */
async function beginRemoval(actor: Actor, uid: string): Promise<void> {
  const account = await store.findAccountById(uid);
  if (!account) throw notFound("user");
  await inTransaction(async (tx) => {
    if (store.isAdmin(account)) await retire(tx, uid);
    if (actor.uid === uid) store.noteLeaving(tx, account);
    recordDeed(tx, actor, "user_removed", uid);
  });
}

/**
 * Locks the account first and deletes it last: a crash between leaves one that nobody can sign in to. Every step
 * can be repeated. Where the owner wants to leave, his reviews go and his orders forget him.
 */
export async function finishRemoval(uid: string): Promise<Pick<User, "_id">> {
  await store.lockAccount(uid);
  if (await store.isLeaving(uid)) {
    await orders.anonymiseOrders(uid);
    await reviews.deleteReviewsOf(uid);
  }
  await store.deleteAccount(uid);
  return { _id: uid };
}

/** Takes an admin's role in the commit, so that of two admins who remove each other one stays. */
async function retire(tx: Transaction, uid: string): Promise<void> {
  const admins = await store.listAdminUids(tx);
  if (admins.every((admin) => admin === uid)) {
    throw new AppError("last_admin", "The shop needs at least one admin.");
  }
  if (admins.includes(uid)) store.takeRole(tx, uid);
}
