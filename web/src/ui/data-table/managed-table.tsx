import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ListState } from "#lib/list-state.ts";
import { DataTable } from "./data-table.tsx";
import type { Tools } from "./list-tools.tsx";
import { RowGroup } from "./row-group.tsx";
import {
  type Identified,
  SelectAll,
  SelectBox,
  type Selection,
  SelectionBar,
  useSelection,
} from "./selection.tsx";
import type { Column, Place } from "./table.tsx";

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
  /** Shown if the list is empty without filters. */
  empty: ReactNode;
  /** An item's name in its box's label. */
  named: (item: Item) => string;
  /** Listens to keys. See row-keys.ts. */
  keys?: (selection: Selection<Item>) => ReactNode;
  /** Items of the same group are shown as one block. */
  groupOf?: (item: Item) => string | undefined;
  /** One item, its box, and its place among those that it stands together with. */
  row: (item: Item, box: ReactNode, group: Place | undefined) => ReactNode;
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
  groupOf,
  row,
  ...table
}: Props<Item, Whole>) {
  const pages = query.data?.pages ?? [];
  const shown = pages.flatMap(({ items }) => items);
  const selection = useSelection(shown, query.isPlaceholderData);
  const box = (item: Item) => <SelectBox selection={selection} item={item} name={named(item)} />;
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
        isGrouped={groupOf !== undefined}
        rows={() =>
          groupOf
            ? neighbours(shown, groupOf).map((items) => (
                <RowGroup key={items[0]._id} isBlock={items.length > 1} isOld={query.isPlaceholderData}>
                  {items.map((item, place) => row(item, box(item), { place, size: items.length }))}
                </RowGroup>
              ))
            : shown.map((item) => row(item, box(item), undefined))
        }
      />
      {selection.isOld ? null : keys?.(selection)}
    </>
  );
}

type Block<Item> = [Item, ...Item[]];

/** Neighbouring items with this in common. */
function neighbours<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string | undefined,
): Block<Item>[] {
  const blocks: Block<Item>[] = [];
  for (const item of items) {
    const last = blocks.at(-1);
    const group = groupOf(item);
    if (last && group !== undefined && groupOf(last[0]) === group) last.push(item);
    else blocks.push([item]);
  }
  return blocks;
}
