import type { ReorderedPart, ReorderPage } from "@carparts/functions/contract/admin/reorder";
import { FilterLink } from "#ui/data-table/filter-link.tsx";
import { Row, Table } from "#ui/data-table/table.tsx";
import { money } from "#ui/format/money.ts";
import type { ReorderState } from "./reorder.queries.ts";
import type { ReorderAmounts } from "./reorder-amounts.ts";

type Sums = ReorderPage["suppliers"];

const columns = [
  { label: "Supplier" },
  { label: "Parts", isNumber: true },
  { label: "Sum", isNumber: true },
  { label: "Minimum order", isNumber: true },
];

/** With what was typed in place of proposals, of the parts that are loaded. */
export function changedSums(
  sums: Sums,
  loaded: readonly ReorderedPart[],
  { piecesOf }: ReorderAmounts,
): Sums {
  return sums.map((sum) => {
    const theirs = loaded.filter(({ supplier }) => (supplier?._id ?? null) === sum._id);
    const more = theirs.reduce((all, part) => all + (piecesOf(part) - part.pieces) * (part.cost ?? 0), 0);
    return { ...sum, cost: sum.cost + more };
  });
}

/** Tells what is ordered from each supplier, beside the least that an order must cost there. */
export function SupplierSums({ sums, list: { state } }: { sums: Sums; list: ReorderState }) {
  if (sums.every(({ _id }) => _id === null)) return null;
  return (
    <div className="print:hidden">
      <Table caption="By supplier" columns={columns}>
        {sums.map(({ _id, name, parts, cost, minimumOrder }) => {
          const id = _id ?? "none";
          const isChosen = state.supplier?.join() === id;
          return (
            <Row key={id}>
              {[
                <FilterLink key="name" filter={{ supplier: id }} isChosen={isChosen}>
                  {name ?? "No supplier"}
                </FilterLink>,
                parts,
                money(cost),
                <MinimumOrder key="minimum" cost={cost} minimumOrder={minimumOrder} />,
              ]}
            </Row>
          );
        })}
      </Table>
    </div>
  );
}

function MinimumOrder({ cost, minimumOrder }: Pick<Sums[number], "cost" | "minimumOrder">) {
  if (minimumOrder === null) return "–";
  const missing = minimumOrder - cost;
  return (
    <>
      <span className="block">{money(minimumOrder)}</span>
      {missing > 0 && (
        <span className="block font-normal text-sm text-warning">{`${money(missing)} below minimum`}</span>
      )}
    </>
  );
}
