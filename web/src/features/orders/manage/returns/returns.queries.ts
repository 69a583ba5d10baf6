import { type ReturnPieces, returnPieces } from "@carparts/functions/contract/admin/returns";
import { readPart } from "@carparts/functions/contract/catalogue/part";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";
import { isBooked } from "./return-rule.ts";

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

/** A retry whose return is booked already succeeds. */
export function useReturnPieces(id: string) {
  const queryClient = useQueryClient();
  return useMutation<ShownOrder, ApiError<ShownOrder>, ReturnPieces>({
    async mutationFn(body) {
      try {
        return await call(returnPieces, { params: { id }, body });
      } catch (error) {
        const { present } = error as ApiError<ShownOrder>;
        if (present && isBooked(present, body)) return present;
        throw error;
      }
    },
    onSettled: () => void refresh(queryClient, "orders", "products"),
  });
}
