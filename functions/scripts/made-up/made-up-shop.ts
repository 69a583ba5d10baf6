import { FieldPath, type WriteBatch } from "firebase-admin/firestore";
import { batchesOf } from "../../src/firestore/batches.ts";
import { movements, partNumbers, products } from "../../src/firestore/collections.ts";
import { db } from "../../src/firestore/db.ts";
import { deleteInternals } from "../../src/parts/internals.store.ts";
import { writeTombstone } from "../../src/parts/tombstones.store.ts";
import { createProduct } from "../../src/products/products.store.ts";
import { OPERATOR } from "../../src/stock/stock-rule.ts";
import { madeUpIndex, madeUpPart } from "./made-up-parts.ts";
import { productOf } from "./product-of.ts";

/** Always the same, so that a run does what an earlier one left undone. */
const SEED = 1;
const PARTS_IN_COMMIT = 100;
const COMMITS_AT_ONCE = 4;
/** The emulator looks at all documents for each query. */
const IDS_AT_ONCE = 20_000;
const REMOVED_AT_ONCE = 2_500;

// All ids of made-up parts are between these.
const [FIRST, LAST] = ["made-up-", "made-up-~"];

type Done = (count: number) => void;

/** The places of the made-up parts in the shop. */
export async function presentPlaces(): Promise<Set<number>> {
  const places = new Set<number>();
  for await (const ids of pagesOfIds(IDS_AT_ONCE)) for (const id of ids) places.add(madeUpIndex(id));
  return places;
}

/** Adds the made-up parts of these places, each with its stock's first movement and its number. */
export function addMadeUp(places: readonly number[], done: Done): Promise<void> {
  return commitEach(places, done, (batch, place) => {
    createProduct(batch, productOf(madeUpPart(place, SEED)), { cause: "seed", who: OPERATOR });
  });
}

/** Takes the made-up parts away again, but for so many, with all that belongs to them. */
export async function removeMadeUp(remaining: number, done: Done): Promise<void> {
  for await (const ids of pagesOfIds(REMOVED_AT_ONCE)) {
    const [first = "", last = ""] = [ids[0], ids.at(-1)];
    const belonging = [movements, partNumbers].map((collection) =>
      collection.withConverter(null).where("productId", ">=", first).where("productId", "<=", last).get(),
    );
    const documents = (await Promise.all(belonging)).flatMap(({ docs }) => docs);
    const byPart = Map.groupBy(documents, (document) => String(document.get("productId")));
    const surplus = ids.filter((id) => madeUpIndex(id) >= remaining);
    await commitEach(surplus, done, (batch, id) => {
      for (const { ref } of byPart.get(id) ?? []) batch.delete(ref);
      batch.delete(products.doc(id));
      deleteInternals(batch, id);
      writeTombstone(batch, id);
    });
  }
}

/** Some commits at once, each of many parts: all that is written of a part is in the same one. */
async function commitEach<Part>(
  parts: readonly Part[],
  done: Done,
  write: (batch: WriteBatch, part: Part) => void,
): Promise<void> {
  const left = [...parts];
  const commit = async () => {
    while (left.length > 0) {
      const page = left.splice(0, PARTS_IN_COMMIT);
      const batch = db.batch();
      for (const part of page) write(batch, part);
      await batch.commit();
      done(page.length);
    }
  };
  await Promise.all(Array.from({ length: COMMITS_AT_ONCE }, commit));
}

async function* pagesOfIds(size: number): AsyncGenerator<string[]> {
  const name = FieldPath.documentId();
  const all = products.withConverter(null).select().where(name, ">=", FIRST).where(name, "<=", LAST);
  for await (const documents of batchesOf(all, size)) yield documents.map(({ id }) => id);
}
