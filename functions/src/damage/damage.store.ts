import { FieldPath, type Query, type QuerySnapshot } from "firebase-admin/firestore";
import { Damage } from "../contract/damage.ts";
import { collections } from "../firestore/all-collections.ts";
import { damage as notes } from "../firestore/collections.ts";
import { damageOf } from "../firestore/readable.ts";

const NOTES = 50;

async function presentDamage(note: unknown): Promise<Damage | undefined> {
  const { data } = Damage.safeParse(note);
  const collection = collections.find(({ id }) => id === data?.collection);
  return data && collection && damageOf(await collection.doc(data.document).get());
}

/** Deletes the notes of documents that are no longer damaged. */
export async function listDamage(after?: string): Promise<{ items: Damage[]; next: string | null }> {
  const byName = notes.withConverter(null).orderBy(FieldPath.documentId()).limit(NOTES);
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

const AT_ONCE = 500;

/** Reads the whole database, in batches. */
export async function* findDamage(): AsyncGenerator<Damage> {
  for (const collection of collections) {
    const byName: Query = collection.orderBy(FieldPath.documentId()).limit(AT_ONCE);
    for (let last: string | undefined = ""; last !== undefined; ) {
      const { docs }: QuerySnapshot = await (last ? byName.startAfter(last) : byName).get();
      for (const document of docs) {
        const damage = damageOf(document);
        if (damage) yield damage;
      }
      last = docs[AT_ONCE - 1]?.id;
    }
  }
}
