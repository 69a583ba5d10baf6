import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { Button } from "#ui/button.tsx";
import type { Selection } from "#ui/data-table/selection.tsx";
import { deleteQuestion } from "./delete-question.ts";
import { useDeleteProducts } from "./product-changes.queries.ts";

/** Parts that couldn't be deleted stay selected. */
export function DeleteSelected({ selection }: { selection: Selection<ListedPart> }) {
  const { chosen, choose, clear } = selection;
  const remove = useDeleteProducts();
  return (
    <Button
      className="btn-sm btn-error btn-outline"
      isOff={remove.isPending}
      onClick={() => {
        if (!confirm(deleteQuestion(chosen.map(({ name }) => name)))) return;
        void remove.mutateAsync(chosen).then(({ done, left }) => {
          if (left.length === 0) clear();
          else choose(done, false);
        });
      }}
    >
      Delete selected
    </Button>
  );
}
