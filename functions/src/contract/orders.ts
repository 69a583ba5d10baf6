import * as z from "zod/mini";
import { email } from "./account-name.ts";
import { endpoint } from "./endpoint.ts";
import { instant } from "./values/instant.ts";
import { mobile, optionalMobile } from "./values/mobile.ts";
import { OrderNumber } from "./values/order-number.ts";
import { MAX_STATUS_CHANGES, OrderStatus, StatusChange } from "./values/order-status.ts";
import { Deleted, IdParams, OwnQuery } from "./values/params.ts";
import { Payment } from "./values/payment.ts";
import { id, PageQuery, pieces, price, text } from "./values/primitives.ts";
import { Return } from "./values/returned.ts";

const fields = {
  /** The customer's name. */
  name: text("Name", 100),
  email,
  address: text("Address", 300),
  mobile: mobile("Mobile"),
  /** The number of pieces. */
  MinimumOrder: pieces("MinimumOrder", 1),
  /** For one piece, as in the catalogue. */
  price: price("Price"),
  /** The product's picture. */
  picture: text("Picture", 2048),
};

/** An order. `email` and `mobile` are empty after the customer deletes their account. */
export const Order = z.object({
  _id: id,
  /** The number that customers and the shop call it by, such as `K7QM2-F4X9D`. */
  number: OrderNumber,
  ...fields,
  email: z.union([z.literal(""), email]),
  mobile: optionalMobile("Mobile"),
  productId: id,
  productName: z.string(),
  /** For one piece, beside the price: given back for the old part. */
  deposit: z.number(),
  /** For sending it, beside its parts. The first order of a basket has them for all of the basket. */
  shipping: z.number(),
  /** The same for all orders of one basket; orders of a single part have none. */
  basketId: z.optional(id),
  /** When the order was placed, ISO 8601. */
  createdAt: instant,
  /** The order's status. */
  handling: OrderStatus,
  /** 1 at first, and one more with each step, each return and a withdrawal. */
  version: z.int().check(z.minimum(1)),
  /** Who brings it, once it's sent and if an admin said so. */
  carrier: z.nullable(z.string()),
  /** The carrier's number for it. */
  tracking: z.nullable(z.string()),
  /** The steps it has taken, oldest first; missing before the first one. */
  history: z.optional(z.array(StatusChange).check(z.maxLength(MAX_STATUS_CHANGES))),
  /** The number of pieces that came back; missing before any did, as `returns`. */
  returned: z.optional(z.int()),
  /** The returns, oldest first. */
  returns: z.optional(z.array(Return)),
  /** When the customer withdrew from it, ISO 8601. */
  withdrawnAt: z.optional(instant),
  payment: Payment,
  /** The last day on which something came, once all is paid. */
  paidOn: z.optional(z.string()),
  /** The number of its invoice; null before one is written. */
  invoice: z.nullable(z.string()),
});
export type Order = z.infer<typeof Order>;

const doer = {
  who: z.optional(z.string()),
  // The admin's, as long as their account has one.
  email: z.optional(z.string()),
};

/** Admins also see `account`, whose `_id` works with `deleteOrdersOfAccount` (old orders may have null), and, in a single order, who took its steps and its pieces back. */
export const ShownOrder = z.object({
  ...Order.shape,
  history: z.optional(z.array(z.object({ ...StatusChange.shape, ...doer }))),
  returns: z.optional(z.array(z.object({ ...Return.shape, ...doer }))),
  account: z.optional(
    z.object({
      _id: z.nullable(z.string()),
      /** True if nobody had proven that the order's email is the account's when it ordered. */
      isUnverified: z.boolean(),
    }),
  ),
});
export type ShownOrder = z.infer<typeof ShownOrder>;

/** The body of an order form. Without `productId`, picture and price identify the product. */
export const PlaceOrder = z.object({ ...fields, productId: z.optional(id) });
export type PlaceOrder = z.infer<typeof PlaceOrder>;

/** Places an order. A retry with the same Idempotency-Key, caller and body returns the same order. */
export const placeOrder = endpoint({
  method: "POST",
  path: "/products",
  access: "signed-in",
  limit: { calls: 60, seconds: 60 },
  changes: ["products"],
  idempotent: true,
  body: PlaceOrder,
  output: Order,
  errors: ["forbidden", "not_found", "product_unresolved", "price_changed", "quantity_out_of_range"],
});

const ListOrdersQuery = z.object({ ...PageQuery.shape, ...OwnQuery.shape });
export type ListOrdersQuery = z.infer<typeof ListOrdersQuery>;

/** Lists your orders, newest first. Admins get all orders unless they ask for their own. */
export const listOrders = endpoint({
  method: "GET",
  path: "/ordersItem",
  access: "signed-in",
  query: ListOrdersQuery,
  output: z.array(ShownOrder),
  errors: [],
});

/** Deletes your order while it's `new`, and returns its pieces to the stock. Admins can delete any that isn't sent, and restore it for 30 days. */
export const deleteOrder = endpoint({
  method: "DELETE",
  path: "/OrdersItem/:id",
  access: "signed-in",
  changes: ["products"],
  once: true,
  params: IdParams,
  output: Deleted,
  errors: ["not_found", "order_invoiced", "order_in_hand"],
});

/** Returns the order for its payment page: your own, or any for admins. */
export const readPayment = endpoint({
  method: "GET",
  path: "/payment/:id",
  access: "signed-in",
  params: IdParams,
  output: ShownOrder,
  errors: ["not_found"],
});
