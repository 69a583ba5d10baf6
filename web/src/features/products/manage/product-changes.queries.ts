import { addProduct, deleteProduct } from "@carparts/functions/contract/admin/products";
import type { Product } from "@carparts/functions/contract/products";
import {
  type MutationState,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { onDemand } from "#lib/loading/on-demand.ts";
import { notify } from "#lib/notify.ts";
import { refresh } from "#lib/refresh.ts";
import { runSequentially } from "#lib/run-sequentially.ts";
import { isOthersPage } from "#lib/token/page-owner.ts";
import { useUndoToast } from "#lib/undoable.ts";
import { findUnanswered, useUnanswered } from "#lib/write-keys.ts";
import { routes } from "#routes.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { saveDraft } from "./drafts.ts";
import type { ProductForm } from "./part-details-values.ts";

// A separate module, so that guests don't load the code for changes.

/** A part on its way into the shop. */
interface Adding {
  readonly product: ProductForm;
  /** The query of the link that began it, if one did. */
  readonly link: string;
  /** The form already has another value, which stays. */
  readonly isBeside?: boolean;
}

const toAdding = (uid: string) => ["add-product", uid];

/** Admins may leave the form before there is an answer: they are told, and find what they typed when they come back. */
export function useAddProduct(uid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: toAdding(uid),
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ product, link }: Adding) => call(addProduct, { body: product }, { by: uid, about: link }),
    onSuccess: (_product, { link, isBeside }) => {
      if (!isBeside) saveDraft(uid, link, undefined);
      notify("success", "Product add sucess full!");
      refresh(queryClient, "products");
    },
    onError: (error, { product, link }) => {
      if (location.pathname === routes.addItem.path || isOthersPage(uid)) return;
      const outcome = findUnanswered(uid, addProduct, link)
        ? `We don't know whether ${product.name} was added.`
        : `${product.name} was not added.`;
      notify("error", `${outcome} ${error.message} What you typed is still on Add Item.`);
    },
  });
}

/**
 * The last part that was sent by this link, from this form or from an earlier one, unless it was added. `unanswered` may be in
 * the shop already. `added` is the last one that was added, and `addedAt` when it went.
 */
export function useSentParts(uid: string, link: string) {
  const all = useMutationState({
    filters: { mutationKey: toAdding(uid) },
    select: ({ state }) => state as MutationState<Product, Error, Adding>,
  });
  const own = all.filter(({ variables }) => variables?.link === link);
  const last = own.at(-1);
  const added = own.findLast(({ status, variables }) => status === "success" && !variables?.isBeside);
  return {
    unadded: last?.status === "success" ? undefined : last,
    unanswered: useUnanswered(uid, addProduct, link),
    added: added?.data,
    addedAt: added?.submittedAt,
  };
}

/** The fields that few parts need. */
export function usePartDetails(isWanted: boolean) {
  return useQuery({
    queryKey: ["part-details"],
    queryFn: () => onDemand(import("./part-details-fields.tsx")),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // A browser remembers that code was missing.
    retry: false,
  });
}

export function useDeleteProduct(name: string) {
  const queryClient = useQueryClient();
  const toastUndo = useUndoToast();
  return useMutation({
    mutationFn: (id: string) => call(deleteProduct, { params: { id } }),
    onSuccess: ({ _id }) => toastUndo({ ids: [_id], text: `${name} deleted.` }),
    onSettled: () => void refresh(queryClient, "products"),
  });
}

export function useDeleteProducts() {
  const queryClient = useQueryClient();
  const toastUndo = useUndoToast();
  return useMutation({
    mutationFn: (parts: readonly Pick<Product, "_id" | "name">[]) =>
      runSequentially(parts, ({ _id: id }) => call(deleteProduct, { params: { id } })),
    onSuccess({ done, left, why }) {
      const text = `${pluralize(done.length, "part")} deleted.`;
      if (done.length > 0) toastUndo({ ids: done.map(({ _id }) => _id), text });
      if (left.length > 0) notify("error", `Not deleted: ${left.map(({ name }) => name).join(", ")}. ${why}`);
    },
    onSettled: () => void refresh(queryClient, "products"),
  });
}
