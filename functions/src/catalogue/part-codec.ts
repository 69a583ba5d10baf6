import { encodeProduct } from "../contract/product-codec.ts";
import type { readPart } from "./catalogue.domain.ts";

export function encodePart(found: Awaited<ReturnType<typeof readPart>>) {
  const { updatedAt, ...part } = encodeProduct(found);
  return { ...part, updatedAt: updatedAt.toDate().toISOString() };
}
