import * as z from "zod/mini";
import type { PartChanges } from "../contract/admin/part-changes.ts";
import { isAmount, partDefaults } from "../contract/admin/part-fields.ts";
import type { AddProduct } from "../contract/admin/products.ts";
import { decimalOf, type Money } from "../contract/values/money.ts";
import { priceCodec } from "../contract/values/price-codec.ts";
import type { StoredInternals, StoredProduct } from "../firestore/collections.ts";
import type { Changes, PartFields } from "./part-changes.ts";
import { summaryOf } from "./ratings-rule.ts";

// Between the wire, with decimal prices and optional fields, and the shop, with money and all fields.

export function encodeProduct<P extends { price: Money; deposit: Money }>({ price, deposit, ...product }: P) {
  return { ...product, price: decimalOf(price), deposit: decimalOf(deposit) };
}

type StoredPrices = Pick<StoredProduct, "price" | "deposit" | "updatedAt" | "ratings">;

export function encodePart<P extends StoredPrices>(found: P) {
  const { updatedAt, ratings, ...part } = encodeProduct(found);
  return { ...part, ratings: summaryOf(ratings), updatedAt: updatedAt.toDate().toISOString() };
}

export function encodeWithInternals<P extends StoredPrices & StoredInternals>({ cost, ...part }: P) {
  return { ...encodePart(part), cost: cost && decimalOf(cost) };
}

export function decodeProduct<P extends AddProduct>({ price, deposit = 0, cost = null, ...product }: P) {
  return {
    ...partDefaults(),
    ...product,
    price: z.decode(priceCodec, price),
    deposit: z.decode(priceCodec, deposit),
    cost: cost === null ? null : z.decode(priceCodec, cost),
  };
}

type PartInput = { readonly [Name in keyof AddProduct]?: AddProduct[Name] | undefined };

/** Only what is given. */
export function decodeFields(fields: PartInput): Partial<PartFields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      isAmount(name) && typeof value === "number" ? z.decode(priceCodec, value) : value,
    ]),
  );
}

export function encodeChanges(changes: Changes): PartChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([name, { before, after }]) => {
      const shown = (value: unknown) => (isAmount(name) && value ? decimalOf(value as Money) : value);
      return [name, [shown(before), shown(after)]];
    }),
  );
}
