import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { keptValue } from "#lib/kept-value.ts";
import { stillUnanswered } from "#ui/forms/still-unanswered.ts";

const SentOrder = z.object({
  key: z.string(),
  /** The uid of whoever sent it. */
  owner: z.string(),
  /** In milliseconds. */
  at: z.number(),
  /** As it was sent. */
  order: z.object({
    name: z.string(),
    email: z.string(),
    address: z.string(),
    mobile: z.string(),
    MinimumOrder: z.string(),
    price: z.number(),
    picture: z.string(),
    productId: z.string(),
  }),
});
export type SentOrder = z.infer<typeof SentOrder>;

/** By part, the orders of this tab that have no answer yet, so that what takes a form away doesn't take its key along. */
const sentOrders = keptValue("sentOrders", z.record(z.string(), SentOrder), () => sessionStorage);

/** This account's order of a part, if one was sent and has no answer. */
export function useSentOrder(uid: string | undefined, productId: string): SentOrder | undefined {
  const sent = useSyncExternalStore(sentOrders.subscribe, sentOrders.read, () => undefined)?.[productId];
  return stillUnanswered(sent, uid);
}

export function noteSentOrder(sent: SentOrder): void {
  sentOrders.write({ ...sentOrders.read(), [sent.order.productId]: sent });
}

export function forgetSentOrder(productId: string): void {
  const { [productId]: _, ...others } = sentOrders.read() ?? {};
  sentOrders.write(others);
}
