import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Order, PlaceOrder } from "../orders.ts";
import { id } from "../values/primitives.ts";
import { linesOf } from "./basket.ts";

const { name, email, address, mobile, MinimumOrder, price } = PlaceOrder.shape;

/** The body for a basket's order: the order form's fields, and for each line its part with the price that was seen. */
export const PlaceBasket = z.object({
  ...{ name, email, address, mobile },
  lines: linesOf(z.object({ productId: id, MinimumOrder, price })).check(
    z.minLength(1, { error: "The basket is empty." }),
  ),
});
export type PlaceBasket = z.infer<typeof PlaceBasket>;

/**
 * Orders all lines of a basket, or none of them; what was ordered leaves your basket. A refusal names every faulty line
 * in `fields`, counted from 0: `lines.0.productId`, `lines.0.price`, `lines.0.MinimumOrder`. Its code is the first one's.
 * A retry with the same Idempotency-Key, caller and body returns the same orders.
 */
export const placeBasket = endpoint({
  method: "POST",
  path: "/api/baskets",
  access: "signed-in",
  limit: { calls: 10, seconds: 60 },
  changes: ["products"],
  idempotent: true,
  body: PlaceBasket,
  output: z.object({
    /** The `basketId` of its orders. */
    _id: id,
    /** In the order of the lines. */
    orders: z.array(Order),
    /** For all pieces of all lines. */
    total: z.number(),
    /** For sending them, beside the total. */
    shipping: z.number(),
  }),
  errors: ["forbidden", "product_gone", "price_changed", "quantity_out_of_range"],
});
