import { type ReturnPieces, returnPieces } from "@carparts/functions/contract/admin/returns";
import { readPart } from "@carparts/functions/contract/catalogue/part";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";

/** The stock that the pieces go back into, or null if the part was deleted. */
export function returnedStockQuery(id: string) {
  return queryOptions({
    queryKey: ["products", "returned", id],
    queryFn: async ({ signal }) => {
      try {
        return (await call(readPart, { params: { id } }, { signal, isFresh: true })).quantity;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}

export function useReturnPieces(id: string) {
  const queryClient = useQueryClient();
  return useMutation<ShownOrder, ApiError<ShownOrder>, ReturnPieces>({
    mutationFn: (body) => call(returnPieces, { params: { id }, body }),
    onSettled: () => void refresh(queryClient, "orders", "products", "invoices"),
  });
}
