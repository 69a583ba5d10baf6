import * as z from "zod/mini";
import type { Offer } from "../contract/admin/offers.ts";
import type { PartChanges } from "../contract/admin/part-changes.ts";
import { isAmount, partDefaults } from "../contract/admin/part-fields.ts";
import type { AddProduct } from "../contract/admin/products.ts";
import { decimalOf, type Money } from "../contract/values/money.ts";
import { priceCodec } from "../contract/values/price-codec.ts";
import type { StoredInternals, StoredProduct } from "../firestore/collections.ts";
import type { StoredOffer } from "../firestore/stored-part.ts";
import { decodeOffers, encodeOffers } from "./offers-codec.ts";
import type { Changes, PartFields } from "./part-changes.ts";
import { summaryOf } from "./ratings-rule.ts";

// Between the wire, with decimal prices and optional fields, and the shop, with money and all fields.

export function encodeProduct<P extends { price: Money; deposit: Money }>({ price, deposit, ...product }: P) {
  return { ...product, price: decimalOf(price), deposit: decimalOf(deposit) };
}

type StoredPrices = Pick<StoredProduct, "price" | "deposit" | "updatedAt" | "ratings" | "expected">;

export function encodePart<P extends StoredPrices>(found: P) {
  const { updatedAt, ratings, expected = null, ...part } = encodeProduct(found);
  return { ...part, expected, ratings: summaryOf(ratings), updatedAt: updatedAt.toDate().toISOString() };
}

export function encodeWithInternals<P extends StoredPrices & StoredInternals>({ cost, offers, ...part }: P) {
  return { ...encodePart(part), cost: cost && decimalOf(cost), offers: encodeOffers(offers) };
}

export function decodeProduct<P extends AddProduct>({
  price,
  deposit = 0,
  cost = null,
  offers = [],
  ...product
}: P) {
  return {
    ...partDefaults(),
    ...product,
    price: z.decode(priceCodec, price),
    deposit: z.decode(priceCodec, deposit),
    cost: cost === null ? null : z.decode(priceCodec, cost),
    offers: decodeOffers(offers),
  };
}

type PartInput = { readonly [Name in keyof AddProduct]?: AddProduct[Name] | undefined };

/** Only what is given. */
export function decodeFields(fields: PartInput): Partial<PartFields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, decodeField(name, value)]));
}

function decodeField(name: string, value: unknown): unknown {
  if (name === "offers") return decodeOffers(value as Offer[]);
  return isAmount(name) && typeof value === "number" ? z.decode(priceCodec, value) : value;
}

export function encodeChanges(changes: Changes): PartChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([name, { before, after }]) => {
      return [name, [encodeField(name, before), encodeField(name, after)]];
    }),
  );
}

function encodeField(name: string, value: unknown): unknown {
  if (name === "offers" && Array.isArray(value)) return encodeOffers(value as StoredOffer[]);
  return isAmount(name) && value ? decimalOf(value as Money) : value;
}
