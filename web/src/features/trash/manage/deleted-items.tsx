import { useLocation, useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { OpenButton } from "#ui/data-table/open-button.tsx";
import { TrashDialog } from "./trash-dialog.tsx";

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
