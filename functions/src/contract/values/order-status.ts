import * as z from "zod/mini";
import { instant } from "./instant.ts";

/** How far an order has come, in this order. */
export const orderStatuses = ["new", "picked", "sent", "closed"] as const;

export const OrderStatus = z.enum(orderStatuses, {
  error: `Handling must be one of ${orderStatuses.join(", ")}.`,
});
export type OrderStatus = z.infer<typeof OrderStatus>;

/** A step that an order has taken. */
export const StatusChange = z.object({
  handling: OrderStatus,
  /** When, ISO 8601. */
  at: instant,
});
export type StatusChange = z.infer<typeof StatusChange>;

/** An order takes each step once, and begins as `new`. */
export const MAX_STATUS_CHANGES = orderStatuses.length - 1;
