import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ShownOrder } from "../orders.ts";
import { InvoiceNumber } from "../values/invoice-number.ts";
import { IdParams } from "../values/params.ts";
import { pieces, text, version } from "../values/primitives.ts";

export const ReturnPieces = z.object({
  /** The version that you saw. */
  version,
  /** The number of pieces that came back. */
  pieces: pieces("Pieces", 1),
  /** True if they can be sold again. Those that can go back into the part's stock. */
  isSellable: z.boolean({ error: "isSellable must be true or false." }),
  /** Why they came back. The customer reads it too. */
  reason: text("Reason", 300),
  /** True if their deposit is given back. Only where the order has one. */
  isDepositBack: z.optional(z.boolean({ error: "isDepositBack must be true or false." })),
});
export type ReturnPieces = z.infer<typeof ReturnPieces>;

/** The order with the return. */
const ReturnedOrder = z.object({
  ...ShownOrder.shape,
  /** The number of the credit note; null where the order has no invoice, or the pieces were credited before. */
  credit: z.optional(z.nullable(InvoiceNumber)),
});

/**
 * Takes pieces of an order back that is `sent` or `closed`, never more than were sent. A retry of a lost answer is
 * `changed_meanwhile`, and its `present` order has the return.
 */
export const returnPieces = endpoint({
  method: "POST",
  path: "/api/orders/:id/returns",
  access: "admin",
  changes: ["products"],
  versioned: true,
  params: IdParams,
  body: ReturnPieces,
  output: ReturnedOrder,
  status: 200,
  errors: ["not_found", "not_next", "quantity_out_of_range", "list_full"],
});
