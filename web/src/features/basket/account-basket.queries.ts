import { type Basket, readBasket, saveBasket } from "@carparts/functions/contract/basket/basket";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** How old the account's copy may be when somebody comes back to the tab. */
const ACCOUNT_MILLISECONDS = 60_000;

export function accountBasketQuery(uid: string) {
  return queryOptions({
    queryKey: ["basket", uid],
    queryFn: ({ signal }) => call(readBasket, {}, { signal }),
    staleTime: ACCOUNT_MILLISECONDS,
  });
}

export function useSaveBasket(uid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (basket: Basket) => call(saveBasket, { body: basket }),
    onSuccess: (saved) => queryClient.setQueryData(accountBasketQuery(uid).queryKey, saved),
    // One after another, so that the last one counts.
    scope: { id: `basket-${uid}` },
  });
}
