import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { notify } from "#lib/notify.ts";
import { deleteQuestion } from "./delete-question.ts";
import { useDeleteProducts } from "./product-changes.queries.ts";

interface Props {
  parts: readonly Pick<ListedPart, "_id" | "name">[];
  onDone: () => void;
}

export function DeleteSelected({ parts, onDone }: Props) {
  const remove = useDeleteProducts();
  return (
    <button
      type="button"
      className="btn btn-sm btn-error btn-outline"
      disabled={remove.isPending}
      onClick={() => {
        if (!confirm(deleteQuestion(parts.map(({ name }) => name)))) return;
        void remove.mutateAsync(parts.map(({ _id }) => _id)).then(([refusal]) => {
          onDone();
          if (refusal) notify("error", refusal.message);
        });
      }}
    >
      Delete selected
    </button>
  );
}
