import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import type { OpenedStep } from "#lib/opened.ts";

interface Props {
  /** What it opens, as the address names it. */
  name: string;
  value?: string | string[];
  children: ReactNode;
}

/** Opens something of a list's page by the address, so that Back and a reload work. */
export function OpenButton({ name, value = "", children }: Props) {
  const navigate = useNavigate();
  const state: OpenedStep = { isOpened: true };
  return (
    <button
      type="button"
      className="btn btn-sm border-base-300 bg-base-100"
      onClick={() => navigate({ search: changedSearch(location.search, { [name]: value }) }, { state })}
    >
      {children}
    </button>
  );
}
