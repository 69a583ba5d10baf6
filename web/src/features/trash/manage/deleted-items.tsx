import { useLocation, useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { OpenButton } from "#ui/data-table/open-button.tsx";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";

const TrashDialog = dialogOnDemand("Deleted items", () => import("./trash-dialog.tsx"));

export function DeletedItems() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <OpenButton name="trash">Deleted items</OpenButton>
      {new URLSearchParams(search).has("trash") && (
        <TrashDialog
          onClose={() => navigate({ search: changedSearch(search, { trash: undefined }) }, { replace: true })}
        />
      )}
    </>
  );
}
