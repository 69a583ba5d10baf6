import { encodeProduct } from "../products/product-codec.ts";
import type { readPart } from "./catalogue.domain.ts";

/** A part as the wire shows it. */
export function encodePart(found: Awaited<ReturnType<typeof readPart>>) {
  const { updatedAt, ...part } = encodeProduct(found);
  return { ...part, updatedAt: updatedAt.toDate().toISOString() };
}
