import type { ListState } from "#lib/list-state.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";

interface Props {
  label: string;
  isNumber: boolean | undefined;
  sorts: readonly [ascending: string, descending: string];
  list: ListState;
}

/** Pressed again, it turns the list round. */
export function SortHeading({ label, isNumber, sorts, list }: Props) {
  const [ascending, descending] = sorts;
  const { sort } = list.state;
  const isSorted = sort === ascending || sort === descending;
  const order = sort === ascending ? "ascending" : "descending";
  return (
    <th scope="col" className={isNumber ? "text-right" : undefined} aria-sort={isSorted ? order : undefined}>
      <button
        type="button"
        className={`group -mx-1 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-selector px-1 font-semibold hover:bg-base-200 ${isNumber ? "flex-row-reverse" : ""}`}
        onClick={() => list.go({ sort: sort === ascending ? descending : ascending })}
      >
        {label}
        <Icon
          path={moreIcons.left}
          className={`size-3.5 ${isSorted ? "" : "opacity-30 group-hover:opacity-70"} ${isSorted && order === "descending" ? "-rotate-90" : "rotate-90"}`}
        />
      </button>
    </th>
  );
}
