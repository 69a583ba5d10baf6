import type { Input } from "@carparts/functions/contract/endpoint";
import { addProduct, deleteProduct } from "@carparts/functions/contract/products-admin";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { onDemand } from "#lib/loading/on-demand.ts";
import { refresh } from "#lib/refresh.ts";

// A separate module, so that guests don't load the code for changes.

/** A product as typed. */
export type ProductForm = Input<typeof addProduct>["body"];

export function useAddProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (product: ProductForm) => call(addProduct, { body: product }),
    onSuccess: () => void refresh(queryClient, "products"),
  });
}

/** The fields that few parts need. */
export function usePartDetails(isWanted: boolean) {
  return useQuery({
    queryKey: ["part-details"],
    queryFn: () => onDemand(import("./part-details/part-details-fields.tsx")),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // A browser remembers that code was missing.
    retry: false,
  });
}

export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteProduct, { params: { id } }),
    onSettled: () => void refresh(queryClient, "products"),
  });
}
