import { listReorder, type ReorderedPart, ReorderQuery } from "@carparts/functions/contract/admin/reorder";
import { call } from "#lib/api-client.ts";
import { everyPage } from "#lib/every-page.ts";
import type { ListFile } from "#lib/list-file.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";

export function useReorderState() {
  return useListState(ReorderQuery);
}
export type ReorderState = ReturnType<typeof useReorderState>;

export function reorderQuery(state: ReorderState["state"]) {
  return managedQuery("reorder", state, (query, signal) => call(listReorder, { query }, { signal }));
}

/** The columns that a supplier needs: not others' costs or sales. */
function rowOfReordered({ partNumber, name, brand, pieces }: ReorderedPart) {
  return [partNumber, name, brand, pieces];
}

/** A file of all parts that the filters find. */
export function reorderFile(state: ReorderState["state"]): ListFile<ReorderedPart> {
  return {
    name: ["reorder", ...(state.brand ?? [])].join(" "),
    heads: ["Part number", "Name", "Brand", "Pieces"],
    toRow: rowOfReordered,
    pages: (signal) => everyPage((page) => call(listReorder, { query: { ...state, ...page } }, { signal })),
  };
}
