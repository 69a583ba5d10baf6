import { listReorder, type ReorderedPart, ReorderQuery } from "@carparts/functions/contract/admin/reorder";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { everyItem } from "#lib/every-page.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";
import { saveCsv } from "#lib/save-file.ts";

export function useReorderState() {
  return useListState(ReorderQuery);
}
export type ReorderState = ReturnType<typeof useReorderState>;

export function reorderQuery(state: ReorderState["state"]) {
  return managedQuery("reorder", state, (query, signal) => call(listReorder, { query }, { signal }));
}

/** What a supplier has to know: not what others cost or sell. */
function rowOfReordered({ partNumber, name, brand, pieces }: ReorderedPart) {
  return [partNumber, name, brand, pieces];
}

/** A file of all parts that the filters find. */
export function useReorderFile(state: ReorderState["state"]) {
  return useMutation({
    mutationFn: async () => {
      const parts = await everyItem((page) => call(listReorder, { query: { ...state, ...page } }));
      const heading = ["Part number", "Name", "Brand", "Pieces"];
      const name = ["reorder", ...(state.brand ?? []), new Date().toISOString().slice(0, 10)].join(" ");
      saveCsv(name, [heading, ...parts.map(rowOfReordered)]);
    },
  });
}
