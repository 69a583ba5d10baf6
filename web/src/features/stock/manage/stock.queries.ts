import { adjustStock, listMovements } from "@carparts/functions/contract/admin/stock";
import { readPart } from "@carparts/functions/contract/catalogue/part";
import type { Product } from "@carparts/functions/contract/products";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { everyItem } from "#lib/every-page.ts";
import { listQuery } from "#lib/list-query.ts";
import { refresh } from "#lib/refresh.ts";
import { saveCsv } from "#lib/save-file.ts";
import type { PendingSubmission } from "#ui/forms/pending-submissions.ts";
import { type SentRestock, sentRestocks } from "./sent-restock.ts";

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

/** With the same key, retries move the stock only once. What is sent is kept until there is an answer. */
export function useRestock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ sent: { productId, change, reason, key, owner } }: PendingSubmission<SentRestock>) =>
      call(adjustStock, { params: { id: productId }, body: { change, reason }, key }, { by: owner }),
    onMutate: ({ sent }) => sentRestocks.save(sent),
    onSettled(_product, error, sending) {
      sentRestocks.settle(error, sending);
      refresh(queryClient, "products");
    },
  });
}
