import type { Input } from "@carparts/functions/contract/endpoint";
import { addProduct, deleteProduct } from "@carparts/functions/contract/products-admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

// A separate module, so that guests don't load the code for changes.

/** A product as typed. */
export type ProductForm = Input<typeof addProduct>["body"];

export function useAddProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (product: ProductForm) => call(addProduct, { body: product }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ["products"] }),
  });
}

export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteProduct, { params: { id } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["products"] }),
  });
}
