import { type ListedPart, readWholePart } from "@carparts/functions/contract/admin/parts";
import { changeProduct } from "@carparts/functions/contract/admin/products";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiError, call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";
import type { PartChange } from "./typed-part.ts";

/** A part as it is now, with all that admins know of it. */
export function wholePartQuery(id: string) {
  return queryOptions({
    queryKey: ["products", "whole", id],
    queryFn: ({ signal }) => call(readWholePart, { params: { id } }, { signal, isFresh: true }),
    staleTime: 0,
  });
}

interface Change extends PartChange {
  readonly version: number;
  readonly why?: string;
}

export function useChangeProduct(id: string) {
  const queryClient = useQueryClient();
  return useMutation<ListedPart, ApiError<ListedPart>, Change>({
    mutationFn: (body) => call(changeProduct, { params: { id }, body }),
    onSettled: () => void refresh(queryClient, "products"),
  });
}
