import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import type { ListState } from "#lib/list-state.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { PagedList } from "../paged-list.tsx";
import { Folded } from "./folded.tsx";
import { ListStatus } from "./list-status.tsx";
import { ListTools, type Tools } from "./list-tools.tsx";
import { type Column, Table } from "./table.tsx";

interface Props<Item> {
  caption: string;
  /** The start of a sentence: "Your orders". */
  what: string;
  columns: readonly Column[];
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  /** Without it the list is neither searched nor sorted. */
  searched?: { readonly list: ListState; readonly tools: Tools };
  /** The list's number, as a sentence. */
  summary?: string | undefined;
  /** Beside it, and below the table. See selection.tsx. */
  selectAll?: ReactNode;
  selectionBar?: ReactNode;
  /** Shown if the list is empty without filters. */
  empty: ReactNode;
  isWide?: boolean;
  isGrouped?: boolean;
  rows: (items: Item[]) => readonly ReactNode[];
}

/** Labels are beside their fields, so that the tools take few lines. */
const LINE =
  "flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden [&_div:has(>.control)]:flex [&_div:has(>.control)]:items-center [&_div:has(>.control)]:gap-1.5 [&_div:has(>.control)>label]:shrink-0 [&_.control]:h-10 [&_.control]:py-0 [&_.control]:px-2.5 @min-[46rem]:[&_.control]:text-sm [&_.btn]:px-2";

/** Below the headings, which sort. */
const FIRST_IN_ROW = "tbody :is(a, button, input)";

/** A list in a table: searched, filtered and sorted by its address, page by page, and as cards on a phone. */
export function DataTable<Item>({
  caption,
  what,
  columns,
  query,
  searched,
  summary,
  selectAll,
  selectionBar,
  empty,
  isWide = false,
  isGrouped = false,
  rows,
}: Props<Item>) {
  const { list, tools } = searched ?? {};
  const isFiltered = list?.isFiltered === true;
  const isEmpty = !query.hasNextPage && query.data?.pages.every(({ items }) => items.length === 0);
  const hasAnswer = isFiltered || !query.isPending;
  const hasTools = hasAnswer && (isFiltered || !isEmpty);
  const nothing = list && <NothingFound onClear={() => list.clear()} />;
  const listId = useId();
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className={LINE}>
        {hasTools && tools && (
          <a
            href={`#${listId}`}
            className="btn btn-primary btn-sm sr-only focus:not-sr-only"
            onClick={(event) => {
              const row = document.getElementById(listId)?.querySelector<HTMLElement>(FIRST_IN_ROW);
              if (row) event.preventDefault();
              row?.focus();
            }}
          >
            Skip to the list
          </a>
        )}
        {hasTools && list && tools && <ListTools list={list} tools={tools} />}
        {hasTools && summary && (
          <div className="flex min-h-9 flex-wrap items-center gap-x-4 @max-[46rem]:order-2 @max-[46rem]:basis-full">
            {selectAll}
            <ListStatus query={query} summary={summary} />
          </div>
        )}
        {hasAnswer && tools?.actions && <Folded label="More">{tools.actions}</Folded>}
      </div>
      <div id={listId} className="contents">
        <PagedList what={what} query={query} empty={isFiltered ? nothing : empty}>
          {(items) => {
            const shown = rows(items);
            return shown.length === 0 ? (
              nothing
            ) : (
              <Table
                caption={caption}
                columns={columns}
                list={list}
                isWide={isWide}
                isGrouped={isGrouped}
                isOld={query.isPlaceholderData}
              >
                {shown}
              </Table>
            );
          }}
        </PagedList>
      </div>
      {selectionBar}
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="Nothing found">
      <button type="button" className="btn btn-primary" onClick={onClear}>
        Show all
      </button>
    </EmptyState>
  );
}
