import * as z from "zod/mini";
import type { Offer } from "../contract/admin/offers.ts";
import { decimalOf } from "../contract/values/money.ts";
import { priceCodec } from "../contract/values/price-codec.ts";
import type { StoredOffer } from "../firestore/stored-part.ts";

export function decodeOffers(offers: readonly Offer[]): StoredOffer[] {
  return offers.map(({ cost, ...offer }) => ({
    ...offer,
    cost: cost === null ? null : z.decode(priceCodec, cost),
  }));
}

export function encodeOffers(offers: readonly StoredOffer[]): Offer[] {
  return offers.map(({ cost, ...offer }) => ({ ...offer, cost: cost && decimalOf(cost) }));
}
