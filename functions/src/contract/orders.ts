import * as z from "zod/mini";
import { email } from "./account-name.ts";
import { endpoint } from "./endpoint.ts";
import { instant } from "./instant.ts";
import { optionalText } from "./optional.ts";
import { Deleted, IdParams, OwnQuery } from "./params.ts";
import { id, NO_ID, PageQuery, pieces, price, text } from "./primitives.ts";

const fields = {
  /** The customer's name. */
  name: text("Name", 100),
  email,
  address: text("Address", 300),
  mobile: text("Mobile", 32),
  /** The ordered number of pieces. */
  MinimumOrder: pieces("MinimumOrder", 1),
  /** US dollars for one piece, as in the catalogue. */
  price: price("Price"),
  /** The product's picture. */
  picture: text("Picture", 2048),
};

/**
 * An order as the customer sees it: the specification's fields, and what was ordered and when. `email` and
 * `mobile` are empty once the customer has deleted their account.
 */
export const Order = z.object({
  _id: id,
  ...fields,
  email: z.union([z.literal(""), email]),
  mobile: optionalText("Mobile", 32),
  productId: id,
  productName: z.string(),
  /** When it was placed, ISO 8601. */
  createdAt: instant,
});
export type Order = z.infer<typeof Order>;

/**
 * An order as lists and payment pages show it: to admins also who placed it. `account._id` names the account at
 * `deleteOrdersOfAccount`, a deleted one too; it is null for orders of deleted accounts that an older release kept.
 */
export const ShownOrder = z.extend(Order, {
  account: z.optional(
    z.object({
      _id: z.nullable(z.string()),
      /** Whether it had an email when it ordered and had not proven it. */
      isUnverified: z.boolean(),
    }),
  ),
});
export type ShownOrder = z.infer<typeof ShownOrder>;

/**
 * What an order form sends. Without `productId` the product is the one whose picture and price are the
 * body's.
 */
export const PlaceOrder = z.object({ ...fields, productId: z.optional(id) });
export type PlaceOrder = z.infer<typeof PlaceOrder>;

export const IDEMPOTENCY_KEY = "Idempotency-Key";

/** Places an order. The same Idempotency-Key, caller and body give the same order once. */
export const placeOrder = endpoint({
  method: "POST",
  path: "/products",
  access: "signed-in",
  changes: ["products"],
  body: PlaceOrder,
  output: Order,
  errors: [
    "forbidden",
    "not_found",
    "product_unresolved",
    "price_changed",
    "quantity_out_of_range",
    "idempotency_key_reused",
  ],
});

const ListOrdersQuery = z.extend(PageQuery, OwnQuery.shape);
export type ListOrdersQuery = z.infer<typeof ListOrdersQuery>;

/** Your own orders, for an admin all unless they ask for their own, newest first. */
export const listOrders = endpoint({
  method: "GET",
  path: "/ordersItem",
  access: "signed-in",
  query: ListOrdersQuery,
  output: z.array(ShownOrder),
  errors: [],
});

/** Deletes an order of your own, for an admin any, and gives its pieces back to the stock. */
export const deleteOrder = endpoint({
  method: "DELETE",
  path: "/OrdersItem/:id",
  access: "signed-in",
  changes: ["products"],
  params: IdParams,
  output: Deleted,
  errors: ["not_found"],
});

/** The order that a payment page shows: one of your own, for an admin any. */
export const readPayment = endpoint({
  method: "GET",
  path: "/payment/:id",
  access: "signed-in",
  params: IdParams,
  output: ShownOrder,
  errors: ["not_found"],
});

/** Any uid of the identity provider, which imported accounts bring along, or what an order names a deleted account by. */
const AccountParams = z.object({ uid: z.string(NO_ID).check(z.regex(/^[^/]{1,128}$/, NO_ID)) });

/** Deletes all orders of one account, also of one that is deleted, and gives their pieces back to the stock. */
export const deleteOrdersOfAccount = endpoint({
  method: "DELETE",
  path: "/api/users/:uid/orders",
  access: "admin",
  changes: ["products"],
  params: AccountParams,
  output: z.object({ deleted: z.int() }),
  errors: ["not_found"],
});
