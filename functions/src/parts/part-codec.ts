import * as z from "zod/mini";
import { partDefaults } from "../contract/admin/part-fields.ts";
import type { AddProduct } from "../contract/admin/products.ts";
import { decimalOf, type Money } from "../contract/values/money.ts";
import { priceCodec } from "../contract/values/price-codec.ts";
import type { StoredInternals, StoredProduct } from "../firestore/collections.ts";

// Between the wire, with decimal prices and optional fields, and the shop, with money and all fields.

export function encodeProduct<P extends { price: Money; deposit: Money }>({ price, deposit, ...product }: P) {
  return { ...product, price: decimalOf(price), deposit: decimalOf(deposit) };
}

export function encodePart<P extends Pick<StoredProduct, "price" | "deposit" | "updatedAt">>(found: P) {
  const { updatedAt, ...part } = encodeProduct(found);
  return { ...part, updatedAt: updatedAt.toDate().toISOString() };
}

export function encodeWithInternals<P extends Parameters<typeof encodePart>[0] & StoredInternals>({
  cost,
  ...part
}: P) {
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
