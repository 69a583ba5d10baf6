import { listProducts } from "@carparts/functions/contract/products";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

export const FEATURED = 6;

export const featuredQuery = queryOptions({
  queryKey: ["products", "featured"],
  queryFn: ({ signal }) => call(listProducts, { query: { limit: FEATURED } }, { signal }),
});
