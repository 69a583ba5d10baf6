import { MissingSpent } from "../core/guest-reads.ts";
import type { StoredProduct } from "../firestore/collections.ts";
import { findAskedPart, findPart } from "../parts/parts.store.ts";
import { replica } from "./replica/own-replica.ts";

/** Once the ids that no part has were too many, those of parts that the copy has are read, and no others. */
export async function askedPart(id: string): Promise<StoredProduct | undefined> {
  try {
    return await findAskedPart(id);
  } catch (error) {
    if (!(error instanceof MissingSpent)) throw error;
    const { catalogue } = await replica.present();
    if (catalogue.nameOf(id) === undefined) throw error;
    return findPart(id);
  }
}
