import { Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { ACCOUNT_DELETION_HOURS } from "../contract/values/retention.ts";
import { AppError } from "../core/app-error.ts";
import type { ActiveUid } from "../core/caller.ts";
import { inQueue } from "../core/keyed-queue.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { sha256 } from "../core/sha256.ts";
import { accountDeletions, type StoredAccountDeletion } from "../firestore/collections.ts";
import { db, inTransaction, type Transaction, transactionDeadline } from "../firestore/db.ts";

const RETENTION_MILLISECONDS = ACCOUNT_DELETION_HOURS * 60 * 60 * 1000;

const CONDITION_FAILED: ReadonlySet<unknown> = new Set([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
]);

export function markAccountDeleting(
  tx: Transaction,
  note: Pick<StoredAccountDeletion, "_id" | "isOwnWish">,
): void {
  tx.create(accountDeletions.doc(note._id), { ...note, accountHash: sha256(note._id) });
}

/** Reads in its transaction, so it comes before all writes. */
export async function isAccountDeleting(tx: Transaction, accountHash: string): Promise<boolean> {
  const { docs } = await tx.get(accountDeletions.withConverter(null).where("accountHash", "==", accountHash));
  return docs.some((note) => note.get("expiresAt") === undefined);
}

export async function recordOwnRequest(uid: string): Promise<void> {
  await accountDeletions.doc(uid).update({ isOwnWish: true });
}

export async function findAccountDeletion(
  uid: string,
): Promise<Pick<StoredAccountDeletion, "isOwnWish"> | undefined> {
  const note = await accountDeletions.doc(uid).get();
  return note.exists ? { isOwnWish: note.get("isOwnWish") === true } : undefined;
}

export function markAccountDeleted(tx: Transaction, uid: string): void {
  tx.update(accountDeletions.doc(uid), {
    expiresAt: Timestamp.fromMillis(Date.now() + RETENTION_MILLISECONDS),
  });
}

export function assertNotDeleting(commit: Transaction | WriteBatch, uid: string): ActiveUid {
  (commit as WriteBatch).delete(accountDeletions.doc(uid), { exists: false });
  return uid as ActiveUid;
}

export async function isCausedByDeletion(failure: unknown, uid: string): Promise<boolean> {
  return CONDITION_FAILED.has(libraryCodeOf(failure)) && (await findAccountDeletion(uid)) !== undefined;
}

export async function asDeletionError(failure: unknown, uid: string): Promise<unknown> {
  return (await isCausedByDeletion(failure, uid)) ? accountDeletedError(failure) : failure;
}

export function accountDeletedError(cause: unknown): AppError {
  return new AppError("unauthenticated", "Please sign in again.", { cause });
}

export async function storeUnlessDeleting(uid: string, write: (batch: WriteBatch) => void): Promise<void> {
  const batch = db.batch();
  write(batch);
  assertNotDeleting(batch, uid);
  await mapDeletionError(uid, batch.commit());
}

/** An account's changes take turns. */
export function changeUnlessDeleting<Result>(
  uid: string,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const work = async (tx: Transaction) => {
    const result = await change(tx);
    assertNotDeleting(tx, uid);
    return result;
  };
  const deadline = transactionDeadline();
  return mapDeletionError(
    uid,
    inQueue(uid, () => inTransaction(work, deadline)),
  );
}

export async function mapDeletionError<Result>(uid: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (failure) {
    throw await asDeletionError(failure, uid);
  }
}
