import { nameKey } from "../contract/values/names.ts";
import { AppError } from "../core/app-error.ts";
import type { Transaction } from "../firestore/db.ts";
import type { StoredOffer } from "../firestore/stored-part.ts";
import { findThings } from "../nouns/nouns.store.ts";
import { removeOffers } from "../parts/internals.store.ts";

const GONE =
  "A supplier of these offers is not in the shop. Choose one of the list, or add it under Suppliers.";

type Named = Pick<StoredOffer, "supplierId">;

export async function offersOfSuppliers<Offer extends Named>(
  offers: readonly Offer[],
  tx?: Transaction,
): Promise<Offer[]> {
  if (offers.length === 0) return [];
  const suppliers = await findThings("supplier", tx);
  return offers.filter(({ supplierId }) => suppliers.has(nameKey(supplierId)));
}

/** In a transaction none of them is deleted before the commit. */
export async function assertSuppliers(offers: readonly Named[], tx?: Transaction): Promise<void> {
  if ((await offersOfSuppliers(offers, tx)).length < offers.length)
    throw new AppError("invalid", GONE, { fields: { offers: GONE } });
}

interface Offered {
  readonly _id: string;
  readonly offers: readonly Named[];
}

/** Comes after a commit that locks no suppliers: offers of one that was deleted meanwhile go, as its others did. */
export async function removeLostOffers(parts: readonly Offered[]): Promise<void> {
  const offered = parts.flatMap(({ _id, offers }) => offers.map(({ supplierId }) => ({ _id, supplierId })));
  const there = new Set(await offersOfSuppliers(offered));
  const lost = Map.groupBy(
    offered.filter((each) => !there.has(each)),
    ({ supplierId }) => supplierId,
  );
  for (const [supplierId, of] of lost)
    await removeOffers(
      supplierId,
      of.map(({ _id }) => _id),
    );
}
