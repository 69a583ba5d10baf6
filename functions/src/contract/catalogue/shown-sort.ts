import type { CatalogueQuery } from "./search.ts";

type Sort = NonNullable<CatalogueQuery["sort"]>;

/** Gives the sort of the shop's own pages where their address doesn't say: what was looked for, or what fits, comes first. */
export function shownSort({ q, make, sort }: Pick<CatalogueQuery, "q" | "make" | "sort">): Sort {
  return sort ?? (q || make !== undefined ? "best" : "newest");
}
