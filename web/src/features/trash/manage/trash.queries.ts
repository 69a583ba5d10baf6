import { undoImport } from "@carparts/functions/contract/admin/imports";
import { listTrash, type UndoableList } from "@carparts/functions/contract/admin/trash";
import { undoDeletion } from "@carparts/functions/contract/undo";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { refresh } from "#lib/refresh.ts";
import { runSequentially } from "#lib/run-sequentially.ts";

/** Customers may cancel as many orders as they like, which would bury all else. */
export const byAdmins: readonly UndoableList[] = ["part", "order", "review", "many"];

/** Lists what can be undone, latest first. */
export function trashQuery(kind: readonly UndoableList[]) {
  return listQuery(["trash", ...kind], (page, signal) =>
    call(listTrash, { query: { ...page, kind: [...kind] } }, { signal }),
  );
}

interface Undoing {
  readonly ids: readonly string[];
  /** True if they are of changes of many parts, and not of what was deleted. */
  readonly isAct: boolean;
}

export function useUndo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, isAct }: Undoing) =>
      runSequentially(ids, (id) => (isAct ? undoAct(id) : call(undoDeletion, { params: { id } }))),
    // The success toast waits for the lists.
    onSettled: () =>
      refresh(queryClient, "trash", "products", "orders", "reviews", "users", "audit", "imports"),
  });
}

/** Part by part. Fails if some have to stay as they are, after it has taken back all others. */
async function undoAct(id: string): Promise<void> {
  const reasons: string[] = [];
  let after: string | null | undefined;
  do {
    const step = await call(undoImport, { params: { id }, body: { after } });
    reasons.push(...step.refused.map(({ reason }) => reason));
    after = step.after;
  } while (after !== null);
  if (reasons.length > 0) throw new Error(stayedText(reasons));
}

function stayedText(reasons: readonly string[]): string {
  const parts = reasons.length === 1 ? "1 part stays as it is." : `${reasons.length} parts stay as they are.`;
  return [parts, ...new Set(reasons)].join(" ");
}
