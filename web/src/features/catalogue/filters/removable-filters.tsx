import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import type { Filters } from "./filters.ts";
import { toRemovals } from "./removals.ts";

interface Props {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Lists the filters, each with a button that removes it. */
export function RemovableFilters({ filters, onChange }: Props) {
  const removals = toRemovals({ ...filters, q: undefined });
  const { q, make, model, year, sort } = filters;
  const { group = [], fit } = filters;
  // The heading names the vehicle, and its check box takes it back.
  if (removals.length === (fit ? 1 : 0)) return null;
  // On a phone, the heading says it, and `Filters` how many there are.
  const isInHeading = group.length <= 1 && removals.length === group.length + (fit ? 1 : 0);
  return (
    <ul
      className={`order-last flex min-w-0 max-w-full basis-full flex-wrap gap-2 ${isInHeading ? "max-lg:hidden" : ""}`}
      aria-label="Filters in use"
    >
      {removals.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            className="btn btn-sm max-w-full rounded-full border-base-300 bg-base-100"
            onClick={() => onChange(without)}
          >
            <span className="truncate">
              <span className="sr-only">Remove filter: </span>
              {label}
            </span>
            <Icon path={icons.close} className="size-4" />
          </button>
        </li>
      ))}
      {removals.length > 1 && (
        <li>
          <button
            type="button"
            className="btn btn-sm btn-ghost"
            onClick={() => onChange({ q, make, model, year, sort })}
          >
            Clear filters
          </button>
        </li>
      )}
    </ul>
  );
}
