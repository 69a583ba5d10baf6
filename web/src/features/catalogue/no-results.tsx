import { useQueries } from "@tanstack/react-query";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { countQuery } from "./catalogue.queries.ts";
import type { Filters } from "./filters/filters.ts";
import { removalsOf } from "./filters/removals.ts";

interface Props {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Offers to take away each filter without which there are parts. */
export function NoResults({ filters, onChange }: Props) {
  const removals = removalsOf(filters);
  const counts = useQueries({ queries: removals.map(({ without }) => countQuery(without)) });
  const ways = removals
    .map((removal, index) => ({ ...removal, count: counts[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0);
  const { make, model, year } = filters;
  return (
    <EmptyState title={removals.length > 0 ? "No part is all of that" : "There are no parts yet"}>
      <div className="grid justify-items-center gap-4">
        {ways.length > 0 && <p>One of these is too much. Take it away:</p>}
        {ways.length === 0 && removals.length > 0 && (
          <p>Check the spelling, try fewer words, or type the number that is printed on your old part.</p>
        )}
        <ul className="flex flex-wrap justify-center gap-2">
          {ways.map(({ label, without, count }) => (
            <li key={label} className="max-w-full">
              <button
                type="button"
                className="btn border-base-300 bg-base-100 [overflow-wrap:anywhere]"
                onClick={() => onChange(without)}
              >
                {`Without ${label}: ${count} ${count === 1 ? "part" : "parts"}`}
              </button>
            </li>
          ))}
        </ul>
        {removals.length > 0 && (
          <button type="button" className="btn btn-primary" onClick={() => onChange({ make, model, year })}>
            Show all parts
          </button>
        )}
      </div>
    </EmptyState>
  );
}
