import type { QueryValues } from "@carparts/functions/contract/endpoint";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { Link } from "#ui/link.tsx";

interface Props {
  /** The parameter and its value. Pressed again, all are shown. */
  filter: QueryValues;
  isChosen: boolean;
  children: ReactNode;
}

/** A filter that is one press away. */
export function FilterLink({ filter, isChosen, children }: Props) {
  const { pathname, search } = useLocation();
  const none = Object.fromEntries(Object.keys(filter).map((name) => [name, undefined]));
  return (
    <Link
      to={`${pathname}${changedSearch(search, isChosen ? none : filter)}`}
      aria-current={isChosen || undefined}
      className={`btn btn-sm wrap-anywhere h-auto min-h-7 max-w-full shrink rounded-full px-2 ${isChosen ? "btn-primary" : "border-base-300 bg-base-100"}`}
    >
      {children}
    </Link>
  );
}
