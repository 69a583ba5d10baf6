import { type ReturnPieces, returnPieces } from "@carparts/functions/contract/admin/returns";
import { readPart } from "@carparts/functions/contract/catalogue/part";
import { readPayment, type ShownOrder } from "@carparts/functions/contract/orders";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";
import { useLostResponse } from "#ui/forms/lost-response.ts";
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

/** A retry succeeds if this admin has booked it already, by the try before whose answer was lost. */
export function useReturnPieces(id: string, uid: string) {
  const queryClient = useQueryClient();
  const takeLostResponse = useLostResponse<ReturnPieces>();
  return useMutation<ShownOrder, ApiError<ShownOrder>, ReturnPieces>({
    async mutationFn(body) {
      try {
        return await call(returnPieces, { params: { id }, body });
      } catch (error) {
        const { present } = error as ApiError<ShownOrder>;
        const earlier = takeLostResponse(error as Error, body);
        if (!earlier || !present || !isBooked(present, body)) throw error;
        // A refusal's order names no admin.
        const { returns } = await call(readPayment, { params: { id } });
        if (returns?.at(-1)?.who !== uid) throw error;
        return present;
      }
    },
    onSettled: () => void refresh(queryClient, "orders", "products"),
  });
}
