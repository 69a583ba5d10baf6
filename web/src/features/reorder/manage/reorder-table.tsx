import type { ReorderedPart } from "@carparts/functions/contract/admin/reorder";
import { pathOf } from "@carparts/functions/contract/endpoint";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { routes } from "#routes.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { ListStatus } from "#ui/data-table/list-status.tsx";
import { Row } from "#ui/data-table/table.tsx";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { PiecesField } from "#ui/forms/pieces-field.tsx";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import type { ReorderState } from "./reorder.queries.ts";
import type { ReorderAmounts } from "./reorder-amounts.ts";

const columns = [
  { label: "Part" },
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
}

interface Props {
  query: UseInfiniteQueryResult<InfiniteData<Whole>>;
  list: ReorderState;
  amounts: ReorderAmounts;
}

export function ReorderTable({ query, list, amounts }: Props) {
  const [whole] = query.data?.pages ?? [];
  const loaded = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="printed-alone grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListStatus query={query} summary={whole && summary(changedWhole(whole, loaded, amounts))} />
      <DataTable
        caption="Reorder list"
        what="The list"
        columns={columns}
        isWide
        query={query}
        empty={<Nothing list={list} />}
        rows={(parts) => parts.map((part) => <PartRow key={part._id} part={part} amounts={amounts} />)}
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

function PartRow({ part, amounts }: { part: ReorderedPart; amounts: ReorderAmounts }) {
  const { available, onHand, waiting, cost } = part;
  const pieces = amounts.piecesOf(part);
  return (
    <Row>
      {[
        <Name key="name" part={part} />,
        onHand > available ? `${available} of ${onHand} on hand` : available,
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
      {state.brand ? (
        <button type="button" className="btn btn-primary" onClick={() => go({ brand: undefined })}>
          Show all brands
        </button>
      ) : (
        `The stock lasts for ${state.days} days. Cover more days to see what comes next.`
      )}
    </EmptyState>
  );
}
