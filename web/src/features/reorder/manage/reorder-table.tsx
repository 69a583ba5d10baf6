import type { ReorderedPart, ReorderPage } from "@carparts/functions/contract/admin/reorder";
import { pathOf } from "@carparts/functions/contract/endpoint";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { routes } from "#routes.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { ListStatus } from "#ui/data-table/list-status.tsx";
import {
  SelectAll,
  SelectBox,
  type Selection,
  SelectionBar,
  useSelection,
} from "#ui/data-table/selection.tsx";
import { Row } from "#ui/data-table/table.tsx";
import { dayText } from "#ui/format/day.ts";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { PiecesField } from "#ui/forms/pieces-field.tsx";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import type { ReorderState } from "./reorder.queries.ts";
import type { ReorderAmounts } from "./reorder-amounts.ts";
import { changedSums, SupplierSums } from "./supplier-sums.tsx";

const columns = [
  { label: "Part" },
  { label: "Supplier" },
  { label: "Available", isNumber: true },
  { label: "Waiting", isNumber: true },
  { label: "At 30 days' pace", isNumber: true },
  { label: "At 90 days' pace", isNumber: true },
  { label: "Order", isNumber: true },
  { label: "Cost", isNumber: true },
];

interface Whole {
  readonly items: ReorderedPart[];
  readonly total: number;
  readonly pieces: number;
  readonly cost: number;
  readonly suppliers: ReorderPage["suppliers"];
}

interface Props {
  query: UseInfiniteQueryResult<InfiniteData<Whole>>;
  list: ReorderState;
  amounts: ReorderAmounts;
  /** The act of what is selected. */
  children: (selection: Selection<ReorderedPart>) => ReactNode;
}

export function ReorderTable({ query, list, amounts, children }: Props) {
  const [whole] = query.data?.pages ?? [];
  const loaded = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const selection = useSelection(loaded, query.isPlaceholderData);
  return (
    <div className="printed-alone grid grid-cols-[minmax(0,1fr)] gap-4">
      {whole && <SupplierSums sums={changedSums(whole.suppliers, loaded, amounts)} list={list} />}
      <div className="flex flex-wrap items-center gap-x-5">
        <div className="print:hidden">
          <SelectAll selection={selection} />
        </div>
        <ListStatus query={query} summary={whole && summary(changedWhole(whole, loaded, amounts))} />
      </div>
      <DataTable
        caption="Reorder list"
        what="The list"
        columns={columns}
        isWide
        query={query}
        empty={<Nothing list={list} />}
        selectionBar={<SelectionBar selection={selection}>{children(selection)}</SelectionBar>}
        rows={(parts) =>
          parts.map((part) => <PartRow key={part._id} part={part} amounts={amounts} selection={selection} />)
        }
      />
    </div>
  );
}

function summary({ total, pieces, cost }: Pick<Whole, "total" | "pieces" | "cost">): string {
  const parts = `${pluralize(total, "part")}, ${pluralize(pieces, "piece")}`;
  return cost > 0 ? `${parts}, ${money(cost)} where the cost is known` : parts;
}

/** With what was typed in place of proposals. Only parts that are loaded can have been changed. */
function changedWhole(
  { total, pieces, cost }: Whole,
  loaded: readonly ReorderedPart[],
  { piecesOf }: ReorderAmounts,
): Pick<Whole, "total" | "pieces" | "cost"> {
  return loaded.reduce(
    (sum, part) => {
      const more = piecesOf(part) - part.pieces;
      const isLeft = piecesOf(part) === 0;
      return {
        total: sum.total - Number(isLeft),
        pieces: sum.pieces + more,
        cost: sum.cost + more * (part.cost ?? 0),
      };
    },
    { total, pieces, cost },
  );
}

interface RowProps {
  part: ReorderedPart;
  amounts: ReorderAmounts;
  selection: Selection<ReorderedPart>;
}

function PartRow({ part, amounts, selection }: RowProps) {
  const { waiting, cost } = part;
  const pieces = amounts.piecesOf(part);
  return (
    <Row>
      {[
        <div key="name" className="flex items-center gap-3">
          <span className="flex print:hidden">
            <SelectBox selection={selection} item={part} name={part.name} />
          </span>
          <span className="min-w-0">
            <Name part={part} />
          </span>
        </div>,
        <Offer key="supplier" part={part} pieces={pieces} />,
        <Stock key="stock" part={part} />,
        waiting || "–",
        paceText(part.sold30, part.daysAt30),
        paceText(part.sold90, part.daysAt90),
        <PiecesField
          key="pieces"
          label={`Order: ${part.name}`}
          pieces={pieces}
          onChange={(typed) => amounts.change(part, typed)}
        />,
        cost === null ? "–" : money(cost * pieces),
      ]}
    </Row>
  );
}

/** The supplier, and the packs of so many pieces. */
function Offer({ part: { supplier, pack }, pieces }: { part: ReorderedPart; pieces: number }) {
  if (!supplier) return <span className="muted">None</span>;
  const packs = Math.ceil(pieces / pack);
  const rest = pieces % pack === 0 ? "" : `, ${packs * pack} pieces`;
  return (
    <>
      <bdi className="wrap-anywhere block">{supplier.name}</bdi>
      {pack > 1 && (
        <span className="muted block font-normal text-sm">{`${pluralize(packs, "pack")} of ${pack}${rest}`}</span>
      )}
    </>
  );
}

function Stock({ part: { available, onHand, onOrder, expected } }: { part: ReorderedPart }) {
  return (
    <>
      <span className="block">{onHand > available ? `${available} of ${onHand} on hand` : available}</span>
      {onOrder > 0 && (
        <span className="muted block font-normal text-sm">
          {`${onOrder} on order${expected === null ? "" : `, expected ${dayText(expected)}`}`}
        </span>
      )}
    </>
  );
}

function paceText(sold: number, days: number | null): string {
  if (days === null) return "None sold";
  return `${pluralize(days, "day")}, ${sold} sold`;
}

function Name({ part: { _id, name, partNumber, brand, replaces } }: { part: ReorderedPart }) {
  return (
    <>
      <Link className="link link-hover" to={pathOf(routes.managedPart.path, { id: _id })}>
        {name}
      </Link>
      <span className="muted wrap-anywhere block font-normal text-sm">
        {[partNumber ?? "No number", brand].filter(Boolean).join(", ")}
      </span>
      {replaces.length > 0 && (
        <span className="wrap-anywhere block font-normal text-sm">
          {`Replaces ${replaces.map((old) => old.name).join(", ")}, whose sales count here`}
        </span>
      )}
    </>
  );
}

function Nothing({ list: { state, go } }: { list: ReorderState }) {
  return (
    <EmptyState title="Nothing to order">
      {state.brand || state.supplier ? (
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => go({ brand: undefined, supplier: undefined })}
        >
          {state.supplier ? "Show all suppliers" : "Show all brands"}
        </button>
      ) : (
        `The stock lasts for ${state.days} days. Cover more days to see what comes next.`
      )}
    </EmptyState>
  );
}
