import { type CollectionReference, type DocumentReference, FieldValue } from "firebase-admin/firestore";
import { collections } from "../all-collections.ts";
import { batchesOf } from "../batches.ts";
import { inTransaction } from "../db.ts";
import { findDamageIn } from "../readable.ts";
import { upgrade, versionOf } from "./history.ts";
import type { Fields } from "./migration.ts";

const AT_ONCE = 200;

/** In milliseconds: a command has more time than a call of the shop. */
export const LONGEST_STEP = 60_000;

export interface Progress {
  readonly collection: string;
  readonly read: number;
  /** Documents of an earlier version, which a dry run only counts. */
  readonly outdated: number;
  /** Documents that can't be read after the migration either. They stay as they are. */
  readonly damaged: number;
}

/** The documents say themselves what is done: after a crash, another run continues with the rest. */
export async function* migrate({ isDry }: { isDry: boolean }): AsyncGenerator<Progress> {
  for (const collection of collections.filter(({ id }) => versionOf(id) > 0)) {
    yield* migrateCollection(collection as CollectionReference<object>, isDry);
  }
}

async function* migrateCollection(
  collection: CollectionReference<object>,
  isDry: boolean,
): AsyncGenerator<Progress> {
  const counts = { read: 0, outdated: 0, damaged: 0 };
  for await (const batch of batchesOf(collection, AT_ONCE)) {
    const old = batch.filter((document) => document.get("schemaVersion") !== versionOf(collection.id));
    // Reads are upgraded, so this finds what stays damaged.
    const whole = old.filter((document) => !findDamageIn(document));
    if (!isDry) await Promise.all(whole.map(({ ref }) => migrateDocument(ref.withConverter(null))));
    counts.read += batch.length;
    counts.outdated += whole.length;
    counts.damaged += old.length - whole.length;
    yield { collection: collection.id, ...counts };
  }
}

/** Starts over if the document was changed meanwhile. */
async function migrateDocument(document: DocumentReference): Promise<void> {
  await inTransaction(async (tx) => {
    const stored = await document.get();
    const fields = stored.data() ?? {};
    const present = upgrade(document.parent.id, fields, document.id);
    if (!stored.updateTime || present === fields) return;
    tx.update(document, changesIn(fields, present), { lastUpdateTime: stored.updateTime });
  }, Date.now() + LONGEST_STEP);
}

function changesIn(before: Fields, after: Fields): Record<string, unknown> {
  const removed = Object.keys(before).filter((name) => !(name in after));
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name]);
  return Object.fromEntries([...removed.map((name) => [name, FieldValue.delete()]), ...changed]);
}
