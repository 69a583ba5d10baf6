import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { isBelowMinimum } from "@carparts/functions/contract/products";
import type { ReactNode } from "react";
import type { Column } from "#ui/data-table/table.tsx";
import { ExpectedDay } from "#ui/expected-day.tsx";
import { date } from "#ui/format/date.ts";
import { money } from "#ui/format/money.ts";
import { StockLabel } from "#ui/stock-label.tsx";
import { type CellName, EditCell } from "./edit/edit-cell.tsx";

export interface PartColumn extends Column {
  readonly cell: (part: ListedPart) => ReactNode;
}

const nothing = <span className="muted">–</span>;

/** Changed where it stands. */
function edited(name: CellName, label: string, shown: (part: ListedPart) => ReactNode): PartColumn["cell"] {
  return (part) => (
    <EditCell part={part} name={name} label={label}>
      {shown}
    </EditCell>
  );
}

/** The columns between a part and its actions. The quantity's cell is the table's. */
export const partColumns: readonly PartColumn[] = [
  {
    label: "Price",
    isShort: true,
    isNumber: true,
    sorts: ["price", "-price"],
    cell: edited("price", "Price", ({ price }) => money(price)),
  },
  {
    label: "Quantity",
    isShort: true,
    isNumber: true,
    sorts: ["quantity", "-quantity"],
    cell: (part) => <Pieces part={part} />,
  },
  {
    label: "Minimum",
    isNumber: true,
    cell: edited("minimumQuantity", "Minimum", ({ minimumQuantity }) => minimumQuantity),
  },
  {
    label: "Shelf",
    cell: edited("shelf", "Shelf", ({ shelf }) => (shelf ? <Shelf>{shelf}</Shelf> : nothing)),
  },
  { label: "Stock", isShort: true, cell: (part) => <StockState part={part} /> },
  { label: "Group", isShort: true, cell: ({ group }) => group },
  {
    label: "Cost",
    isShort: true,
    isNumber: true,
    cell: ({ cost }) => (cost === null ? nothing : money(cost)),
  },
  { label: "On order", isShort: true, isNumber: true, cell: ({ onOrder }) => onOrder || nothing },
  {
    label: "Expected",
    isShort: true,
    cell: ({ expected }) => <ExpectedDay day={expected} />,
  },
  { label: "GTIN", isShort: true, cell: ({ gtin }) => gtin ?? nothing },
  { label: "Vehicles", isNumber: true, cell: ({ fitment }) => fitment.length },
  {
    label: "Changed",
    isShort: true,
    sorts: ["-updated", "updated"],
    cell: ({ updatedAt }) => date(updatedAt),
  },
];

/** The default columns. */
export const firstColumns: readonly string[] = ["Price", "Quantity", "Minimum", "Shelf", "Stock"];

/** A place's usual name keeps to one line, and a long one to a few. */
function Shelf({ children: shelf }: { children: string }) {
  return (
    <span
      className={shelf.length > 8 ? "@min-[54rem]:inline-block @min-[54rem]:min-w-20" : "whitespace-nowrap"}
    >
      {shelf}
    </span>
  );
}

/** Pieces of new orders are still on the shelf. */
function Pieces({ part: { quantity, onHand } }: { part: ListedPart }) {
  if (onHand === quantity) return quantity;
  return (
    <>
      {quantity}
      <span className="muted block whitespace-normal text-xs">{`${onHand} on hand`}</span>
    </>
  );
}

function StockState({ part }: { part: ListedPart }) {
  return (
    <span className="flex flex-wrap gap-1">
      <ManagedStock part={part} />
      {part.waiting > 0 && (
        <span className="badge badge-info badge-soft whitespace-nowrap font-semibold">
          {`${part.waiting} waiting`}
        </span>
      )}
    </span>
  );
}

/** As on the overview: some pieces are left, but fewer than the minimum. */
function ManagedStock({ part }: { part: ListedPart }) {
  if (part.quantity === 0 || !isBelowMinimum(part)) return <StockLabel product={part} />;
  return (
    <span className="badge badge-error badge-soft @min-[54rem]:whitespace-nowrap h-auto font-semibold">
      Below minimum
    </span>
  );
}
