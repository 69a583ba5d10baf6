import { isOpen, listPurchases, readPurchase } from "@carparts/functions/contract/admin/purchases";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { everyItem } from "#lib/every-page.ts";

/** The purchases of which something is still to come. */
export const openPurchasesQuery = queryOptions({
  queryKey: ["purchases", "open"],
  async queryFn({ signal }) {
    const states = ["sent", "part"] as const;
    const lists = states.map((state) =>
      everyItem((page) => call(listPurchases, { query: { state, ...page } }, { signal })),
    );
    return (await Promise.all(lists)).flat().filter(isOpen);
  },
  staleTime: 0,
});

/** As it is now. */
export function orderedQuery(id: string) {
  return queryOptions({
    queryKey: ["purchases", "one", id],
    queryFn: ({ signal }) => call(readPurchase, { params: { id } }, { signal, isFresh: true }),
    staleTime: 0,
  });
}
