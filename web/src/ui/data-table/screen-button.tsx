import type { QueryValues } from "@carparts/functions/contract/endpoint";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";

interface Props {
  to: string;
  /** The list's own address goes along with this, so that the way back leads to the list as it is. */
  query?: QueryValues;
  children: ReactNode;
}

/** Opens a screen that belongs to a list. Its code is loaded early, like a link's. */
export function ScreenButton({ to, query, children }: Props) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="btn btn-sm border-base-300 bg-base-100"
      data-to={to}
      onClick={() => navigate(to + (query ? changedSearch(location.search, query) : ""))}
    >
      {children}
    </button>
  );
}
