import { isDeepStrictEqual } from "node:util";
import { MOST_OFFERS, type Offer } from "../contract/admin/offers.ts";
import { nameKey } from "../contract/values/names.ts";
import type { StoredOffer } from "../firestore/stored-part.ts";
import { encodeOffers } from "../parts/offers-codec.ts";
import type { ReadRow } from "./row-reader.ts";

/** The ids of suppliers by their names, as names are compared. */
export type SupplierIds = ReadonlyMap<string, string>;

const UNKNOWN = "No supplier has this name. Add it under Suppliers first, or correct the name.";
const FULL = `The part has ${MOST_OFFERS} offers already. Remove one of them first.`;

export function supplierIn({ values }: ReadRow, suppliers: SupplierIds): string | undefined {
  return values.supplier === undefined ? undefined : suppliers.get(nameKey(values.supplier));
}

/** A row's offer among those that its part has: only what the row names of it is changed. */
export function withRowOffer(
  { values: { supplierNumber, pack, cost } }: ReadRow,
  supplierId: string,
  offers: readonly Offer[],
): Offer[] {
  const named = {
    ...(supplierNumber !== undefined && { number: supplierNumber }),
    ...(pack !== undefined && { pack }),
    ...(cost !== undefined && { cost }),
  };
  const none = { supplierId, number: null, pack: 1, cost: null, days: null, isPreferred: false };
  const isThere = offers.some((offer) => offer.supplierId === supplierId);
  const all = isThere ? offers : [...offers, none];
  return all.map((offer) => (offer.supplierId === supplierId ? { ...offer, ...named } : offer));
}

interface Offered {
  /** Without the offer's cells, which are an offer of the part now. */
  readonly row: ReadRow;
  readonly fault?: readonly [column: "supplier", reason: string];
}

/** Puts what a row says of a supplier among the part's offers. Those from before others changed them stay theirs. */
export function offerOfRow(
  row: ReadRow,
  suppliers: SupplierIds,
  present: readonly StoredOffer[] = [],
  before: readonly StoredOffer[] = present,
): Offered {
  if (row.values.supplier === undefined) return { row };
  const { supplier: _name, supplierNumber: _number, pack: _pack, cost: _cost, ...values } = row.values;
  const supplierId = supplierIn(row, suppliers);
  if (supplierId === undefined) return { row, fault: ["supplier", UNKNOWN] };
  const [old, now] = [encodeOffers(before), encodeOffers(present)];
  if (isDeepStrictEqual(withRowOffer(row, supplierId, old), old)) return { row: { ...row, values } };
  const offers = withRowOffer(row, supplierId, now);
  if (offers.length > MOST_OFFERS) return { row, fault: ["supplier", FULL] };
  return { row: { ...row, values: { ...values, offers } } };
}
