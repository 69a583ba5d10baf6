import type { Attention } from "@carparts/functions/contract/values/attentions";
import { FilterLink } from "#ui/data-table/filter-link.tsx";

const names: Readonly<Record<Attention, string>> = {
  out: "Out of stock",
  minimum: "Below minimum",
  "running-out": "Running out",
  picture: "No picture of its own",
  unlisted: "Not in the merchant feed",
  fitment: "No vehicles",
  shelf: "No shelf",
  superseded: "Replaced, still in stock",
  waiting: "Customers waiting",
  "no-offer": "No supplier",
  "ordered-late": "Delivery is late",
};

interface Props {
  chosen: Attention | undefined;
  /** The import whose parts are listed. */
  importId: string | undefined;
}

/** The reasons to look at a part, one press each. */
export function AttentionLinks({ chosen, importId }: Props) {
  return (
    <nav aria-label="Needs attention" className="contents">
      {importId !== undefined && (
        <FilterLink filter={{ importId }} isChosen>
          Of one import
        </FilterLink>
      )}
      {Object.entries(names).map(([kind, name]) => (
        <FilterLink key={kind} filter={{ attention: kind }} isChosen={kind === chosen}>
          {name}
        </FilterLink>
      ))}
    </nav>
  );
}
