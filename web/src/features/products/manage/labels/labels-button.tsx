import { useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import type { LabelledPart } from "./label-parts.ts";

/** For these parts, or for all that the list finds. */
export function LabelsButton({ parts = [] }: { parts?: readonly Pick<LabelledPart, "_id">[] }) {
  const navigate = useNavigate();
  const labels = parts.length > 0 ? parts.map(({ _id }) => _id) : "";
  return (
    <button
      type="button"
      className="btn btn-sm border-base-300 bg-base-100"
      onClick={() => navigate({ search: changedSearch(location.search, { labels }) })}
    >
      Labels
    </button>
  );
}
