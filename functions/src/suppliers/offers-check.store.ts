import { nameKey } from "../contract/values/names.ts";
import { batchesOf } from "../firestore/batches.ts";
import { productInternals } from "../firestore/collections.ts";
import { readable } from "../firestore/readable.ts";
import { findThings } from "../nouns/nouns.store.ts";
import { removeOffers } from "../parts/internals.store.ts";

/** Parts with an offer of a supplier who is gone, because a deletion was cut off. With `isBooked` these offers go, too. */
export async function* findOfferFaults(isBooked: boolean): AsyncGenerator<string> {
  const sold = new Map<string, Set<string>>();
  for await (const batch of batchesOf(productInternals, 500))
    for (const document of batch)
      for (const { supplierId } of readable(document)?.offers ?? [])
        sold.set(supplierId, (sold.get(supplierId) ?? new Set()).add(document.id));
  // Read after the parts, so that nobody who was added meanwhile seems to be gone.
  const suppliers = await findThings("supplier");
  const gone = [...sold].filter(([id]) => !suppliers.has(nameKey(id)));
  for (const [id, parts] of isBooked ? gone : []) await removeOffers(id, [...parts]);
  yield* new Set(gone.flatMap(([, parts]) => [...parts]));
}
