import type { ListedPart, PartSort } from "@carparts/functions/contract/admin/parts";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { isBelowMinimum } from "@carparts/functions/contract/products";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { routes } from "#routes.ts";
import { ManagedTable } from "#ui/data-table/managed-table.tsx";
import { type Column, Row } from "#ui/data-table/table.tsx";
import { DeleteButton } from "#ui/delete-button.tsx";
import { money } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { StockLabel } from "#ui/stock-label.tsx";
import { DeleteSelected } from "./delete-selected.tsx";
import { managedPartsQuery, usePartsState } from "./managed-parts.queries.ts";
import { PartFilters } from "./part-filters.tsx";
import { useDeleteProduct } from "./product-changes.queries.ts";

const columns: readonly Column[] = [
  { label: "Part", sorts: ["name", "-name"] },
  { label: "Price", isNumber: true, sorts: ["price", "-price"] },
  { label: "Quantity", isNumber: true, sorts: ["quantity", "-quantity"] },
  { label: "Minimum", isNumber: true },
  { label: "Shelf" },
  { label: "Stock" },
  { label: "Actions", isHidden: true },
];

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

interface Props {
  /** Beside `Delete` in each row. */
  Actions: ComponentType<{ part: ListedPart }>;
}

export function ProductTable({ Actions }: Props) {
  const list = usePartsState();
  return (
    <ManagedTable
      caption="Manage Item"
      what="The parts"
      columns={columns}
      query={useInfiniteQuery(managedPartsQuery(list.state))}
      list={list}
      tools={{
        label: "Search items",
        placeholder: "Name, number or shelf",
        sorts: sortNames,
        filters: <PartFilters list={list} />,
      }}
      told={({ total }) => `${total} ${total === 1 ? "part" : "parts"}`}
      actions={({ chosen, clear }) => <DeleteSelected parts={chosen} onDone={clear} />}
      empty={<NoProducts />}
      named={({ name }) => name}
      row={(part, box) => (
        <PartRow key={part._id} part={part} Actions={Actions}>
          {box}
        </PartRow>
      )}
    />
  );
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

/** As on the overview: pieces are there, and fewer than anybody may order. */
function ManagedStock({ part }: { part: ListedPart }) {
  if (part.quantity === 0 || !isBelowMinimum(part)) return <StockLabel product={part} />;
  return <span className="badge badge-error badge-soft whitespace-nowrap font-semibold">Below minimum</span>;
}

/** Those of new orders are still on the shelf. */
function Pieces({ part: { quantity, onHand } }: { part: ListedPart }) {
  if (onHand === quantity) return quantity;
  return (
    <>
      {quantity}
      <span className="muted block text-xs">{`${onHand} on hand`}</span>
    </>
  );
}

interface RowProps extends Props {
  part: ListedPart;
  /** The box that selects it. */
  children: ReactNode;
}

function PartRow({ part, Actions, children }: RowProps) {
  const remove = useDeleteProduct(part.name);
  const numbers = [part.partNumber, part.brand].filter(Boolean).join(" · ");
  return (
    <Row>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {children}
        <PartPicture src={part.picture} alt="" className="max-w-14 min-w-14 rounded-field" />
        <span className="wrap-anywhere grid min-w-0 grow basis-20 gap-0.5">
          <Link className="link link-hover" to={pathOf(routes.part.path, { id: part._id })}>
            {part.name}
          </Link>
          {numbers && <span className="muted font-normal text-xs">{numbers}</span>}
        </span>
      </span>
      {money(part.price)}
      <Pieces part={part} />
      {part.minimumQuantity}
      {part.shelf ?? <span className="muted">–</span>}
      <span className="flex flex-wrap gap-1">
        <ManagedStock part={part} />
        {part.waiting > 0 && (
          <span className="badge badge-info badge-soft whitespace-nowrap font-semibold">
            {`${part.waiting} waiting`}
          </span>
        )}
      </span>
      <span className="flex flex-wrap justify-end gap-2 @min-[54rem]:min-w-46">
        <Actions part={part} />
        <DeleteButton id={part._id} remove={remove} />
      </span>
    </Row>
  );
}
