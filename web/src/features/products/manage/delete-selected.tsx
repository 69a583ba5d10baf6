import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { notify } from "#lib/notify.ts";
import { counted } from "#ui/format/counted.ts";
import { useDeleteProducts } from "./product-changes.queries.ts";

interface Props {
  parts: readonly Pick<ListedPart, "_id">[];
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
        if (!confirm(`Delete ${counted(parts.length, "part")}? Orders of them stay.`)) return;
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
