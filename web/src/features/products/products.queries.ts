import type { Input } from "@carparts/functions/contract/endpoint";
import { addProduct, deleteProduct, listProducts } from "@carparts/functions/contract/products";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callPage } from "#lib/api-client.ts";
import { pageQuery } from "#lib/page-query.ts";

/** The whole catalogue, oldest first. */
export const productsQuery = queryOptions({
  queryKey: ["products"],
  queryFn: ({ signal }) => call(listProducts, {}, { signal }),
});

const PAGE = 25;
const FRESH = { "Cache-Control": "no-cache" };

/** The catalogue as it is now, part by part, for those who manage it. */
export const managedProductsQuery = pageQuery(["products", "managed"], (after, signal) =>
  callPage(listProducts, { query: { limit: PAGE, ...(after && { after }) } }, { signal, headers: FRESH }),
);

/** What the form for a new product sends, as it is typed. */
export type ProductForm = Input<typeof addProduct>["body"];

export function useAddProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (product: ProductForm) => call(addProduct, { body: product }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ["products"] }),
  });
}

export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteProduct, { params: { id } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["products"] }),
  });
}
