import type { BulkChange } from "../contract/admin/bulk-changes.ts";
import { MOST_OFFERS } from "../contract/admin/offers.ts";
import { AppError } from "../core/app-error.ts";
import type { StoredOffer } from "../firestore/stored-part.ts";

const FULL = `The part has ${MOST_OFFERS} offers already. Remove one of them first.`;

/** The offers of a part whose orders go to this supplier from now on. */
export function preferring(
  offers: readonly StoredOffer[],
  { supplierId, pack }: NonNullable<BulkChange["offer"]>,
): StoredOffer[] {
  const none = { supplierId, number: null, pack: 1, cost: null, days: null, isPreferred: true };
  const isThere = offers.some((offer) => offer.supplierId === supplierId);
  const all = isThere ? offers : [...offers, none];
  if (all.length > MOST_OFFERS) throw new AppError("invalid", FULL, { fields: { offers: FULL } });
  return all.map((offer) => {
    const isPreferred = offer.supplierId === supplierId;
    return { ...offer, isPreferred, ...(isPreferred && pack !== undefined && { pack }) };
  });
}
