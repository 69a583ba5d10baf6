import { isOpen, openPieces, type Purchase } from "@carparts/functions/contract/admin/purchases";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useModalParam } from "#lib/modal-param.ts";
import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { type Column, Row } from "#ui/data-table/table.tsx";
import { ExpectedDay } from "#ui/expected-day.tsx";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { NewPurchase } from "./new-purchase.tsx";
import { OpenedPurchase } from "./opened-purchase.tsx";
import {
  type PurchasesState,
  purchasesQuery,
  suppliersQuery,
  usePurchasesState,
} from "./purchases.queries.ts";
import { stateNames } from "./state-names.ts";

const columns: readonly Column[] = [
  { label: "Number", isShort: true },
  { label: "Supplier", isBroad: true },
  { label: "State" },
  { label: "Expected", isShort: true },
  { label: "To come", isNumber: true },
  { label: "Total", isNumber: true },
  { label: "Actions", isHidden: true },
];

/** All that is ordered from suppliers, or the one that the address says. */
export function Purchases({ uid }: { uid: string }) {
  const { value: id, open, close } = useModalParam("purchase");
  return id === undefined ? (
    <PurchaseTable uid={uid} onOpen={open} />
  ) : (
    <OpenedPurchase key={id} id={id} uid={uid} onClose={close} />
  );
}

interface TableProps {
  uid: string;
  /** In place of the dialog of this name, if it's open. */
  onOpen: (id: string, dialog?: string) => void;
}

function PurchaseTable({ uid, onOpen }: TableProps) {
  const list = usePurchasesState();
  const query = useInfiniteQuery(purchasesQuery(list.state));
  const { value: isAdding, open, close } = useModalParam("new");
  const [page] = query.data?.pages ?? [];
  return (
    <>
      <DataTable
        caption="Purchases"
        what="The purchases"
        columns={columns}
        query={query}
        searched={{
          list,
          tools: {
            label: "Search purchases",
            placeholder: "Number or supplier",
            filters: <Filters list={list} />,
            actions: (
              <button type="button" className="btn btn-primary btn-sm" onClick={() => open("")}>
                New purchase
              </button>
            ),
          },
        }}
        summary={page && pluralize(page.total, "purchase")}
        empty={
          <EmptyState title="No purchases yet">
            Order from the reorder list, or begin a purchase by hand.
          </EmptyState>
        }
        isWide
        rows={(purchases) =>
          purchases.map((purchase) => (
            <PurchaseRow key={purchase._id} purchase={purchase} onOpen={() => onOpen(purchase._id)} />
          ))
        }
      />
      {isAdding !== undefined && <NewPurchase uid={uid} onMade={(id) => onOpen(id, "new")} onClose={close} />}
    </>
  );
}

function Filters({ list: { state, go } }: { list: PurchasesState }) {
  const suppliers = useQuery(suppliersQuery).data ?? [];
  return (
    <>
      <ChoiceFilter
        label="State"
        chosen={state.state && [state.state]}
        names={stateNames}
        onChoose={([chosen]) => go({ state: chosen })}
      />
      <ChoiceFilter
        label="Supplier"
        chosen={state.supplier === undefined ? undefined : [state.supplier]}
        names={Object.fromEntries(suppliers.map(({ _id, name }) => [_id, name]))}
        onChoose={([supplier]) => go({ supplier })}
      />
      <ChoiceFilter
        label="Delivery"
        chosen={state.late && [state.late]}
        names={{ true: "Late" }}
        onChoose={([late]) => go({ late })}
      />
    </>
  );
}

function PurchaseRow({ purchase, onOpen }: { purchase: Purchase; onOpen: () => void }) {
  const { number, supplier, state, expected, isLate, lines, total } = purchase;
  const open = isOpen(purchase) ? lines.reduce((sum, line) => sum + openPieces(line), 0) : "–";
  return (
    <Row>
      <b className="tabular-nums">{number}</b>
      <bdi className="wrap-anywhere line-clamp-2">{supplier.name}</bdi>
      {stateNames[state]}
      <ExpectedDay day={expected} isLate={isLate} />
      {open}
      {money(total)}
      <button
        type="button"
        className="btn btn-sm border-base-300 bg-base-100"
        aria-label={`Open: ${number}`}
        onClick={onOpen}
      >
        Open
      </button>
    </Row>
  );
}
