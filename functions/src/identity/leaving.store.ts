import { Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { LEAVING_HOURS } from "../contract/values/kept-for.ts";
import { AppError } from "../core/app-error.ts";
import type { Staying } from "../core/caller.ts";
import { inQueue } from "../core/keyed-queue.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { sha256 } from "../core/sha256.ts";
import { leaving, type StoredLeaving } from "../firestore/collections.ts";
import { db, inTransaction, type Transaction, transactionDeadline } from "../firestore/db.ts";

const REMEMBERED_MILLISECONDS = LEAVING_HOURS * 60 * 60 * 1000;

const CONDITION_FAILED: ReadonlySet<unknown> = new Set([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
]);

export function noteLeaving(tx: Transaction, note: Pick<StoredLeaving, "_id" | "isOwnWish">): void {
  tx.create(leaving.doc(note._id), { ...note, accountHash: sha256(note._id) });
}

/** Whether an account is being removed. Reads in its transaction, so it comes before all writes. */
export async function isLeaving(tx: Transaction, accountHash: string): Promise<boolean> {
  const { docs } = await tx.get(leaving.withConverter(null).where("accountHash", "==", accountHash));
  return docs.some((note) => note.get("expiresAt") === undefined);
}

export async function noteOwnWish(uid: string): Promise<void> {
  await leaving.doc(uid).update({ isOwnWish: true });
}

export async function findLeaving(uid: string): Promise<Pick<StoredLeaving, "isOwnWish"> | undefined> {
  const note = await leaving.doc(uid).get();
  return note.exists ? { isOwnWish: note.get("isOwnWish") === true } : undefined;
}

export function noteGone(tx: Transaction, uid: string): void {
  tx.update(leaving.doc(uid), { expiresAt: Timestamp.fromMillis(Date.now() + REMEMBERED_MILLISECONDS) });
}

export function unlessLeaving(commit: Transaction | WriteBatch, uid: string): Staying {
  (commit as WriteBatch).delete(leaving.doc(uid), { exists: false });
  return uid as Staying;
}

export async function isLeavingCause(failure: unknown, uid: string): Promise<boolean> {
  return CONDITION_FAILED.has(libraryCodeOf(failure)) && (await findLeaving(uid)) !== undefined;
}

export async function reasonOf(failure: unknown, uid: string): Promise<unknown> {
  return (await isLeavingCause(failure, uid)) ? accountGone(failure) : failure;
}

export function accountGone(cause: unknown): AppError {
  return new AppError("unauthenticated", "Please sign in again.", { cause });
}

export async function storeUnlessLeaving(uid: string, write: (batch: WriteBatch) => void): Promise<void> {
  const batch = db.batch();
  write(batch);
  unlessLeaving(batch, uid);
  await orAccountGone(uid, batch.commit());
}

/** An account's changes take turns. */
export function changeUnlessLeaving<Result>(
  uid: string,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const work = async (tx: Transaction) => {
    const result = await change(tx);
    unlessLeaving(tx, uid);
    return result;
  };
  const deadline = transactionDeadline();
  return orAccountGone(
    uid,
    inQueue(uid, () => inTransaction(work, deadline)),
  );
}

export async function orAccountGone<Result>(uid: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (failure) {
    throw await reasonOf(failure, uid);
  }
}
