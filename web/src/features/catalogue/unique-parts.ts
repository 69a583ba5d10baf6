import type { CatalogueAnswer, CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";

/** Each part once: one that has changed meanwhile may come again on a later page. */
export function uniqueParts(pages: readonly CatalogueAnswer[]): CatalogueEntry[] {
  const parts = new Map(pages.flatMap(({ items }) => items).map((part) => [part._id, part]));
  return [...parts.values()];
}
