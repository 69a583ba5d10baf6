import { addProduct, deleteProduct } from "@carparts/functions/contract/admin/products";
import {
  type MutationState,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { useTellDeletion } from "#lib/deletions.ts";
import { inTurn } from "#lib/in-turn.ts";
import { onDemand } from "#lib/loading/on-demand.ts";
import { notify } from "#lib/notify.ts";
import { refresh } from "#lib/refresh.ts";
import { isOthersPage } from "#lib/token/page-owner.ts";
import { routes } from "#routes.ts";
import { counted } from "#ui/format/counted.ts";
import type { TypedFields } from "#ui/forms/typed-fields.ts";
import { isReused, mayBeDone } from "#ui/forms/unanswered.tsx";
import type { ProductForm } from "./part-details-values.ts";

// A separate module, so that guests don't load the code for changes.

/** A part on its way into the shop. */
interface Adding {
  readonly product: ProductForm;
  /** All fields as typed. */
  readonly typed: TypedFields;
  readonly key: string;
  /** The query of the link that began it, if one did. */
  readonly link: string | undefined;
}

const addingOf = (uid: string) => ["add-product", uid];

/** Admins may leave the form before there is an answer: they are told, and find what they typed when they come back. */
export function useAddProduct(uid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: addingOf(uid),
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ product, key }: Adding) => call(addProduct, { body: product, key }, { by: uid }),
    onSuccess: () => {
      notify("success", "Product add sucess full!");
      refresh(queryClient, "products");
    },
    onError: (error, { product }) => {
      if (location.pathname === routes.addItem.path || isOthersPage(uid)) return;
      const told = mayBeDone(error)
        ? `We don't know whether ${product.name} was added.`
        : `${product.name} was not added.`;
      notify("error", `${told} ${error.message} What you typed is still on Add Item.`);
    },
  });
}

/**
 * The last part that was sent, from this form or from an earlier one, unless it was added. `key` is for the next, which may
 * be in the shop already if it's in doubt. `addedAt` is when the last one went that was added.
 */
export function useSentParts(uid: string, link: string | undefined) {
  const all = useMutationState({
    filters: { mutationKey: addingOf(uid) },
    select: ({ state }) => state as MutationState<unknown, Error, Adding>,
  });
  const own = all.filter(({ variables }) => link === undefined || variables?.link === link);
  const last = own.at(-1);
  const tries = all.filter(({ variables }) => variables?.key === last?.variables?.key);
  const unadded = tries.some(({ status }) => status === "success") ? undefined : last;
  const isKnown = isReused(unadded?.error ?? null);
  return {
    unadded,
    key: isKnown ? undefined : unadded?.variables?.key,
    isInDoubt:
      unadded?.status === "error" && !isKnown && tries.some(({ error }) => error && mayBeDone(error)),
    addedAt: own.findLast(({ status }) => status === "success")?.submittedAt,
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
  const tell = useTellDeletion();
  return useMutation({
    mutationFn: (id: string) => call(deleteProduct, { params: { id } }),
    onSuccess: ({ _id }) => tell({ ids: [_id], text: `${name} deleted.` }),
    onSettled: () => void refresh(queryClient, "products"),
  });
}

/** One refusal stops no other. */
export function useDeleteProducts() {
  const queryClient = useQueryClient();
  const tell = useTellDeletion();
  return useMutation({
    async mutationFn(all: readonly string[]) {
      const ids: string[] = [];
      const { refusals } = await inTurn(all, async (id) => {
        ids.push((await call(deleteProduct, { params: { id } }))._id);
      });
      const text = `${counted(ids.length, "part")} deleted.`;
      if (ids.length > 0) tell({ ids, text });
      return refusals;
    },
    onSettled: () => void refresh(queryClient, "products"),
  });
}
