import { adjustStock, listLowStock, listMovements } from "@carparts/functions/contract/admin/stock";
import { readPart } from "@carparts/functions/contract/catalogue/part";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { pageQuery } from "#lib/page-query.ts";
import { refresh } from "#lib/refresh.ts";

// Under the key of the products, because every change of theirs changes it.

const PAGE = 10;

export const lowStockQuery = pageQuery(["products", "low-stock"], async (after, signal) => {
  const query = { limit: PAGE, ...(after && { after }) };
  const { items, next } = await call(listLowStock, { query }, { signal });
  return { items, next: next ?? undefined };
});

/** The history of a part's stock, newest first. */
export function movementsQuery(id: string) {
  return pageQuery(["products", "movements", id], async (after, signal) => {
    const query = { limit: PAGE, ...(after && { after }) };
    const { items, next } = await call(listMovements, { params: { id }, query }, { signal });
    return { items, next: next ?? undefined };
  });
}

/** The pieces that are there now. */
export function presentStockQuery(id: string) {
  return queryOptions({
    queryKey: ["products", "stock", id],
    queryFn: async ({ signal }) =>
      (await call(readPart, { params: { id } }, { signal, isFresh: true })).quantity,
    staleTime: 0,
  });
}

interface Restock {
  change: number;
  reason: string;
  key: string;
}

/** With the same key, retries move the stock only once. */
export function useRestock(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: Restock) => call(adjustStock, { params: { id }, body, key }),
    onSettled: () => void refresh(queryClient, "products"),
  });
}
