import { useLocation, useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { TrashDialog } from "./trash-dialog.tsx";

/** Opens what was deleted, in the address, so that Back and a reload work. */
export function DeletedItems() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button
        type="button"
        className="btn btn-sm border-base-300 bg-base-100"
        onClick={() => navigate({ search: changedSearch(search, { trash: "" }) })}
      >
        Deleted items
      </button>
      {new URLSearchParams(search).has("trash") && (
        <TrashDialog
          onClose={() => navigate({ search: changedSearch(search, { trash: undefined }) }, { replace: true })}
        />
      )}
    </>
  );
}
