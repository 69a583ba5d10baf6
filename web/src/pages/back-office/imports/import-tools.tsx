import { useLocation, useNavigate } from "react-router-dom";
import { ExportParts } from "#features/products/manage/export-parts.tsx";
import { changedSearch } from "#lib/list-state.ts";

/** Files in and out. */
export function ImportTools() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className="btn btn-sm border-base-300 bg-base-100"
        onClick={() => navigate({ search: changedSearch(search, { import: "" }) })}
      >
        Import
      </button>
      <ExportParts />
    </div>
  );
}
