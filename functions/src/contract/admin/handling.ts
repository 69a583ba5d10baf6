import * as z from "zod/mini";
import { itemsOf, resultsOf, Seen } from "../bulk.ts";
import { endpoint } from "../endpoint.ts";
import { ShownOrder } from "../orders.ts";
import { cleanFirst } from "../values/clean-first.ts";
import { Handling } from "../values/handling.ts";
import { cleanName } from "../values/names.ts";
import { optionalText } from "../values/optional.ts";
import { IdParams } from "../values/params.ts";
import { id, version } from "../values/primitives.ts";

const ONLY_SENT = "Only an order that is sent has a carrier.";

const step = {
  /** The next step. */
  handling: Handling,
  /** Who brings it. Only with `sent`. */
  carrier: z.optional(cleanFirst(optionalText("Carrier", 60), cleanName)),
  /** The carrier's number for it. Only with `sent`. */
  tracking: z.optional(cleanFirst(optionalText("Tracking number", 60), cleanName)),
};
const Step = z.object(step);
export type Step = z.infer<typeof Step>;

const onlySent = [
  z.refine<Step>(({ handling, carrier }) => handling === "sent" || !carrier, {
    path: ["carrier"],
    error: ONLY_SENT,
  }),
  z.refine<Step>(({ handling, tracking }) => handling === "sent" || !tracking, {
    path: ["tracking"],
    error: ONLY_SENT,
  }),
];

export const HandleOrder = z
  .object({
    /** The version that you saw. */
    version,
    ...step,
  })
  .check(...onlySent);
export type HandleOrder = z.infer<typeof HandleOrder>;

/** Takes an order one step further: from `new` to `picked`, `sent` and `closed`. */
export const handleOrder = endpoint({
  method: "PUT",
  path: "/api/orders/:id/handling",
  access: "admin",
  changes: [],
  versioned: true,
  params: IdParams,
  body: HandleOrder,
  output: ShownOrder,
  errors: ["not_found", "not_next"],
});

export const HandleOrders = z.object({ items: itemsOf(Seen, 100), ...step }).check(...onlySent);
export type HandleOrders = z.infer<typeof HandleOrders>;

/** What became of an order. */
export const HandledOrder = z.object({
  _id: id,
  /** As the error codes of `handleOrder` say it; `gone` is an order that isn't there. */
  result: z.enum(["done", "not_next", "changed_meanwhile", "gone"]),
  /** The order as it is now, where it was changed meanwhile. */
  present: z.optional(ShownOrder),
});
export type HandledOrder = z.infer<typeof HandledOrder>;

/**
 * Takes up to 100 orders the same step further, each as if by itself: one that can't take it stops no other. An order
 * that is named twice takes one step, and has one result.
 */
export const handleOrders = endpoint({
  method: "PUT",
  path: "/api/orders/handling",
  access: "admin",
  changes: [],
  body: HandleOrders,
  output: resultsOf(HandledOrder),
  errors: [],
});
