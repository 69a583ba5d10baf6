import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Damage } from "../contract/damage.ts";
import { log } from "../core/log.ts";
import { sha256 } from "../core/sha256.ts";
import { damage as notes } from "./collections.ts";
import { DamagedDocument } from "./converter.ts";

/** Milliseconds in which a process tells of one document once. */
const TOLD_ONCE_IN = 10 * 60_000;

/** As many as a process tells of in that time: where a whole collection is damaged, the first ones say so. */
const MOST_TOLD = 100;

const told = new Map<string, number>();

/**
 * What a document holds; undefined where there is none, and where it does not parse, which admins are told. One
 * damaged document is a fault of its own and nobody else's.
 */
export function readable<Data>(snapshot: DocumentSnapshot<Data>): Data | undefined {
  try {
    return snapshot.data();
  } catch (error) {
    if (!(error instanceof DamagedDocument)) throw error;
    tell(error.damage);
    return undefined;
  }
}

/** What the documents of a list hold, without the damaged ones. */
export function readableOnes<Data>(snapshots: readonly DocumentSnapshot<Data>[]): Data[] {
  return snapshots.flatMap((snapshot) => readable(snapshot) ?? []);
}

/** Nobody waits for the note, and without it the line in the log is there all the same. */
function tell(damage: Damage): void {
  if (!isNews(`${damage.collection}/${damage.document}`)) return;
  log("ERROR", "A document is damaged and left out.", { ...damage });
  noteDamage(damage).catch((cause) => {
    log("WARNING", "A damaged document could not be noted.", { ...damage, cause: String(cause) });
  });
}

function isNews(path: string): boolean {
  const now = Date.now();
  for (const [known, until] of told) if (until <= now) told.delete(known);
  if (told.has(path) || told.size >= MOST_TOLD) return false;
  told.set(path, now + TOLD_ONCE_IN);
  return true;
}

/** Notes a damaged document for the admins' overview, each under one name, however often it is met. */
export async function noteDamage(damage: Damage): Promise<void> {
  const note = notes.doc(sha256(`${damage.collection}/${damage.document}`));
  await note.set({ _id: note.id, ...damage });
}
