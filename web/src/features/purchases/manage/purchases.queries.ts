import { searchParts } from "@carparts/functions/contract/admin/parts";
import {
  addPurchases,
  changePurchase,
  deletePurchase,
  listPurchases,
  type MovePurchase,
  movePurchase,
  type Purchase,
  PurchasesQuery,
  readPurchase,
} from "@carparts/functions/contract/admin/purchases";
import { listSuppliers, readSupplier } from "@carparts/functions/contract/admin/suppliers";
import type { Input } from "@carparts/functions/contract/endpoint";
import { readMail } from "@carparts/functions/contract/mail";
import { isCodeOf } from "@carparts/functions/contract/values/article";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiError, call } from "#lib/api-client.ts";
import { everyItem } from "#lib/every-page.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";
import { refresh } from "#lib/refresh.ts";
import { useUnanswered } from "#lib/write-keys.ts";

export function usePurchasesState() {
  return useListState(PurchasesQuery);
}
export type PurchasesState = ReturnType<typeof usePurchasesState>;

export function purchasesQuery(state: PurchasesState["state"]) {
  return managedQuery("purchases", state, (query, signal) => call(listPurchases, { query }, { signal }));
}

export function purchaseQuery(id: string) {
  return queryOptions({
    queryKey: ["purchases", "one", id],
    queryFn: ({ signal }) => call(readPurchase, { params: { id } }, { signal, isFresh: true }),
    staleTime: 0,
  });
}

/** By their names. A part's offers have the same key, so that they are fetched once. */
export const suppliersQuery = queryOptions({
  queryKey: ["suppliers", "all"],
  queryFn: ({ signal }) => everyItem((query) => call(listSuppliers, { query }, { signal })),
});

export function supplierQuery(id: string) {
  return queryOptions({
    queryKey: ["suppliers", "one", id],
    queryFn: ({ signal }) => call(readSupplier, { params: { id } }, { signal, isFresh: true }),
    staleTime: 0,
    retry: false,
  });
}

/** The basket has the same key. */
export const mailQuery = queryOptions({
  queryKey: ["mail"],
  queryFn: ({ signal }) => call(readMail, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The parts that have this number. */
export async function findPartsByNumber(code: string) {
  const { items } = await call(searchParts, { query: { q: code, limit: 10 } }, { isFresh: true });
  return items.filter((part) => isCodeOf(part, code));
}

/** Parts show what is on order of them, and suppliers how much is open. With an id, the answer is that purchase as it is now. */
function useChange<Sent, Answer>(change: (sent: Sent) => Promise<Answer>, id?: string) {
  const queryClient = useQueryClient();
  const show = (purchase: unknown) =>
    void (id !== undefined && queryClient.setQueryData(["purchases", "one", id], purchase));
  return useMutation<Answer, ApiError<Purchase>, Sent>({
    mutationFn: change,
    onSuccess: show,
    onError: ({ present }) => show(present),
    onSettled: () => void refresh(queryClient, "purchases", "products", "suppliers"),
  });
}

type Drafts = Input<typeof addPurchases>["body"]["items"];

/** `about` is the form. Also what it sent before, and has no answer to yet. */
export function useAddPurchase(uid: string, about: "one" | "reorder") {
  const add = useChange((items: Drafts) =>
    call(addPurchases, { body: { items, isDryRun: false } }, { by: uid, about }),
  );
  return { ...add, unanswered: useUnanswered(uid, addPurchases, about)?.items };
}

export function useChangePurchase({ _id: id }: Pick<Purchase, "_id">) {
  return useChange(
    (body: Input<typeof changePurchase>["body"]) => call(changePurchase, { params: { id }, body }),
    id,
  );
}

export function useMovePurchase({ _id: id, version }: Pick<Purchase, "_id" | "version">) {
  return useChange(
    (body: Omit<MovePurchase, "version">) =>
      call(movePurchase, { params: { id }, body: { ...body, version } }),
    id,
  );
}

export function useDeletePurchase() {
  return useChange((id: string) => call(deletePurchase, { params: { id } }));
}
