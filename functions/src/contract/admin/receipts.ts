import * as z from "zod/mini";
import { itemsOf, resultsOf } from "../bulk.ts";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "../values/params.ts";
import { id, pieces, price, text } from "../values/primitives.ts";
import { Purchase } from "./purchases.ts";

/** The most lines of one receipt. */
export const MOST_RECEIVED = 100;

const ReceivedLine = z.object({
  productId: id,
  pieces: pieces("Pieces", 1),
  /** Of one piece as it was billed, in the shop's currency. Without it, the purchase's. */
  cost: z.optional(price("Cost")),
  /** True to book more than is still to come. */
  isOver: z.optional(z.boolean({ error: "isOver must be true or false." })),
});
export type ReceivedLine = z.infer<typeof ReceivedLine>;

export const Receive = z.object({
  lines: itemsOf(ReceivedLine, MOST_RECEIVED).check(z.minLength(1, { error: "Nothing is received." })),
  /** Such as the number of the delivery note. */
  note: z.optional(text("Note", 200)),
});
export type Receive = z.infer<typeof Receive>;

const ReceiptResult = z.object({
  productId: id,
  /** `over`: more than is still to come. `gone`: the part isn't there. `closed`: the purchase was closed meanwhile. None of them is booked. */
  result: z.enum(["done", "over", "gone", "closed"]),
});
export type ReceiptResult = z.infer<typeof ReceiptResult>;

/** Books pieces of a purchase that came into the stock. Each line has a result, and one that is refused stops no other. */
export const receive = endpoint({
  method: "POST",
  path: "/api/purchases/:id/receipts",
  access: "admin",
  changes: ["products"],
  idempotent: true,
  params: IdParams,
  body: Receive,
  output: z.object({ purchase: Purchase, ...resultsOf(ReceiptResult).shape }),
  errors: ["not_found", "not_next", "quantity_out_of_range"],
});
