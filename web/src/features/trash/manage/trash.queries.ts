import { listTrash, type TrashList } from "@carparts/functions/contract/admin/trash";
import { undoDeletion } from "@carparts/functions/contract/undo";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { refresh } from "#lib/refresh.ts";
import { runSequentially } from "#lib/run-sequentially.ts";

/** Customers may cancel as many orders as they like, which would bury all else. */
export const byAdmins: readonly TrashList[] = ["part", "order", "review"];

/** Deleted things, last deleted first. */
export function trashQuery(kind: readonly TrashList[]) {
  return listQuery(["trash", ...kind], (page, signal) =>
    call(listTrash, { query: { ...page, kind: [...kind] } }, { signal }),
  );
}

export function useUndo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      runSequentially(ids, (id) => call(undoDeletion, { params: { id } })),
    // The success toast waits for the lists.
    onSettled: () => refresh(queryClient, "trash", "products", "orders", "reviews", "users", "audit"),
  });
}
