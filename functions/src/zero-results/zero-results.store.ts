import { FieldPath, Timestamp } from "firebase-admin/firestore";
import { ZERO_RESULT_DAYS } from "../contract/values/retention.ts";
import { type StoredZeroResults, zeroResults } from "../firestore/collections.ts";
import { inTransaction } from "../firestore/db.ts";
import { readable, readableOnes } from "../firestore/readable.ts";
import { dayOf } from "../parts/internals-rule.ts";
import { ZeroResultBuffer } from "./zero-result-buffer.ts";
import { ZeroResultCounts } from "./zero-result-counts.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Adds to the day's counts in a transaction, so that all processes together keep no more texts than one. */
export function writeZeroResults(added: ZeroResultCounts, now = Date.now()): Promise<void> {
  const document = zeroResults.doc(dayOf(new Date(now)));
  return inTransaction(async (tx) => {
    const snapshot = await tx.get(document);
    const present = readable(snapshot);
    // A damaged one is left for an admin.
    if (snapshot.exists && !present) return;
    const sum = new ZeroResultCounts();
    for (const counts of [present, added]) if (counts) sum.addAll(counts);
    const { texts, filtered, vehicles, others } = sum;
    const expiresAt = present?.expiresAt ?? Timestamp.fromMillis(now + ZERO_RESULT_DAYS * DAY);
    tx.set(document, { _id: document.id, texts, filtered, vehicles, others, expiresAt });
  });
}

const ofProcess = new ZeroResultBuffer(writeZeroResults);

export const recordZeroResults = ofProcess.record.bind(ofProcess);

export const recordVehicleWithoutResults = ofProcess.recordVehicle.bind(ofProcess);

/** The days since then, today included, oldest first. Those without any are left out. */
export async function findZeroResults(days: number, now = Date.now()): Promise<StoredZeroResults[]> {
  const first = dayOf(new Date(now - (days - 1) * DAY));
  const byDay = zeroResults.orderBy(FieldPath.documentId());
  return readableOnes((await byDay.startAt(first).get()).docs);
}
