import {
  type FulfilledOrder,
  type FulfilmentStep,
  fulfilOrders,
} from "@carparts/functions/contract/admin/fulfilment";
import type { Order } from "@carparts/functions/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { type Run, useChunkedRun } from "#lib/chunked-run.ts";
import { refresh } from "#lib/refresh.ts";

/** Fewer than the API takes: a call that writes has eight seconds, and can only be stopped after it. */
export const MOST_MARKED = 25;

type OrderVersion = Pick<Order, "_id" | "version">;
export type MarkRun<Item extends OrderVersion = Order> = Run<Item, FulfilledOrder>;

/** Takes orders the same step, each by itself. Sent again after a lost answer, a step that was taken is done. */
export function useMarkOrders<Item extends OrderVersion = Order>() {
  const queryClient = useQueryClient();
  const { run, start, stop } = useChunkedRun<Item, FulfilledOrder>();

  async function send(chunk: readonly Item[], step: FulfilmentStep): Promise<FulfilledOrder[]> {
    const items = chunk.map(({ _id, version }) => ({ _id, version }));
    return (await call(fulfilOrders, { body: { items, ...step } })).items;
  }

  return {
    run,
    stop,
    async begin(orders: readonly Item[], step: FulfilmentStep): Promise<MarkRun<Item>> {
      const end = await start(orders, MOST_MARKED, (chunk) => send(chunk, step));
      void refresh(queryClient, "orders");
      return end;
    },
  };
}
