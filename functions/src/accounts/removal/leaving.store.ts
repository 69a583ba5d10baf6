import { Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { AppError } from "../../core/app-error.ts";
import { GrpcStatus, libraryCodeOf } from "../../core/library-code.ts";
import { leaving, type StoredLeaving } from "../../firestore/collections.ts";
import { db, type Transaction } from "../../firestore/db.ts";

/** How long a finished removal is remembered: longer than any call that was under way can take. */
const REMEMBERED_MILLISECONDS = 24 * 60 * 60 * 1000;

/** A commit whose condition did not hold. */
const CONDITION_FAILED: ReadonlySet<unknown> = new Set([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
]);

/** Notes in the commit that an account is leaving, and makes it fail where that was noted before. */
export function noteLeaving(tx: Transaction, note: Pick<StoredLeaving, "_id" | "isOwnWish">): void {
  tx.create(leaving.doc(note._id), note);
}

/** Adds to the note of a removal that was begun by an admin that the owner wants it too. */
export async function noteOwnWish(uid: string): Promise<void> {
  await leaving.doc(uid).update({ isOwnWish: true });
}

/** The removal that was begun of this account, or undefined. A damaged note holds as well. */
export async function findLeaving(uid: string): Promise<Pick<StoredLeaving, "isOwnWish"> | undefined> {
  const note = await leaving.doc(uid).get();
  return note.exists ? { isOwnWish: note.get("isOwnWish") === true } : undefined;
}

/** Lets Firestore forget the removal once nothing of the account can be under way any more. */
export function noteGone(batch: WriteBatch, uid: string): void {
  batch.update(leaving.doc(uid), { expiresAt: Timestamp.fromMillis(Date.now() + REMEMBERED_MILLISECONDS) });
}

/**
 * Makes the commit fail where the account is leaving, so that nothing of it can be stored behind its removal. A
 * condition on a document that is not there costs no read.
 */
export function unlessLeaving(commit: Transaction | WriteBatch, uid: string): void {
  // The two have this method in common, and their types do not.
  (commit as WriteBatch).delete(leaving.doc(uid), { exists: false });
}

/** Whether a commit failed because the account is leaving. */
export async function isLeavingCause(failure: unknown, uid: string): Promise<boolean> {
  return CONDITION_FAILED.has(libraryCodeOf(failure)) && (await findLeaving(uid)) !== undefined;
}

/** The refusal of every call for an account that is leaving, the same as once it has gone. */
export function accountGone(cause: unknown): AppError {
  return new AppError("unauthenticated", "Please sign in again.", { cause });
}

/** Commits what an account stores about itself, or refuses it where the account is leaving. */
export async function storeUnlessLeaving(uid: string, write: (batch: WriteBatch) => void): Promise<void> {
  const batch = db.batch();
  write(batch);
  unlessLeaving(batch, uid);
  try {
    await batch.commit();
  } catch (failure) {
    throw (await isLeavingCause(failure, uid)) ? accountGone(failure) : failure;
  }
}
