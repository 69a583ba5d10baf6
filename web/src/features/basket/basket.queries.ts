import { type PlaceBasket, placeBasket } from "@carparts/functions/contract/basket/place-basket";
import type { CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import { searchCatalogue } from "@carparts/functions/contract/catalogue/search";
import { listProducts } from "@carparts/functions/contract/products";
import type { Vehicle } from "@carparts/functions/contract/values/vehicle";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { refresh } from "#lib/refresh.ts";
import { pendingAfter } from "#lib/write-keys.ts";
import { forgetSentBasket, type SentBasket, saveSentBasket, sentBasket } from "./sent-basket.ts";

/** Price and stock on the screen may be this old. */
const LIVE_MILLISECONDS = 5_000;

/** A part as a basket shows it, or null if the shop has none. */
export type PartOfLine =
  | (Pick<
      CatalogueEntry,
      "_id" | "name" | "price" | "deposit" | "picture" | "quantity" | "minimumQuantity" | "fits"
    > &
      Partial<Pick<CatalogueEntry, "group" | "partNumber">>)
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

interface BasketSubmission {
  readonly basket: PlaceBasket;
  readonly sent: SentBasket;
  /** The submission before with this key that has no answer. */
  readonly earlier: SentBasket | undefined;
}

/** With the same key, retries place the orders only once. What is sent is kept until the basket's page has its answer. */
export function usePlaceBasket() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ basket, sent: { key, owner } }: BasketSubmission) =>
      call(placeBasket, { body: basket, key }, { by: owner }),
    onMutate: ({ sent, basket: { lines: _, ...contact } }) => saveSentBasket(sent, contact),
    onError: (error, { sent, earlier }) => {
      notify("error", "Something went wrong");
      const left = pendingAfter(error, sent, earlier);
      if (left) sentBasket.write(left);
      else forgetSentBasket();
    },
    onSettled: () => void refresh(queryClient, "orders", "products"),
  });
}
