import { FieldPath, Timestamp } from "firebase-admin/firestore";
import { MISSED_DAYS } from "../contract/values/retention.ts";
import { missedSearches, type StoredMissed } from "../firestore/collections.ts";
import { inTransaction } from "../firestore/db.ts";
import { readable, readableOnes } from "../firestore/readable.ts";
import { dayOf } from "../parts/internals-rule.ts";
import { MissedCount } from "./missed-count.ts";
import { MissedTexts } from "./missed-texts.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Adds to the day's counts in a transaction, so that all processes together keep no more texts than one. */
export function writeMissed(missed: MissedTexts, now = Date.now()): Promise<void> {
  const document = missedSearches.doc(dayOf(new Date(now)));
  return inTransaction(async (tx) => {
    const snapshot = await tx.get(document);
    const present = readable(snapshot);
    // A damaged one stays as it is until somebody looks after it.
    if (snapshot.exists && !present) return;
    const sum = new MissedTexts();
    for (const counts of [present, missed]) if (counts) sum.addAll(counts);
    const { texts, filtered, vehicles, others } = sum;
    const expiresAt = present?.expiresAt ?? Timestamp.fromMillis(now + MISSED_DAYS * DAY);
    tx.set(document, { _id: document.id, texts, filtered, vehicles, others, expiresAt });
  });
}

const ofProcess = new MissedCount(writeMissed);

export const noteMissed = ofProcess.note.bind(ofProcess);

export const noteMissedVehicle = ofProcess.noteVehicle.bind(ofProcess);

/** The days since then, today included, oldest first. Those without any are left out. */
export async function findMissed(days: number, now = Date.now()): Promise<StoredMissed[]> {
  const first = dayOf(new Date(now - (days - 1) * DAY));
  const byDay = missedSearches.orderBy(FieldPath.documentId());
  return readableOnes((await byDay.startAt(first).get()).docs);
}
