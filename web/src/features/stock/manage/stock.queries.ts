import { type AdjustStock, adjustStock, listMovements } from "@carparts/functions/contract/admin/stock";
import { readPart } from "@carparts/functions/contract/catalogue/part";
import type { Product } from "@carparts/functions/contract/products";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "#auth/session-context.tsx";
import { call } from "#lib/api-client.ts";
import { everyItem } from "#lib/every-page.ts";
import { listQuery } from "#lib/list-query.ts";
import { offerUndo } from "#lib/offer-undo.tsx";
import { refresh } from "#lib/refresh.ts";
import { saveCsv } from "#lib/save-file.ts";
import { toastResult } from "#lib/toast-result.ts";
import { useUnanswered } from "#lib/write-keys.ts";
import { bookedText } from "./restock-rule.ts";

// Under the key of the products, because every change of theirs changes it.

const PAGE = 10;

/** The history of a part's stock, newest first. */
export function movementsQuery(id: string) {
  return listQuery(
    ["products", "movements", id],
    (page, signal) => call(listMovements, { params: { id }, query: page }, { signal }),
    PAGE,
  );
}

/** A file of all of them. */
export function useMovementsFile({ _id: id, name }: Pick<Product, "_id" | "name">) {
  return useMutation({
    mutationFn: async () => {
      const all = await everyItem((query) => call(listMovements, { params: { id }, query }));
      const rows = all.map(({ at, change, before, after, cause, reason, orderNumber, who, email }) => {
        return [at, change, before, after, cause, reason, orderNumber, email ?? who];
      });
      const heads = ["at", "change", "before", "after", "cause", "reason", "order", "who"];
      saveCsv(`movements ${name}`, [heads, ...rows]);
    },
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

/** Retries move a part's stock only once. `unanswered` is what may have moved it already. */
export function useRestock(productId: string) {
  const queryClient = useQueryClient();
  const owner = useSession().user?.uid ?? "";
  const params = { id: productId };
  const mutation = useMutation({
    mutationFn: (body: AdjustStock) => call(adjustStock, { params, body }, { by: owner, about: "" }),
    onSuccess: ({ name, quantity }, { change }) => offerOpposite(name, quantity, change),
    onSettled: () => void refresh(queryClient, "products"),
  });
  const { mutateAsync } = mutation;

  /** Books stay as they are, so what is undone is booked the other way. */
  function offerOpposite(name: string, quantity: number, change: number): void {
    void offerUndo(bookedText(name, quantity, change), () => {
      toastResult(mutateAsync({ change: -change, reason: "Undone" }), name);
    });
  }

  const sent = useUnanswered(owner, adjustStock, "", params);
  return { ...mutation, unanswered: sent && { ...sent, change: Number(sent.change) } };
}
