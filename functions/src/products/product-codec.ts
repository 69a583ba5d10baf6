import * as z from "zod/mini";
import type { PartDetails, SomePartDetails } from "../contract/part-details.ts";
import { decimalOf, type Money } from "../contract/values/money.ts";
import { priceCodec } from "../contract/values/price-codec.ts";

// Between the wire, where a price is a decimal number and details may be left out, and the shop, where it is money and
// they are all there.

export function encodeProduct<P extends { price: Money }>({ price, ...product }: P) {
  return { ...product, price: decimalOf(price) };
}

export function decodeProduct<P extends { price: number } & SomePartDetails>({ price, ...product }: P) {
  return { ...product, ...detailsOf(product), price: z.decode(priceCodec, price) };
}

function detailsOf(given: SomePartDetails): PartDetails {
  return {
    partNumber: given.partNumber ?? null,
    brand: given.brand ?? "",
    group: given.group ?? "other",
    oemNumbers: given.oemNumbers ?? [],
    equivalents: given.equivalents ?? [],
    supersededBy: given.supersededBy ?? null,
    fitment: given.fitment ?? [],
  };
}
