import { type ReturnPieces, returnPieces } from "@carparts/functions/contract/admin/returns";
import { readPart } from "@carparts/functions/contract/catalogue/part";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError, call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";
import { leftUnanswered } from "#ui/forms/unanswered.tsx";
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

/** A retry succeeds if it's booked already, by the try before whose answer was lost. Others may have booked the same. */
export function useReturnPieces(id: string) {
  const queryClient = useQueryClient();
  const unanswered = useRef<ReturnPieces>(undefined);
  return useMutation<ShownOrder, ApiError<ShownOrder>, ReturnPieces>({
    async mutationFn(body) {
      try {
        return await call(returnPieces, { params: { id }, body });
      } catch (error) {
        const { present } = error as ApiError<ShownOrder>;
        const isRetry = unanswered.current !== undefined;
        unanswered.current = leftUnanswered(error as Error, body, unanswered.current);
        if (isRetry && present && isBooked(present, body)) return present;
        throw error;
      }
    },
    onSettled: () => void refresh(queryClient, "orders", "products"),
  });
}
