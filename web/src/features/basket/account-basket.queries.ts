import { type Basket, changeBasket, readBasket } from "@carparts/functions/contract/basket/basket";
import { MOST_CHANGES } from "@carparts/functions/contract/basket/lines";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiError, call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { withLock } from "#lib/sync/lock.ts";
import { readConsistent } from "#lib/sync/read-consistent.ts";
import { isPermanent } from "#lib/sync/refusal.ts";
import { unsavedLines } from "./basket-store.ts";

/** The copy may be this old on the next page. Coming back to the tab refetches it. */
const ACCOUNT_MILLISECONDS = 60_000;

export function accountBasketQuery(uid: string) {
  return queryOptions({
    queryKey: ["basket", uid],
    queryFn: ({ signal }) =>
      readConsistent(
        () => call(readBasket, {}, { signal }),
        () => unsavedLines.listFor(uid),
      ),
    staleTime: ACCOUNT_MILLISECONDS,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
}

/** Sends what was changed in this browser and isn't saved yet. Another tab may have done so. */
export function useSaveLines(uid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => withLock(`basket ${uid}`, () => saveLines(queryClient, uid)),
    // Unsent changes are sent when somebody comes back to the tab, or at the next visit.
    onError: (failure) => {
      if (!isPermanent(failure)) return;
      if (failure.code === "list_full") notify("error", FULL);
      return queryClient.invalidateQueries({ queryKey: accountBasketQuery(uid).queryKey });
    },
    // One after another, so that the last one counts.
    scope: { id: `basket-${uid}` },
  });
}

const FULL = "Your basket is full: another device has filled it. What you added waits until there's room.";

async function saveLines(queryClient: QueryClient, uid: string): Promise<void> {
  const changes = unsavedLines.listFor(uid).slice(0, MOST_CHANGES);
  if (changes.length === 0) return;
  try {
    await show(queryClient, uid, await call(changeBasket, { body: { changes } }));
  } catch (failure) {
    // No later try would make these right, and the others would wait for ever.
    if (isPermanent(failure))
      unsavedLines.remove(
        uid,
        changes.filter((_, index) => isNamed(failure, index)),
      );
    throw failure;
  }
  unsavedLines.remove(uid, changes);
}

function isNamed({ fields }: ApiError, index: number): boolean {
  return Object.keys(fields).some((field) => field.startsWith(`changes.${index}.`));
}

/** While an order has no answer, its lines stay on the page, so that they can be sent with the same key again. */
async function show(queryClient: QueryClient, uid: string, basket: Basket): Promise<void> {
  // Pages on which nothing is ordered load no code of orders.
  const { findUnansweredBasket } = await import("./basket.queries.ts");
  if (findUnansweredBasket(uid)) return;
  queryClient.setQueryData(accountBasketQuery(uid).queryKey, basket);
}
