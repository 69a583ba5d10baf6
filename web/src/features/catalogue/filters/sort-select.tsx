import { shownSort } from "@carparts/functions/contract/catalogue/shown-sort";
import { useId } from "react";
import { type Filters, type Sort, sortNames } from "./filters.ts";

interface Props {
  filters: Filters;
  onChange: (sort: Sort) => void;
}

const sorts = Object.entries(sortNames) as [Sort, string][];

/** Words and a vehicle have a best match. */
export function SortSelect({ filters, onChange }: Props) {
  const id = useId();
  const hasBest = filters.q !== undefined || filters.make !== undefined;
  return (
    <div className="flex min-w-0 max-w-full items-center gap-2 max-sm:basis-30">
      <label htmlFor={id} className="font-semibold text-sm max-sm:hidden">
        Sort
      </label>
      <select
        id={id}
        aria-label="Sort"
        className="control h-11 w-auto min-w-0 max-w-full truncate py-2 max-sm:w-full max-sm:px-2"
        value={shownSort(filters)}
        onChange={(event) => onChange(event.target.value as Sort)}
      >
        {sorts.map(([sort, name]) => (
          <option key={sort} value={sort} hidden={sort === "best" && !hasBest}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
