import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { Product } from "../products.ts";
import { OrderNumber } from "../values/order-number.ts";
import { IdParams } from "../values/params.ts";
import { MOST_PIECES, text, whole } from "../values/primitives.ts";
import { Movement } from "./movement.ts";

const AdjustStock = z.object({
  /** The pieces that come or, below 0, leave. */
  change: whole("Change", -MOST_PIECES, MOST_PIECES).check(
    z.refine((change) => change !== 0, { error: "Change must not be 0." }),
  ),
  /** Why they come or leave. */
  reason: text("Reason", 300),
});
export type AdjustStock = z.infer<typeof AdjustStock>;

/** Adds pieces to a part's stock, or takes some away, for a reason. A retry with the same Idempotency-Key, caller and body moves nothing more. */
export const adjustStock = endpoint({
  method: "POST",
  path: "/api/products/:id/stock",
  access: "admin",
  changes: ["products"],
  idempotent: true,
  params: IdParams,
  body: AdjustStock,
  output: Product,
  status: 200,
  errors: ["not_found", "quantity_out_of_range"],
});

const ShownMovement = z.object({
  ...Movement.shape,
  /** Counts the movements of one part. */
  number: z.int(),
  email: z.optional(z.string()),
  /** The number of the order, also of one that was deleted. */
  orderNumber: z.optional(OrderNumber),
});
export type ShownMovement = z.infer<typeof ShownMovement>;

/** Lists the movements of a part's stock, newest first. Those of a deleted part stay. */
export const listMovements = endpoint({
  method: "GET",
  path: "/api/products/:id/movements",
  access: "admin",
  params: IdParams,
  query: ListQuery,
  output: pageOf(ShownMovement),
  errors: ["not_found"],
});

const { _id, name, picture, quantity, minimumQuantity } = Product.shape;

/** Lists the parts that nobody can order, because the stock is below the minimum order, oldest first. */
export const listLowStock = endpoint({
  method: "GET",
  path: "/api/low-stock",
  access: "admin",
  query: ListQuery,
  output: pageOf(
    z.object({
      _id,
      name,
      picture,
      quantity,
      minimumQuantity,
      /** The number of accounts that wait to be told when it's available. */
      waiting: z.int(),
    }),
  ),
  errors: [],
});

/** The most accounts that are named of a part. */
export const MOST_WAITING = 100;

/** Names the accounts that wait to be told when a part is available, 100 at most. */
export const listWaiting = endpoint({
  method: "GET",
  path: "/api/products/:id/waiting",
  access: "admin",
  params: IdParams,
  output: z.object({
    items: z.array(
      z.object({
        /** The account's uid. */
        _id: z.string(),
        email: z.optional(z.string()),
      }),
    ),
  }),
  errors: ["not_found"],
});
