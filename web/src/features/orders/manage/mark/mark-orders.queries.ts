import {
  type FulfilledOrder,
  type FulfilmentStep,
  fulfilOrders,
} from "@carparts/functions/contract/admin/fulfilment";
import type { Order } from "@carparts/functions/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "#lib/api-client.ts";
import { type Run, useChunkedRun } from "#lib/chunked-run.ts";
import { refresh } from "#lib/refresh.ts";

/** Fewer than the API takes: a call that writes has eight seconds, and can only be stopped after it. */
export const MOST_MARKED = 25;

/** The result of an order. It may be our own, if the response of a call before got lost. */
export type Marked = FulfilledOrder & { readonly isMaybeOurs: boolean };
type Seen = Pick<Order, "_id" | "version">;
export type MarkRun<Item extends Seen = Order> = Run<Item, Marked>;

/** Takes many orders the same step, each by itself. A repeated call takes no step twice, since each names its version. */
export function useMarkOrders<Item extends Seen = Order>() {
  const queryClient = useQueryClient();
  const { run, start, stop } = useChunkedRun<Item, Marked>();
  const unsure = useRef(new Set<string>());

  async function send(chunk: readonly Item[], step: FulfilmentStep): Promise<Marked[]> {
    const items = chunk.map(({ _id, version }) => ({ _id, version }));
    try {
      const answer = await call(fulfilOrders, { body: { items, ...step } });
      return answer.items.map((order) => ({ ...order, isMaybeOurs: unsure.current.has(order._id) }));
    } catch (error) {
      for (const { _id } of items) unsure.current.add(_id);
      throw error;
    }
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
