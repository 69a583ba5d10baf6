import { listProducts, type Product } from "@carparts/functions/contract/products";
import { queryOptions } from "@tanstack/react-query";
import { call, callPage } from "#lib/api-client.ts";
import { pageQuery } from "#lib/page-query.ts";

/** How many products the home page shows. */
export const FEATURED = 6;
const PAGE = 25;

/** The first six products of the catalogue, which is oldest first. */
export const featuredQuery = queryOptions({
  queryKey: ["products", "featured"],
  queryFn: ({ signal }) => call(listProducts, { query: { limit: FEATURED } }, { signal }),
});

/** One product as it is now, or null where there is none. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ["products", "one", id],
    queryFn: async ({ signal }) => {
      const [product] = await call(listProducts, { query: { id } }, { signal, isFresh: true });
      return product ?? null;
    },
  });
}

/** The whole catalogue as it is now, for those who manage it, however many parts it comes in. */
export const productsQuery = queryOptions({
  queryKey: ["products", "all"],
  queryFn: async ({ signal }) => {
    const products: Product[] = [];
    let after: string | undefined;
    do {
      const page = await callPage(listProducts, { query: after ? { after } : {} }, { signal, isFresh: true });
      products.push(...page.items);
      after = page.next;
    } while (after);
    return products;
  },
});

/** The catalogue as it is now, newest first and part by part, for those who manage it. */
export const managedProductsQuery = pageQuery(["products", "managed"], (after, signal) =>
  callPage(
    listProducts,
    { query: { sort: "newest", limit: PAGE, ...(after && { after }) } },
    { signal, isFresh: true },
  ),
);
