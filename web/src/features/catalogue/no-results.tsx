import { nearVinFault } from "@carparts/functions/contract/values/vin";
import { useQueries } from "@tanstack/react-query";
import { EmailLink, PhoneLink } from "#ui/contact-links.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { countQuery } from "./catalogue.queries.ts";
import type { Filters } from "./filters/filters.ts";
import { type Removal, toRemovals } from "./filters/removals.ts";

interface Props {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** A single word or filter can't be one of several that are too much. What is nearly a VIN was meant for one. */
function titleOf([first, ...others]: readonly Removal[], q: string | undefined): string {
  const fault = q && nearVinFault(q);
  if (fault) return fault;
  if (!first) return "There are no parts yet";
  if (others.length > 0) return "No part matches all these words";
  return q ? `Nothing found for ${first.label}` : `Nothing with the filter “${first.label}”`;
}

/** Offers to take away each filter without which there are parts, and says what else to try. */
export function NoResults({ filters, onChange }: Props) {
  const removals = toRemovals(filters);
  // Without a single one, it's all parts.
  const several = removals.length > 1 ? removals : [];
  const counts = useQueries({ queries: several.map(({ without }) => countQuery(without)) });
  const ways = several
    .map((removal, index) => ({ ...removal, count: counts[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0);
  const { q, make, model, year } = filters;
  return (
    <EmptyState title={titleOf(removals, q)}>
      <div className="grid justify-items-center gap-4">
        {q && (
          <p>Check the spelling, try fewer words, or type the number that is printed on your old part.</p>
        )}
        {ways.length > 0 && <p>There are parts without one of these:</p>}
        <ul className="flex flex-wrap justify-center gap-2">
          {ways.map(({ label, without, count }) => (
            <li key={label} className="max-w-full">
              <button
                type="button"
                className="btn border-base-300 bg-base-100 [overflow-wrap:anywhere]"
                onClick={() => onChange(without)}
              >
                {`Without ${label}: ${pluralize(count, "part")}`}
              </button>
            </li>
          ))}
        </ul>
        {removals.length > 0 && (
          <button type="button" className="btn btn-primary" onClick={() => onChange({ make, model, year })}>
            Show all parts
          </button>
        )}
        <p>
          {"Or ask the counter: "}
          <span className="whitespace-nowrap">
            <PhoneLink />
          </span>
          {", "}
          <EmailLink />
        </p>
      </div>
    </EmptyState>
  );
}
