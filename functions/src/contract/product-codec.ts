import * as z from "zod/mini";
import type { PartDetails, SomePartDetails } from "./part-details.ts";
import { decimalOf, type Money } from "./values/money.ts";
import { priceCodec } from "./values/price-codec.ts";

// Between the wire, with decimal prices and optional details, and the shop, with money and all details.

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
