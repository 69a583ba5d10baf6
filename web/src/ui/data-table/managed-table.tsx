import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ListState } from "#lib/list-state.ts";
import { DataTable } from "./data-table.tsx";
import type { Tools } from "./list-tools.tsx";
import {
  type Identified,
  SelectAll,
  SelectBox,
  type Selection,
  SelectionBar,
  useSelection,
} from "./selection.tsx";
import type { Column } from "./table.tsx";

interface Props<Item extends Identified, Whole> {
  caption: string;
  /** The start of a sentence: "The parts". */
  what: string;
  columns: readonly Column[];
  query: UseInfiniteQueryResult<InfiniteData<Whole & { items: Item[] }>>;
  list: ListState;
  tools: Tools;
  /** The number on all pages, as a sentence. */
  summary: (whole: Whole) => string;
  /** The actions for the selected items. */
  actions: (selection: Selection<Item>) => ReactNode;
  /** Where nothing is left out, and there is nothing. */
  empty: ReactNode;
  /** An item's name in its box's label. */
  named: (item: Item) => string;
  /** Listens to keys. See row-keys.ts. */
  keys?: (selection: Selection<Item>) => ReactNode;
  /** One item, and its box. */
  row: (item: Item, box: ReactNode) => ReactNode;
}

/** A list that the server filters and sorts, of which an admin selects some and does the same to all of them. */
export function ManagedTable<Item extends Identified, Whole>({
  query,
  list,
  tools,
  summary,
  actions,
  named,
  keys,
  row,
  ...table
}: Props<Item, Whole>) {
  const pages = query.data?.pages ?? [];
  const shown = pages.flatMap(({ items }) => items);
  const selection = useSelection(shown, query.isPlaceholderData);
  return (
    <>
      <DataTable
        {...table}
        query={query}
        searched={{ list, tools }}
        summary={pages[0] && summary(pages[0])}
        selectAll={<SelectAll selection={selection} />}
        selectionBar={<SelectionBar selection={selection}>{actions(selection)}</SelectionBar>}
        isWide
        rows={() =>
          shown.map((item) => row(item, <SelectBox selection={selection} item={item} name={named(item)} />))
        }
      />
      {selection.isOld ? null : keys?.(selection)}
    </>
  );
}
