import * as z from "zod/mini";
import { decimalOf, type Money } from "../contract/money.ts";
import { priceCodec } from "../contract/price-codec.ts";

// Between the wire, where a price is a decimal number, and the shop, where it is money.

export function encodeProduct<P extends { price: Money }>({ price, ...product }: P) {
  return { ...product, price: decimalOf(price) };
}

export function decodeProduct<P extends { price: number }>({ price, ...product }: P) {
  return { ...product, price: z.decode(priceCodec, price) };
}
