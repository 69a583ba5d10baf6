import { Timestamp } from "firebase-admin/firestore";
import { productOf } from "../../functions/scripts/made-up/product-of.ts";
import type { CatalogueItem } from "../../functions/src/catalogue/catalogue-item.ts";
import { findSnapshot, writeSnapshot } from "../../functions/src/catalogue/replica/snapshot.store.ts";
import { pack } from "../../functions/src/catalogue/replica/snapshot-chunks.ts";
import { CATALOGUE_FORMAT } from "../../functions/src/catalogue/sqlite/schema.ts";
import { SqliteCatalogue } from "../../functions/src/catalogue/sqlite/sqlite-catalogue.ts";
import { products } from "../../functions/src/firestore/collections.ts";
import { db } from "../../functions/src/firestore/db.ts";
import { serverNow } from "../../functions/src/firestore/server-time.ts";

/** The emulator takes minutes for a hundred thousand documents, and a search reads none of them. */
export const DOCUMENTS = 1_000;
const IN_COMMIT = 100;

/** Writes their documents. `updatedAt` is now, unless it's given. */
export async function writeProducts(items: readonly CatalogueItem[], updatedAt?: Date): Promise<void> {
  const time = updatedAt ? Timestamp.fromDate(updatedAt) : serverNow;
  for (let first = 0; first < items.length; first += IN_COMMIT) {
    const batch = db.batch();
    for (const item of items.slice(first, first + IN_COMMIT)) {
      batch.set(products.doc(item._id), { ...productOf(item), version: 1, updatedAt: time });
    }
    await batch.commit();
  }
}

/** Writes the snapshot of all parts, and the documents of the first ones. */
export async function fill(items: readonly CatalogueItem[]): Promise<void> {
  await writeProducts(items.slice(0, DOCUMENTS));
  const catalogue = new SqliteCatalogue();
  catalogue.replace(items);
  const now = Timestamp.now();
  const made = { format: CATALOGUE_FORMAT, coversUntil: now, madeAfreshAt: now };
  const isWritten = await writeSnapshot(await findSnapshot(), made, pack(catalogue));
  if (!isWritten) throw new Error("Somebody else writes snapshots in this project.");
}
