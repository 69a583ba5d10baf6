import { type ListedPart, readWholePart } from "@carparts/functions/contract/admin/parts";
import { changeProduct } from "@carparts/functions/contract/admin/products";
import { queryOptions, useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiError, call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";
import { findUnanswered, useUnanswered } from "#lib/write-keys.ts";
import { saveEdit } from "./stored-edits.ts";
import type { EditChange } from "./typed-part.ts";

/** A part as it is now, with all that admins know of it. */
export function wholePartQuery(id: string) {
  return queryOptions({
    queryKey: ["products", "whole", id],
    queryFn: ({ signal }) => call(readWholePart, { params: { id } }, { signal, isFresh: true }),
    staleTime: 0,
  });
}

const changing = (id: string) => ["change-product", id];

/** Saved input is removed, also where its dialog was closed before the answer. */
export function useChangeProduct(id: string, uid: string) {
  const queryClient = useQueryClient();
  return useMutation<ListedPart, ApiError<ListedPart>, EditChange>({
    mutationKey: changing(id),
    mutationFn: (body) =>
      call(changeProduct, { params: { id }, body }, { by: uid, about: String(body.version) }),
    onSuccess: () => saveEdit(uid, id, undefined),
    onSettled: () => void refresh(queryClient, "products"),
  });
}

/** Changes a part in its row. What is typed in its dialog stays. */
export function useChangeField(id: string, uid: string, name: string) {
  const queryClient = useQueryClient();
  return useMutation<ListedPart, ApiError<ListedPart>, EditChange>({
    mutationKey: changing(id),
    mutationFn: (body) =>
      call(changeProduct, { params: { id }, body }, { by: uid, about: aboutField(body.version, name) }),
    onSettled: () => void refresh(queryClient, "products"),
  });
}

/** Two fields of one version may be on their way together. */
const aboutField = (version: number, name: string) => `${version} ${name}`;

/** Finds this field's unanswered change, sent from the part's row. */
export function useUnansweredField(uid: string, { _id: id, version }: ListedPart, name: string) {
  return useUnanswered(uid, changeProduct, aboutField(version, name), { id }) as EditChange | undefined;
}

/** A change of a closed dialog has no answer yet. */
export function useIsStillChanging(id: string): boolean {
  const isChanging = useIsMutating({ mutationKey: changing(id) }) > 0;
  const [isStill, setStill] = useState(isChanging);
  if (isStill && !isChanging) setStill(false);
  return isStill;
}

const sentFor = (uid: string, { _id: id, version }: ListedPart) =>
  [uid, changeProduct, String(version), { id }] as const;

export function findUnansweredEdit(uid: string, part: ListedPart): EditChange | undefined {
  return findUnanswered(...sentFor(uid, part)) as EditChange | undefined;
}

export function useUnansweredEdit(uid: string, part: ListedPart): EditChange | undefined {
  return useUnanswered(...sentFor(uid, part)) as EditChange | undefined;
}
