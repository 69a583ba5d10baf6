import type { ListedPart, PartSort } from "@carparts/functions/contract/admin/parts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useState } from "react";
import { routes } from "#routes.ts";
import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { ManagedTable } from "#ui/data-table/managed-table.tsx";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";
import { groupNames } from "#ui/format/group-names.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { AttentionLinks } from "./attention-links.tsx";
import type { PartVersion } from "./bulk/bulk.queries.ts";
import { DeleteSelected } from "./delete-selected.tsx";
import { LabelsButton } from "./labels/labels-button.tsx";
import { brandsQuery, managedPartsQuery, type PartsState, usePartsState } from "./managed-parts.queries.ts";
import { type PartColumn, partColumns } from "./part-columns.tsx";
import { PartRow } from "./part-row.tsx";
import { usePartsPreferences } from "./parts-preferences.ts";

const BulkDialog = dialogOnDemand("Change selected", () => import("./bulk/bulk-dialog.tsx"));

const first = { label: "Part", sorts: ["name", "-name"] } as const;
const last = { label: "Actions", isHidden: true };

const sortNames: Readonly<Record<PartSort, string>> = {
  newest: "Newest first",
  "-newest": "Oldest first",
  updated: "Last changed",
  "-updated": "Longest unchanged",
  name: "Name, A to Z",
  "-name": "Name, Z to A",
  price: "Price, lowest first",
  "-price": "Price, highest first",
  quantity: "Quantity, lowest first",
  "-quantity": "Quantity, highest first",
};

type OfPart = ComponentType<{ part: ListedPart }>;

interface Props {
  uid: string;
  /** Actions of each row, `Delete` included. */
  Actions: ComponentType<{ part: ListedPart; children: ReactNode }>;
  /** Beside the quantity. */
  QuickStock: OfPart;
  /** Further tools of the list. */
  children: ReactNode;
}

export function ProductTable({ uid, Actions, QuickStock, children }: Props) {
  const list = usePartsState();
  const query = useInfiniteQuery(managedPartsQuery(list.state));
  // Parts that no longer match the filters leave the selection; the dialog stays.
  const [changed, setChanged] = useState<readonly PartVersion[]>();
  const { columns: chosen } = usePartsPreferences(uid);
  const columns = partColumns
    .filter(({ label }) => chosen.includes(label))
    .map((column) => (column.label === "Quantity" ? withStock(column, QuickStock) : column));
  return (
    <>
      <ManagedTable
        caption="Manage Item"
        what="The parts"
        columns={[first, ...columns, last]}
        query={query}
        list={list}
        tools={{
          label: "Search items",
          placeholder: "Name, number or shelf",
          sorts: sortNames,
          filters: <PartFilters list={list} />,
          links: <AttentionLinks chosen={list.state.attention} importId={list.state.importId} />,
          actions: children,
        }}
        summary={({ total }) => pluralize(total, "part")}
        actions={(selection) => (
          <>
            <button
              type="button"
              className="btn btn-sm btn-primary"
              onClick={() => setChanged(selection.chosen)}
            >
              Change selected
            </button>
            <LabelsButton parts={selection.chosen} />
            <DeleteSelected selection={selection} />
          </>
        )}
        empty={<NoProducts />}
        named={({ name }) => name}
        row={(part, box) => (
          <PartRow key={part._id} part={part} columns={columns} Actions={Actions}>
            {box}
          </PartRow>
        )}
      />
      {changed && (
        <BulkDialog
          parts={changed}
          state={list.state}
          found={query.isPlaceholderData ? undefined : query.data?.pages[0]?.total}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
  );
}

function withStock(column: PartColumn, QuickStock: OfPart): PartColumn {
  return {
    ...column,
    cell: (part) => (
      <span className="flex items-center gap-2 @min-[54rem]:justify-end">
        <span className="leading-tight">{column.cell(part)}</span>
        <QuickStock part={part} />
      </span>
    ),
  };
}

function NoProducts() {
  return (
    <EmptyState title="No parts yet">
      <Link className="btn btn-primary" to={routes.addItem.path}>
        Add Item
      </Link>
    </EmptyState>
  );
}

function PartFilters({ list: { state, go } }: { list: PartsState }) {
  const { data: brands = [] } = useQuery(brandsQuery);
  return (
    <>
      <ChoiceFilter
        label="Group"
        chosen={state.group}
        names={groupNames}
        onChoose={(group) => go({ group })}
      />
      {/* Keeps its width until the brands are loaded. */}
      <div className="w-48 max-w-full">
        <ChoiceFilter
          label="Brand"
          chosen={state.brand}
          names={Object.fromEntries(brands.map((brand) => [brand, brand]))}
          onChoose={(brand) => go({ brand })}
        />
      </div>
    </>
  );
}
