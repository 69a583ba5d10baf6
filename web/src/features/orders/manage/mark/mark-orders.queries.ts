import {
  type FulfilledOrder,
  type FulfilmentStep,
  type FulfilOrders,
  fulfilOrders,
  type Shipment,
} from "@carparts/functions/contract/admin/fulfilment";
import type { Order } from "@carparts/functions/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { type CallOptions, call } from "#lib/api-client.ts";
import { type Run, useChunkedRun } from "#lib/chunked-run.ts";
import { refresh } from "#lib/refresh.ts";
import { MOST_MARKED } from "./whole-checkouts.ts";

/** Its own parcel's number, where the step has none for all of them. */
type OrderVersion = Pick<Order, "_id" | "version"> & { readonly parcel?: Shipment };
/** A step, and whether it writes invoices. */
export type MarkStep = FulfilmentStep & Pick<FulfilOrders, "invoice">;
export type MarkRun<Item extends OrderVersion = Order> = Run<Item, FulfilledOrder>;

/** Takes orders the same step, each by itself. Sent again after a lost answer, a step that was taken is done. */
export function useMarkOrders<Item extends OrderVersion = Order>(options: Pick<CallOptions, "by"> = {}) {
  const queryClient = useQueryClient();
  const { run, start, stop } = useChunkedRun<Item, FulfilledOrder>();

  async function send(chunk: readonly Item[], step: MarkStep): Promise<FulfilledOrder[]> {
    const items = chunk.map(({ _id, version, parcel }) => ({ _id, version, ...parcel }));
    return (await call(fulfilOrders, { body: { items, ...step } }, options)).items;
  }

  return {
    run,
    stop,
    /** `size` says how many of those that are left are sent at once. */
    async begin(
      orders: readonly Item[],
      step: MarkStep,
      size: (left: readonly Item[]) => number = () => MOST_MARKED,
    ): Promise<MarkRun<Item>> {
      const end = await start(orders, size, (chunk) => send(chunk, step));
      void refresh(queryClient, "orders", "invoices");
      return end;
    },
  };
}
