import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import { anonymiseInvoices } from "../books/invoices.store.ts";
import { anonymisePayments } from "../books/payments.store.ts";
import { anonymiseChanges } from "../change-history/change-history.store.ts";
import type { User } from "../contract/admin/users.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor, Caller } from "../core/caller.ts";
import { nameOf } from "../core/caller.ts";
import { assertInTime, evenIfLate } from "../core/deadline.ts";
import type { StoredUser } from "../firestore/collections.ts";
import { inTransaction, setAnswer, type Transaction } from "../firestore/db.ts";
import {
  accountDeletedError,
  findAccountDeletion,
  isCausedByDeletion,
  markAccountDeleting,
  recordOwnRequest,
} from "../identity/account-deletion.store.ts";
import * as store from "../identity/users.store.ts";
import { anonymiseImports } from "../imports/imports.store.ts";
import * as orders from "../orders/orders.store.ts";
import { forgetMail } from "../outbox/outbox.store.ts";
import * as reviews from "../reviews/reviews.store.ts";
import { anonymiseMovements } from "../stock/movements.store.ts";
import { anonymiseTrash } from "../trash/trash.store.ts";

export async function checkAdmin(caller: Caller, name: string): Promise<boolean> {
  if (name === nameOf(caller)) return caller.isAdmin();
  const account = await store.findAccount(name);
  return account !== undefined && store.isAdmin(account);
}

export async function saveUser(
  { uid, email, phoneNumber }: Caller,
  proven?: Pick<StoredUser, "provenEmail">,
): Promise<void> {
  try {
    await store.saveUser({ uid, email, phoneNumber }, proven);
  } catch (failure) {
    if (!(await isCausedByDeletion(failure, uid))) throw failure;
    await evenIfLate(() => finishRemoval(uid));
    throw accountDeletedError(failure);
  }
}

/** `seen` is the uid the admin saw, in case the email now belongs to another account. */
export async function makeAdmin(actor: Actor, name: string, seen?: string) {
  const account = await store.findAccount(name);
  if (!account || account.disabled) throw notFound("user");
  const { uid } = account;
  if (seen !== undefined && seen !== uid) {
    throw new AppError("another_account", "This email now belongs to another account. Please check again.");
  }
  assertInTime();
  await store.makeAdmin(actor, account).catch(async (failure) => {
    throw (await isCausedByDeletion(failure, uid)) ? notFound("user") : failure;
  });
  return { _id: uid, email: store.emailOf(account), role: "admin" as const };
}

export async function removeSecondFactors(actor: Actor, name: string) {
  const account = await store.findAccount(name);
  if (!account) throw notFound("user");
  await store.removeSecondFactors(actor, account.uid);
  return { _id: account.uid };
}

export async function removeUser(actor: Actor, uid: string): Promise<Pick<User, "_id">> {
  if (uid === actor.uid) throw new AppError("self_removal", "You cannot remove yourself.");
  await beginRemoval(actor, uid);
  return evenIfLate(() => finishRemoval(uid));
}

export async function deleteOwnAccount(actor: Actor): Promise<Pick<User, "_id">> {
  await beginRemoval(actor, actor.uid);
  return evenIfLate(() => finishRemoval(actor.uid));
}

/** Recorded first: from then on the account can't store anything. */
async function beginRemoval(actor: Actor, uid: string): Promise<void> {
  const account = await store.findAccountById(uid);
  if (!account) throw notFound("user");
  const isOwnWish = actor.uid === uid;
  try {
    await inTransaction(async (tx) => {
      if (store.isAdmin(account)) await retire(tx, uid);
      markAccountDeleting(tx, { _id: uid, isOwnWish });
      recordAuditEvent(tx, actor, "user_removed", uid);
      setAnswer({ _id: uid });
    });
  } catch (failure) {
    if (!(await isCausedByDeletion(failure, uid))) throw failure;
    if (isOwnWish) await recordOwnRequest(uid);
  }
}

/** Locks first and deletes last: after a crash nobody can sign in. Each step is safe to repeat. */
export async function finishRemoval(uid: string): Promise<Pick<User, "_id">> {
  await store.lockAccount(uid);
  if ((await findAccountDeletion(uid))?.isOwnWish) await forgetPerson(uid);
  else await anonymiseTrash(uid);
  await orders.deleteAnswers(uid);
  await forgetMail(uid);
  await store.deleteAccount(uid);
  return { _id: uid };
}

export async function forgetPerson(uid: string): Promise<void> {
  await orders.anonymiseOrders(uid);
  await anonymiseMovements(uid, orders.hashAccount(uid));
  await anonymiseChanges(uid, orders.hashAccount(uid));
  await anonymiseImports(uid, orders.hashAccount(uid));
  await anonymisePayments(uid, orders.hashAccount(uid));
  await anonymiseInvoices(uid, orders.hashAccount(uid));
  await reviews.deleteReviewsOf(uid);
  // Last: what was deleted meanwhile lies there as well.
  await anonymiseTrash(uid);
}

/** In the commit, so that two admins who remove each other can't both succeed. */
async function retire(tx: Transaction, uid: string): Promise<void> {
  const admins = await store.listAdminUids(tx);
  const others = admins.filter((admin) => admin !== uid);
  if (!(await store.canAnyAdminister(others))) {
    throw new AppError("last_admin", "The shop needs at least one admin.");
  }
  if (admins.includes(uid)) store.takeRole(tx, uid);
}
