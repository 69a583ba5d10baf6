import type { MadeBrand } from "@carparts/functions/contract/admin/makers";
import { notify } from "#lib/notify.ts";
import { useDeleteMaker } from "./makers.queries.ts";

export function DeleteMakerButton({ made: { brand, version } }: { made: MadeBrand }) {
  const remove = useDeleteMaker();
  return (
    <button
      type="button"
      className="btn btn-sm btn-error btn-outline"
      aria-label={`Delete: ${brand}`}
      disabled={remove.isPending || remove.isSuccess}
      onClick={() => {
        if (!confirm(`Do you want to delete the maker of ${brand}? Its parts then name none.`)) return;
        remove.mutate({ brand, version }, { onError: (error) => notify("error", error.message) });
      }}
    >
      Delete
    </button>
  );
}
