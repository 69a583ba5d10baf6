import { recordDeed } from "../audit/audit.store.ts";
import type { User } from "../contract/users.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor, Caller } from "../core/caller.ts";
import { nameOf } from "../core/caller.ts";
import { assertInTime, evenIfLate } from "../core/deadline.ts";
import type { StoredUser } from "../firestore/collections.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import * as orders from "../orders/orders.store.ts";
import * as reviews from "../reviews/reviews.store.ts";
import {
  accountGone,
  findLeaving,
  isLeavingCause,
  noteLeaving,
  noteOwnWish,
} from "./removal/leaving.store.ts";
import * as store from "./users.store.ts";

/** Whether the account of this name is an admin now; nobody is none. */
export async function checkAdmin(caller: Caller, name: string): Promise<boolean> {
  if (name === nameOf(caller)) return caller.isAdmin();
  const account = await store.findAccount(name);
  return account !== undefined && store.isAdmin(account);
}

/** Makes or refreshes the caller's users document. A removal that broke off is finished now, not months later. */
export async function saveUser(
  { uid, email }: Caller,
  proven?: Pick<StoredUser, "provenEmail">,
): Promise<void> {
  try {
    await store.saveUser(uid, email, proven);
  } catch (failure) {
    if (!(await isLeavingCause(failure, uid))) throw failure;
    await evenIfLate(() => finishRemoval(uid));
    throw accountGone(failure);
  }
}

/**
 * Makes the account of this name an admin. With `seen`, the uid that the admin saw beside the name, no other account
 * is promoted that has come by that email since.
 */
export async function makeAdmin(actor: Actor, name: string, seen?: string) {
  const account = await store.findAccount(name);
  if (!account || account.disabled) throw notFound("user");
  const { uid } = account;
  if (seen !== undefined && seen !== uid) {
    throw new AppError("another_account", "This email is another account's by now. Please look again.");
  }
  assertInTime();
  await store.makeAdmin(actor, account).catch(async (failure) => {
    throw (await isLeavingCause(failure, uid)) ? notFound("user") : failure;
  });
  return { _id: uid, email: store.emailOf(account), role: "admin" as const };
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

/** Puts a removal on record before anything of it is done. From then on the account can store nothing. */
async function beginRemoval(actor: Actor, uid: string): Promise<void> {
  const account = await store.findAccountById(uid);
  if (!account) throw notFound("user");
  const isOwnWish = actor.uid === uid;
  try {
    await inTransaction(async (tx) => {
      if (store.isAdmin(account)) await retire(tx, uid);
      noteLeaving(tx, { _id: uid, isOwnWish });
      recordDeed(tx, actor, "user_removed", uid);
    });
  } catch (failure) {
    if (!(await isLeavingCause(failure, uid))) throw failure;
    if (isOwnWish) await noteOwnWish(uid);
  }
}

/**
 * Locks the account first and deletes it last: a crash between leaves one that nobody can sign in to. Every step
 * can be repeated.
 */
export async function finishRemoval(uid: string): Promise<Pick<User, "_id">> {
  await store.lockAccount(uid);
  if ((await findLeaving(uid))?.isOwnWish) await forgetPerson(uid);
  await orders.forgetAnswers(uid);
  await store.deleteAccount(uid);
  return { _id: uid };
}

/** What goes where the owner wants to leave: their reviews, and what the orders say of them. */
export async function forgetPerson(uid: string): Promise<void> {
  await orders.anonymiseOrders(uid);
  await reviews.deleteReviewsOf(uid);
}

/** Takes an admin's role in the commit, so that of two admins who remove each other one stays who can act. */
async function retire(tx: Transaction, uid: string): Promise<void> {
  const admins = await store.listAdminUids(tx);
  const others = admins.filter((admin) => admin !== uid);
  if (!(await store.canAnyAdminister(others))) {
    throw new AppError("last_admin", "The shop needs at least one admin.");
  }
  if (admins.includes(uid)) store.takeRole(tx, uid);
}
