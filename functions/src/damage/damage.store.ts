import { FieldPath, type Query } from "firebase-admin/firestore";
import { Damage } from "../contract/admin/damage.ts";
import type { ListQuery } from "../contract/list.ts";
import { id as Id } from "../contract/values/primitives.ts";
import { collections } from "../firestore/all-collections.ts";
import { batchesOf } from "../firestore/batches.ts";
import { damage as notes } from "../firestore/collections.ts";
import { type ListPage, noSuchPage } from "../firestore/page.ts";
import { findDamageIn } from "../firestore/readable.ts";

async function presentDamage(note: unknown): Promise<Damage | undefined> {
  const { data } = Damage.safeParse(note);
  const collection = collections.find(({ id }) => id === data?.collection);
  return data && collection && findDamageIn(await collection.doc(data.document).get());
}

/** Deletes the notes of documents that are no longer damaged. */
export async function listDamage({ limit, after }: ListQuery): Promise<ListPage<Damage>> {
  const byName = notes.withConverter(null).orderBy(FieldPath.documentId()).limit(limit);
  if (after !== undefined && !Id.safeParse(after).success) throw noSuchPage(new Error("Not an id."));
  const { docs } = await (after === undefined ? byName : byName.startAfter(after)).get();
  const found = await Promise.all(
    docs.map(async (note) => {
      const damage = await presentDamage(note.data());
      if (!damage) await note.ref.delete();
      return damage ?? [];
    }),
  );
  return { items: found.flat(), next: docs[limit - 1]?.id ?? null };
}

const LOOKED_AT = 2;

/** Notes of what was mended since go when they are looked at, so that none is left where all was. */
export async function countDamage(): Promise<number> {
  await listDamage({ limit: LOOKED_AT });
  return (await notes.count().get()).data().count;
}

/** In memory at once. A picture has up to 600 kB. */
const AT_ONCE = 100;

/** Reads the whole database. */
export async function* findDamage(): AsyncGenerator<Damage> {
  for (const collection of collections) {
    for await (const batch of batchesOf(collection as Query, AT_ONCE))
      yield* batch.flatMap((one) => findDamageIn(one) ?? []);
  }
}
