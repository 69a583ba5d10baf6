import { useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";

export function CountButton() {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="btn btn-sm border-base-300 bg-base-100"
      onClick={() => navigate({ search: changedSearch(location.search, { count: "" }) })}
    >
      Count stock
    </button>
  );
}
