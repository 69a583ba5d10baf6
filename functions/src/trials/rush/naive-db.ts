import { setTimeout as delay } from "node:timers/promises";
import { getApps, initializeApp } from "firebase-admin/app";
import {
  type DocumentReference,
  getFirestore,
  type Query,
  type Transaction,
  type UpdateData,
} from "firebase-admin/firestore";

// Stands in for `firestore/db.ts` without transactions: it reads, decides, and writes a moment later. It takes
// the place of that file in a copy of the sources, where the trials must find it out; else they are blind.

if (getApps().length === 0) initializeApp();

export const db = getFirestore();

export type { Transaction };

const MOMENT_MILLISECONDS = 20;

/** Marks nothing: a retry is another request. */
export function withMark<Result>(_mark: unknown, work: () => Promise<Result>): Promise<Result> {
  return work();
}

export function setAnswer<Answer>(answer: Answer): Answer {
  return answer;
}

export function transactionDeadline(): number {
  return Number.POSITIVE_INFINITY;
}

export async function inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const writes: (() => Promise<unknown>)[] = [];
  const naive = {
    get: (source: DocumentReference | Query) => source.get(),
    create: (ref: DocumentReference, data: object) => writes.push(() => ref.create(data)),
    set: (ref: DocumentReference, data: object) => writes.push(() => ref.set(data)),
    update: (ref: DocumentReference, data: UpdateData<object>) => writes.push(() => ref.update(data)),
    delete: (ref: DocumentReference) => writes.push(() => ref.delete()),
  };
  const result = await work(naive as unknown as Transaction);
  await delay(MOMENT_MILLISECONDS);
  for (const write of writes) await write();
  return result;
}
