import { listProducts } from "@carparts/functions/contract/products";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** The product now, or null if it doesn't exist. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ["products", "one", id],
    queryFn: async ({ signal }) => {
      const [product] = await call(listProducts, { query: { id } }, { signal, isFresh: true });
      return product ?? null;
    },
  });
}
