import { useLocation, useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";

export function ImportButton() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <button
      type="button"
      className="btn btn-sm border-base-300 bg-base-100"
      onClick={() => navigate({ search: changedSearch(search, { import: "" }) })}
    >
      Import
    </button>
  );
}
