import type { Endpoint, Input } from "@carparts/functions/contract/endpoint";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "#lib/api-client.ts";
import { type ListState, useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";
import { useModalParam } from "#lib/modal-param.ts";
import { toastResult } from "#lib/toast-result.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { type Column, Row } from "#ui/data-table/table.tsx";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";
import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { type Noun, useDeleteThing } from "./noun.ts";

interface Props<Thing, Item extends Thing, Page extends { items: Item[] }> {
  noun: Noun<Thing>;
  uid: string;
  caption: string;
  search: { readonly label: string; readonly placeholder: string };
  filters?: (list: ListState) => ReactNode;
  /** The label of the button that adds one. */
  add?: string;
  columns: readonly Column[];
  /** A cell for each of the columns. */
  cells: (item: Item) => readonly ReactNode[];
  /** The label of its button, and whether there is something to delete. */
  edit?: (item: Item) => string;
  isDeletable?: (item: Item) => boolean;
  summary: (page: Page) => string;
  empty: ReactNode;
}

export function nounDialog(title: string) {
  return dialogOnDemand(title, () => import("./opened-thing.tsx"));
}

const SECONDARY = "btn btn-sm border-base-300 bg-base-100";

/** Lists the things of a noun, of which each opens in its dialog. An empty `?edit=` is a new one. */
export function NounList<Thing, Item extends Thing, Page extends { items: Item[]; next: string | null }>({
  noun,
  uid,
  caption,
  search,
  filters,
  add,
  columns,
  cells,
  edit = () => "Edit",
  isDeletable = () => true,
  summary,
  empty,
}: Props<Thing, Item, Page>) {
  const list = useListState(noun.query);
  const fetchPage = (query: object, signal: AbortSignal) =>
    call(noun.list, { query } as Input<Endpoint>, { signal }) as Promise<Page>;
  const query = useInfiniteQuery(managedQuery(noun.key, list.state as never, fetchPage));
  const { value: opened, open, close } = useModalParam("edit");
  const [page] = query.data?.pages ?? [];
  return (
    <>
      <DataTable<Item>
        caption={caption}
        what={`The ${caption.toLowerCase()}`}
        columns={[...columns, { label: "Actions", isHidden: true }]}
        query={query}
        searched={{
          list: list as ListState,
          tools: {
            ...search,
            filters: filters?.(list as ListState),
            actions: add && (
              <button type="button" className="btn btn-primary btn-sm" onClick={() => open("")}>
                {add}
              </button>
            ),
          },
        }}
        summary={page && summary(page)}
        empty={empty}
        rows={(items) =>
          items.map((item) => (
            <Row key={noun.idOf(item)}>
              {[
                ...cells(item),
                <span key="actions" className="flex flex-wrap justify-end gap-2 @min-[46rem]:flex-nowrap">
                  <button
                    type="button"
                    className={SECONDARY}
                    aria-label={`${edit(item)}: ${noun.nameOf(item)}`}
                    onClick={() => open(noun.idOf(item))}
                  >
                    {edit(item)}
                  </button>
                  {isDeletable(item) && <DeleteButton noun={noun} thing={item} />}
                </span>,
              ]}
            </Row>
          ))
        }
      />
      {opened !== undefined && (
        <noun.Dialog key={opened} noun={noun as never} uid={uid} id={opened} onClose={close} />
      )}
    </>
  );
}

function DeleteButton<Thing>({ noun, thing }: { noun: Noun<Thing>; thing: Thing }) {
  const remove = useDeleteThing(noun);
  return (
    <Button
      ref={focusNeighbourOnRemoval}
      className="btn-sm btn-error btn-outline"
      aria-label={`Delete: ${noun.nameOf(thing)}`}
      isOff={remove.isPending || remove.isSuccess}
      onClick={() => {
        if (!confirm(noun.question(thing))) return;
        const name = noun.fullNameOf(thing);
        toastResult(remove.mutateAsync(thing), name, () => `${name}: deleted.`);
      }}
    >
      Delete
    </Button>
  );
}
