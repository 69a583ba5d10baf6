import type { Attention } from "@carparts/functions/contract/admin/parts";
import { useLocation } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { Link } from "#ui/link.tsx";

const names: Readonly<Record<Attention, string>> = {
  out: "Out of stock",
  minimum: "Below minimum",
  "running-out": "Running out",
  picture: "No picture of its own",
  unlisted: "Not in the merchant feed",
  fitment: "No vehicles",
  shelf: "No shelf",
  superseded: "Replaced, still in stock",
  waiting: "Customers wait",
};

/** The reasons to look at a part, one press each. Pressed again, all are shown. */
export function AttentionLinks({ chosen }: { chosen: Attention | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <nav aria-label="Needs attention" className="flex flex-wrap gap-2">
      {Object.entries(names).map(([kind, name]) => {
        const isChosen = kind === chosen;
        return (
          <Link
            key={kind}
            to={`${pathname}${changedSearch(search, { attention: isChosen ? undefined : kind })}`}
            aria-current={isChosen || undefined}
            className={`btn btn-sm h-auto min-h-8 rounded-full ${isChosen ? "btn-primary" : "border-base-300 bg-base-100"}`}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
