import {
  type FulfilledOrder,
  type FulfilmentStep,
  fulfilOrders,
  type Shipment,
} from "@carparts/functions/contract/admin/fulfilment";
import type { Order } from "@carparts/functions/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { type CallOptions, call } from "#lib/api-client.ts";
import { type Run, useChunkedRun } from "#lib/chunked-run.ts";
import { refresh } from "#lib/refresh.ts";

/** Fewer than the API takes: a call that writes has eight seconds, and can only be stopped after it. */
export const MOST_MARKED = 25;

/** Its own parcel's number, where the step has none for all of them. */
type OrderVersion = Pick<Order, "_id" | "version"> & { readonly parcel?: Shipment };
export type MarkRun<Item extends OrderVersion = Order> = Run<Item, FulfilledOrder>;

/** Takes orders the same step, each by itself. Sent again after a lost answer, a step that was taken is done. */
export function useMarkOrders<Item extends OrderVersion = Order>(options: Pick<CallOptions, "by"> = {}) {
  const queryClient = useQueryClient();
  const { run, start, stop } = useChunkedRun<Item, FulfilledOrder>();

  async function send(chunk: readonly Item[], step: FulfilmentStep): Promise<FulfilledOrder[]> {
    const items = chunk.map(({ _id, version, parcel }) => ({ _id, version, ...parcel }));
    return (await call(fulfilOrders, { body: { items, ...step } }, options)).items;
  }

  return {
    run,
    stop,
    /** `size` says how many of those that are left are sent at once. */
    async begin(
      orders: readonly Item[],
      step: FulfilmentStep,
      size: (left: readonly Item[]) => number = () => MOST_MARKED,
    ): Promise<MarkRun<Item>> {
      const end = await start(orders, size, (chunk) => send(chunk, step));
      void refresh(queryClient, "orders");
      return end;
    },
  };
}
