import type { StoredProduct } from "../firestore/collections.ts";

export type CatalogueItem = Omit<
  StoredProduct,
  "price" | "deposit" | "updatedAt" | "movementCount" | "isBelowMinimum"
> & {
  /** The price of one piece in whole cents, so that ranges and sums are exact. */
  readonly cents: number;
  readonly depositCents: number;
} & Partial<Pick<StoredProduct, "updatedAt">>;

export type Equivalent = CatalogueItem["equivalents"][number];
