import { listReorder, type ReorderedPart, ReorderQuery } from "@carparts/functions/contract/admin/reorder";
import { call } from "#lib/api-client.ts";
import { everyPage } from "#lib/every-page.ts";
import type { ListFile } from "#lib/list-file.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";
import type { ReorderAmounts } from "./reorder-amounts.ts";

export function useReorderState() {
  return useListState(ReorderQuery);
}
export type ReorderState = ReturnType<typeof useReorderState>;

export function reorderQuery(state: ReorderState["state"]) {
  return managedQuery("reorder", state, (query, signal) => call(listReorder, { query }, { signal }));
}

/**
 * A file of all parts that the filters find, and that are ordered. It has the columns that a supplier needs: not others' costs
 * or sales.
 */
export function reorderFile(
  state: ReorderState["state"],
  { piecesOf }: Pick<ReorderAmounts, "piecesOf">,
): ListFile<ReorderedPart> {
  return {
    name: ["reorder", ...(state.brand ?? [])].join(" "),
    heads: ["Part number", "Name", "Brand", "Pieces"],
    toRow: (part) => [part.partNumber, part.name, part.brand, piecesOf(part)],
    async *pages(signal) {
      const pages = everyPage((page) => call(listReorder, { query: { ...state, ...page } }, { signal }));
      for await (const page of pages) yield page.filter((part) => piecesOf(part) > 0);
    },
  };
}
