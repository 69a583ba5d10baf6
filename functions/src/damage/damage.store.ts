import { CollectionReference, type DocumentSnapshot, FieldPath, type Query } from "firebase-admin/firestore";
import { Damage } from "../contract/damage.ts";
import { batchesOf } from "../firestore/batches.ts";
import * as map from "../firestore/collections.ts";
import { DamagedDocument } from "../firestore/converter.ts";

const collections = Object.values(map).filter((value) => value instanceof CollectionReference);

function damageOf(snapshot: DocumentSnapshot): Damage | undefined {
  try {
    snapshot.data();
    return undefined;
  } catch (error) {
    if (error instanceof DamagedDocument) return error.damage;
    throw error;
  }
}

const NOTES = 50;

async function presentDamage(note: unknown): Promise<Damage | undefined> {
  const { data } = Damage.safeParse(note);
  const collection = collections.find(({ id }) => id === data?.collection);
  return data && collection && damageOf(await collection.doc(data.document).get());
}

/** Deletes the notes of documents that are no longer damaged. */
export async function listDamage(after?: string): Promise<{ items: Damage[]; next: string | null }> {
  const byName = map.damage.withConverter(null).orderBy(FieldPath.documentId()).limit(NOTES);
  const { docs } = await (after === undefined ? byName : byName.startAfter(after)).get();
  const found = await Promise.all(
    docs.map(async (note) => {
      const damage = await presentDamage(note.data());
      if (!damage) await note.ref.delete();
      return damage ?? [];
    }),
  );
  return { items: found.flat(), next: docs[NOTES - 1]?.id ?? null };
}

/** Reads the whole database. */
export async function* findDamage(): AsyncGenerator<Damage> {
  for (const collection of collections) {
    for await (const batch of batchesOf(collection as Query, 500))
      yield* batch.flatMap((one) => damageOf(one) ?? []);
  }
}
