import type { QueryValues } from "@carparts/functions/contract/endpoint";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";

interface Props {
  screen: { readonly path: string; readonly title: string };
  /** Passes the list's address along, so that the way back leads to the same list. */
  query?: QueryValues;
  /** Its title, unless it says more. */
  children?: ReactNode;
}

/** Opens a screen that belongs to a list. Its code is loaded early, like a link's. */
export function ScreenButton({ screen: { path, title }, query, children = title }: Props) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="btn btn-sm border-base-300 bg-base-100"
      data-to={path}
      onClick={() => navigate(path + (query ? changedSearch(location.search, query) : ""))}
    >
      {children}
    </button>
  );
}
