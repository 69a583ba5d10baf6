import { placeBasket } from "@carparts/functions/contract/basket/place-basket";
import type { CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import { searchCatalogue } from "@carparts/functions/contract/catalogue/search";
import type { Input } from "@carparts/functions/contract/endpoint";
import { listProducts } from "@carparts/functions/contract/products";
import type { Vehicle } from "@carparts/functions/contract/values/vehicle";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { refresh } from "#lib/refresh.ts";
import { findUnanswered, forgetUnanswered, useUnanswered } from "#lib/write-keys.ts";

/** Price and stock on the screen may be this old. */
const LIVE_MILLISECONDS = 5_000;

/** A part as a basket shows it, or null if the shop has none. */
export type PartOfLine =
  | (Pick<
      CatalogueEntry,
      "_id" | "name" | "price" | "deposit" | "picture" | "quantity" | "minimumQuantity" | "fits"
    > &
      Partial<Pick<CatalogueEntry, "group" | "partNumber" | "expected">>)
  | null;

/** A part that was just added may not be on the list yet. */
async function findPart(id: string, signal: AbortSignal): Promise<PartOfLine> {
  const [part] = await call(listProducts, { query: { id } }, { signal });
  return part ? { ...part, fits: null } : null;
}

/** The parts of a basket by their ids. */
export function linePartsQuery(ids: readonly string[], vehicle: Partial<Vehicle>) {
  return queryOptions({
    queryKey: ["products", "basket", ids, vehicle],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, PartOfLine>>> => {
      const query = { ...vehicle, id: [...ids], limit: Math.max(1, ids.length) };
      const { items } = await call(searchCatalogue, { query }, { signal });
      const found = new Map<string, PartOfLine>(items.map((part) => [part._id, part]));
      const missing = ids.filter((id) => !found.has(id));
      await Promise.all(missing.map(async (id) => found.set(id, await findPart(id, signal))));
      return Object.fromEntries(found);
    },
    enabled: ids.length > 0,
    placeholderData: (previous) => previous,
    refetchInterval: LIVE_MILLISECONDS,
  });
}

export type BasketOrder = Input<typeof placeBasket>["body"];

/** Retries place the orders only once. */
export function usePlaceBasket(uid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BasketOrder) =>
      call(placeBasket, { body }, { by: uid, about: "", survivesReuse: true }),
    onError: () => notify("error", "Something went wrong"),
    onSettled: () => void refresh(queryClient, "orders", "products"),
  });
}

export function findUnansweredBasket(uid: string): BasketOrder | undefined {
  return findUnanswered(uid, placeBasket, "");
}

/** None in a page that hydrates, nor for a guest. */
export function useUnansweredBasket(uid: string | undefined): BasketOrder | undefined {
  return useUnanswered(uid, placeBasket, "");
}

export function forgetUnansweredBasket(uid: string): void {
  forgetUnanswered(uid, placeBasket, "");
}
