import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import type { Selection } from "#ui/data-table/selection.tsx";
import { counted } from "#ui/format/counted.ts";
import { useDeleteProducts } from "./product-changes.queries.ts";

/** What couldn't be deleted stays selected. */
export function DeleteSelected({ selection }: { selection: Selection<ListedPart> }) {
  const { chosen, choose, clear } = selection;
  const remove = useDeleteProducts();
  return (
    <button
      type="button"
      className="btn btn-sm btn-error btn-outline"
      disabled={remove.isPending}
      onClick={() => {
        if (!confirm(`Delete ${counted(chosen.length, "part")}? Orders of them stay.`)) return;
        void remove.mutateAsync(chosen).then(({ done, left }) => {
          if (left.length === 0) clear();
          else choose(done, false);
        });
      }}
    >
      Delete selected
    </button>
  );
}
