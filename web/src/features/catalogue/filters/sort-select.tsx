import { useId } from "react";
import { type Filters, type Sort, sortNames, sortOf } from "./filters.ts";

interface Props {
  filters: Filters;
  onChange: (sort: Sort) => void;
}

const sorts = Object.entries(sortNames) as [Sort, string][];

/** Only words have a best match. */
export function SortSelect({ filters, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 max-w-full items-center gap-2">
      <label htmlFor={id} className="font-semibold text-sm max-sm:hidden">
        Sort
      </label>
      <select
        id={id}
        aria-label="Sort"
        className="control w-auto min-w-0 max-w-full truncate py-2"
        value={sortOf(filters)}
        onChange={(event) => onChange(event.target.value as Sort)}
      >
        {sorts.map(([sort, name]) => (
          <option key={sort} value={sort} hidden={sort === "best" && filters.q === undefined}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
