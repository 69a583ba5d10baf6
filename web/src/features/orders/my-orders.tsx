import type { Order } from "@carparts/functions/contract/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { PagedList } from "#ui/paged-list.tsx";
import { Table } from "#ui/table.tsx";
import { liveInterval } from "./handling/handling.ts";
import { NoOrders } from "./no-orders.tsx";
import { ownOrdersQuery } from "./orders.queries.ts";
import { arrangeOrders, type Sort } from "./own/arrange-orders.ts";
import { columns, OrderRows } from "./own/order-rows.tsx";
import { OrderTools } from "./own/order-tools.tsx";

interface Props {
  uid: string;
  /** Orders the same once more. */
  Again: ComponentType<{ orders: readonly Order[] }>;
}

/** Your own orders, also if you are an admin. They follow what the shop does with them. */
export function MyOrders({ uid, Again }: Props) {
  const query = useInfiniteQuery({
    ...ownOrdersQuery(uid),
    refetchInterval: ({ state }) => liveInterval(state.data?.pages.flatMap(({ items }) => items)),
  });
  return (
    <PagedList what="Your orders" query={query} empty={<NoOrders />}>
      {(orders) => <OrderList orders={orders} hasMore={query.hasNextPage} Again={Again} />}
    </PagedList>
  );
}

interface ListProps extends Pick<Props, "Again"> {
  orders: readonly Order[];
  hasMore: boolean;
}

function OrderList({ orders, hasMore, Again }: ListProps) {
  const [typed, setTyped] = useState("");
  const [sort, setSort] = useState<Sort>("newest");
  const groups = arrangeOrders(orders, typed, sort);
  const found = groups.flatMap((group) => group.orders).length;
  // The next page may have more of the last one's basket.
  const cut = hasMore ? orders.at(-1)?.basketId : undefined;
  return (
    <>
      <OrderTools
        {...{ typed, sort, found, hasMore }}
        loaded={orders.length}
        onType={setTyped}
        onSort={setSort}
      />
      {found > 0 && (
        <Table caption="MY Orders" columns={columns} isWide isGrouped>
          {groups.map((group) => (
            <OrderRows
              key={group.key}
              group={group}
              isWhole={!typed.trim() && group.key !== cut}
              Again={Again}
            />
          ))}
        </Table>
      )}
    </>
  );
}
