import * as z from "zod/mini";
import { AccountParams } from "../account-name.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { ShownOrder } from "../orders.ts";
import { days, isInOrder } from "../values/day.ts";
import { OrderStatus, orderStatuses } from "../values/order-status.ts";
import { IdParams } from "../values/params.ts";
import { paymentStates } from "../values/payment.ts";
import { repeated, searched } from "../values/searched.ts";

/** Deletes all orders of an account, even a deleted one, that aren't sent, and returns their pieces to the stock. Each can be restored by itself for 30 days. */
export const deleteOrdersOfAccount = endpoint({
  method: "DELETE",
  path: "/api/users/:uid/orders",
  access: "admin",
  changes: ["products"],
  params: AccountParams,
  output: z.object({ deleted: z.int() }),
  errors: ["not_found"],
});

/** Lists all orders of an account, even a deleted one, newest first. */
export const listOrdersOfAccount = endpoint({
  method: "GET",
  path: "/api/users/:uid/orders",
  access: "admin",
  params: AccountParams,
  query: ListQuery,
  output: pageOf(ShownOrder),
  errors: ["not_found"],
});

/** Lists all orders of a part, even a deleted one, newest first. */
export const listOrdersOfPart = endpoint({
  method: "GET",
  path: "/api/products/:id/orders",
  access: "admin",
  params: IdParams,
  query: ListQuery,
  output: pageOf(ShownOrder),
  errors: ["not_found"],
});

const dueStates = [...paymentStates, "late"] as const;

const orderSorts = ["newest", "oldest", "total", "-total"] as const;

export const OrdersQuery = z
  .object({
    /** Beginnings: of an order's number, its second half or its tracking number, of a part's number, or of words of the name, the email, the phone number, the address or the part's name. */
    q: z.optional(searched),
    ...days,
    handling: z.optional(repeated("handling", OrderStatus, orderStatuses.length)),
    /** Those whose checkouts are in this state; `late` have an invoice that is past its day and not paid. */
    due: z.optional(repeated("due", z.enum(dueStates), dueStates.length)),
    /** Those that have no invoice yet. */
    invoice: z.optional(z.literal("none", { error: "invoice can only be none." })),
    /** Those that a customer withdrew from, as long as nothing of them came back and they aren't closed since. */
    withdrawal: z.optional(z.literal("open", { error: "withdrawal can only be open." })),
    sort: z._default(z.enum(orderSorts, `sort is one of ${orderSorts.join(", ")}.`), "newest"),
    ...ListQuery.shape,
  })
  .check(isInOrder);
export type OrdersQuery = z.infer<typeof OrdersQuery>;

/** Lists everybody's orders. */
export const searchOrders = endpoint({
  method: "GET",
  path: "/api/orders",
  access: "admin",
  query: OrdersQuery,
  output: pageOf(ShownOrder, {
    /** The number of orders on all pages. */
    total: z.int(),
    /** The sum that the parts of all of them cost, in the shop's currency. */
    sum: z.number(),
  }),
  errors: [],
});
