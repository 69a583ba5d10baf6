import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Damage } from "../contract/admin/damage.ts";
import { log } from "../core/log.ts";
import { sha256 } from "../core/sha256.ts";
import { damage as notes } from "./collections.ts";
import { DamagedDocument } from "./converter.ts";

/** Reports each document once in this time, in milliseconds. */
const THROTTLE_MILLISECONDS = 10 * 60_000;

const MAX_THROTTLED = 100;

const reportedUntil = new Map<string, number>();

export function findDamageIn(snapshot: DocumentSnapshot): Damage | undefined {
  try {
    snapshot.data();
    return undefined;
  } catch (error) {
    if (error instanceof DamagedDocument) return error.damage;
    throw error;
  }
}

/** Returns undefined for a missing document, and for a damaged one, which it reports to admins. */
export function readable<Data>(snapshot: DocumentSnapshot<Data>): Data | undefined {
  try {
    return snapshot.data();
  } catch (error) {
    if (!(error instanceof DamagedDocument)) throw error;
    reportDamage(error.damage);
    return undefined;
  }
}

export function readableOnes<Data>(snapshots: readonly DocumentSnapshot<Data>[]): Data[] {
  return snapshots.flatMap((snapshot) => readable(snapshot) ?? []);
}

/** Not awaited: the log line is written either way. */
function reportDamage(damage: Damage): void {
  if (!admitReport(`${damage.collection}/${damage.document}`)) return;
  log("damagedDocument", "A document is damaged and left out.", { ...damage });
  recordDamage(damage).catch((cause) => {
    log("setback", "A damaged document could not be noted.", { ...damage, cause: String(cause) });
  });
}

function admitReport(path: string): boolean {
  const now = Date.now();
  for (const [path, until] of reportedUntil) if (until <= now) reportedUntil.delete(path);
  if (reportedUntil.has(path) || reportedUntil.size >= MAX_THROTTLED) return false;
  reportedUntil.set(path, now + THROTTLE_MILLISECONDS);
  return true;
}

export async function recordDamage(damage: Damage): Promise<void> {
  const note = notes.doc(sha256(`${damage.collection}/${damage.document}`));
  await note.set({ _id: note.id, ...damage });
}
