import type { Order } from "@carparts/functions/contract/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import * as z from "zod/mini";
import { useListState } from "#lib/list-state.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { liveInterval } from "../fulfilment/fulfilment.ts";
import { NoOrders } from "../no-orders.tsx";
import { ownOrdersQuery } from "../orders.queries.ts";
import { OpenWithdrawal } from "../withdrawal/withdraw-button.tsx";
import { arrangeOrders, type Sort, sortNames } from "./arrange-orders.ts";
import { columns, OrderRows } from "./order-rows.tsx";

const MyOrdersState = z.object({
  q: z.optional(z.string()),
  sort: z._default(z.enum(Object.keys(sortNames) as Sort[]), "newest"),
});

const tools = { label: "Search my orders", placeholder: "Part, order or tracking number", sorts: sortNames };

interface Props {
  uid: string;
  /** Orders the same once more. */
  Again: ComponentType<{ orders: readonly Order[] }>;
}

/** Your own orders, also if you are an admin. They follow what the shop does with them. */
export function MyOrders({ uid, Again }: Props) {
  const list = useListState(MyOrdersState);
  const query = useInfiniteQuery({
    ...ownOrdersQuery(uid),
    refetchInterval: ({ state }) => liveInterval(state.data?.pages.flatMap(({ items }) => items)),
  });
  const { q = "", sort } = list.state;
  const orders = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const groups = arrangeOrders(orders, q, sort);
  const found = groups.flatMap((group) => group.orders).length;
  const hasMore = query.hasNextPage;
  const cut = hasMore ? orders.at(-1)?.basketId : undefined;
  return (
    <>
      <DataTable
        caption="MY Orders"
        what="Your orders"
        columns={columns}
        query={query}
        searched={{ list, tools }}
        summary={query.data && summary({ q, found, loaded: orders.length, hasMore })}
        empty={<NoOrders />}
        isWide
        isGrouped
        rows={() =>
          groups.map((group) => (
            <OrderRows
              key={group.key}
              group={group}
              orders={orders}
              isWhole={!q && group.key !== cut}
              isCut={group.key === cut}
              Again={Again}
            />
          ))
        }
      />
      <OpenWithdrawal uid={uid} />
    </>
  );
}

interface Counts {
  q: string;
  found: number;
  loaded: number;
  hasMore: boolean;
}

/** Only what is loaded is searched and sorted, so it says if there is more. */
function summary({ q, found, loaded, hasMore }: Counts): string {
  const all = pluralize(loaded, "order");
  const among = hasMore ? `your newest ${all}` : `your ${all}`;
  const rest = hasMore ? ". Show more for older ones" : "";
  if (q) return `${found || "None"} of ${among} found${rest}.`;
  return hasMore ? `Your newest ${all}${rest}.` : `${all}.`;
}
