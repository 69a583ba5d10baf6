import * as z from "zod/mini";
import { itemsOf, resultsOf, Seen } from "../bulk.ts";
import { endpoint } from "../endpoint.ts";
import { ShownOrder } from "../orders.ts";
import { cleanFirst } from "../values/clean-first.ts";
import { InvoiceNumber } from "../values/invoice-number.ts";
import { cleanName } from "../values/names.ts";
import { optionalText } from "../values/optional.ts";
import { OrderStatus } from "../values/order-status.ts";
import { IdParams } from "../values/params.ts";
import { id, version } from "../values/primitives.ts";

const ONLY_SENT = "Only an order that is sent has a carrier.";

const shipment = {
  /** Who brings it. Only with `sent`. */
  carrier: z.optional(cleanFirst(optionalText("Carrier", 60), cleanName)),
  /** The carrier's number for it. Only with `sent`. */
  tracking: z.optional(cleanFirst(optionalText("Tracking number", 60), cleanName)),
};
export const Shipment = z.object(shipment);
export type Shipment = z.infer<typeof Shipment>;

const step = {
  /** The next step. */
  handling: OrderStatus,
  ...shipment,
};
const FulfilmentStep = z.object(step);
export type FulfilmentStep = z.infer<typeof FulfilmentStep>;

function isWithoutShipment({ carrier, tracking }: Shipment): boolean {
  return !carrier && !tracking;
}

const onlySent = [
  z.refine<FulfilmentStep>(({ handling, carrier }) => handling === "sent" || !carrier, {
    path: ["carrier"],
    error: ONLY_SENT,
  }),
  z.refine<FulfilmentStep>(({ handling, tracking }) => handling === "sent" || !tracking, {
    path: ["tracking"],
    error: ONLY_SENT,
  }),
];

export const FulfilOrder = z
  .object({
    /** The version that you saw. */
    version,
    ...step,
  })
  .check(...onlySent);
export type FulfilOrder = z.infer<typeof FulfilOrder>;

/** Takes an order one step further: from `new` to `picked`, `sent` and `closed`. */
export const fulfilOrder = endpoint({
  method: "PUT",
  path: "/api/orders/:id/handling",
  access: "admin",
  changes: [],
  versioned: true,
  params: IdParams,
  body: FulfilOrder,
  output: ShownOrder,
  errors: ["not_found", "not_next"],
});

/** An order, and where its parcel isn't the others', what brings it. */
const SeenOrder = z.object({ ...Seen.shape, ...shipment });

const bulkStep = {
  items: itemsOf(SeenOrder, 100),
  ...step,
  /** True to write an invoice of what becomes `sent`, one for what was ordered in one act. Only with `sent`. */
  invoice: z.optional(z.boolean({ error: "invoice must be true or false." })),
};

export const FulfilOrders = z.object(bulkStep).check(
  ...onlySent,
  z.refine(({ handling, invoice }) => handling === "sent" || !invoice, {
    path: ["invoice"],
    error: "Only sent orders can be invoiced.",
  }),
  z.refine(({ handling, items }) => handling === "sent" || items.every(isWithoutShipment), {
    path: ["items"],
    error: ONLY_SENT,
  }),
);
export type FulfilOrders = z.infer<typeof FulfilOrders>;

/** The result for an order. */
export const FulfilledOrder = z.object({
  _id: id,
  /** As the error codes of `fulfilOrder` say it; `gone` is an order that isn't there. */
  result: z.enum(["done", "not_next", "changed_meanwhile", "gone"]),
  /** The invoice that was written of it. */
  invoice: z.optional(InvoiceNumber),
  /** The reason why none was written. */
  reason: z.optional(z.string()),
  /** The order as it is now, where it was changed meanwhile. */
  present: z.optional(ShownOrder),
});
export type FulfilledOrder = z.infer<typeof FulfilledOrder>;

/**
 * Takes up to 100 orders the same step further, each as if by itself: one that can't take it stops no other. What an item
 * says of its parcel comes before what is said of all. An order that is named twice takes one step, and has one result.
 * With its key, a step that was taken is `done` again.
 */
export const fulfilOrders = endpoint({
  method: "PUT",
  path: "/api/orders/handling",
  access: "admin",
  changes: [],
  idempotent: true,
  body: FulfilOrders,
  output: resultsOf(FulfilledOrder),
  errors: [],
});
