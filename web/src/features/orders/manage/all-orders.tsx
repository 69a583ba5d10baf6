import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useModalParam } from "#lib/modal-param.ts";
import { ManagedTable } from "#ui/data-table/managed-table.tsx";
import { focusNeighbour } from "#ui/focus-neighbour.ts";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { InvoiceSelected, useInvoicing } from "./books/invoice-selected.tsx";
import { managedOrdersQuery, type OrdersState, useOrdersState } from "./managed-orders.queries.ts";
import { MarkDialog } from "./mark/mark-dialog.tsx";
import { MarkSelected } from "./mark/mark-selected.tsx";
import { useMarking } from "./mark/marking.ts";
import { OpenedOrder } from "./opened/opened-order.tsx";
import { orderColumns } from "./order-columns.tsx";
import { AttentionLinks, OrderFilters } from "./order-filters.tsx";
import { OrderKeys } from "./order-keys.tsx";
import { OrderRow } from "./order-row.tsx";
import { useOrdersPreferences } from "./orders-preferences.ts";
import { PickingButton } from "./picking/picking-button.tsx";

const first = [
  { label: "Order", isShort: true, card: "@min-[20rem]:@max-[54rem]:col-[1/-2]!" },
  {
    label: "Part",
    isBroad: true,
    card: "@min-[20rem]:@max-[54rem]:col-[1/-2]! @min-[20rem]:@max-[54rem]:row-start-2",
  },
];
const last = [
  {
    label: "Payment",
    isShort: true,
    isBroad: true,
    card: "@min-[20rem]:@max-[54rem]:col-[-2/-1]! @min-[20rem]:@max-[54rem]:row-start-2 @max-[54rem]:self-center",
  },
  { label: "Actions", isHidden: true, card: "@min-[20rem]:@max-[54rem]:col-[-3/-1]!" },
];

const sortNames: Readonly<Record<OrdersState["state"]["sort"], string>> = {
  newest: "Newest first",
  oldest: "Oldest first",
  total: "Total, lowest first",
  "-total": "Total, highest first",
};

function summary({ total: count, sum }: { total: number; sum: number }): string {
  return `${pluralize(count, "order")}, ${money(sum)}`;
}

interface Props {
  uid: string;
  /** Further tools of the list. */
  children: ReactNode;
}

/** The list, and beside it the order that is open. In a narrow window that takes the list's place. */
export function AllOrders({ uid, children }: Props) {
  const list = useOrdersState();
  const marking = useMarking();
  const invoicing = useInvoicing();
  const { columns: chosen } = useOrdersPreferences(uid);
  const { value: opened } = useModalParam("order");
  const scope = useRef<HTMLDivElement>(null);
  useRowInSight(scope, opened);
  const columns = orderColumns.filter(({ label }) => chosen.includes(label));
  const isBeside = opened !== undefined;
  return (
    // Its width in letters decides whether an order fits beside the list.
    <div ref={scope} className="@container grid grid-cols-[minmax(0,1fr)]">
      <div
        className={
          isBeside
            ? "grid grid-cols-[minmax(0,1fr)] items-start gap-6 @min-[52rem]:grid-cols-[minmax(0,1fr)_24rem]"
            : "contents"
        }
      >
        <div
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 office:gap-3 ${isBeside ? "@max-[52rem]:hidden" : ""}`}
        >
          <ManagedTable
            caption="Manage ALL Orsers"
            what="The orders"
            columns={[...first, ...columns, ...last]}
            query={useInfiniteQuery(managedOrdersQuery(list.state))}
            list={list}
            tools={{
              label: "Search orders",
              placeholder: "Number, name, town, phone, part",
              sorts: sortNames,
              filters: <OrderFilters list={list} />,
              links: <AttentionLinks list={list} />,
              actions: children,
            }}
            summary={summary}
            actions={(selection) => (
              <>
                <PickingButton orders={selection.chosen} />
                <MarkSelected selection={selection} marking={marking} />
                <InvoiceSelected selection={selection} invoicing={invoicing} />
              </>
            )}
            empty={<EmptyState title="No orders yet">New orders appear here.</EmptyState>}
            named={({ number }) => `order ${number}`}
            keys={(selection) => <OrderKeys scope={scope} selection={selection} marking={marking} />}
            groupOf={({ basketId }) => basketId}
            row={(order, box, group) => (
              <OrderRow key={order._id} order={order} group={group} columns={columns} marking={marking}>
                {box}
              </OrderRow>
            )}
          />
        </div>
        {isBeside && <OpenedOrder key={opened} uid={uid} id={opened} marking={marking} />}
      </div>
      <MarkDialog marking={marking} />
    </div>
  );
}

/** The list gets narrower beside an order, and its row stays in sight. Once it's closed, the row gets the focus. */
function useRowInSight(scope: RefObject<HTMLElement | null>, opened: string | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    const closed = before.current;
    before.current = opened;
    const id = opened ?? closed;
    if (id === undefined) return;
    const row = scope.current?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`);
    if (opened !== undefined) row?.scrollIntoView({ block: "nearest" });
    else if (row) row.focus();
    else focusNeighbour();
  }, [scope, opened]);
}
