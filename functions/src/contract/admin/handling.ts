import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ShownOrder } from "../orders.ts";
import { Handling } from "../values/handling.ts";
import { optionalText } from "../values/optional.ts";
import { IdParams } from "../values/params.ts";
import { whole } from "../values/primitives.ts";

const ONLY_SENT = "Only an order that is sent has a carrier.";

export const HandleOrder = z
  .object({
    /** The next step. */
    handling: Handling,
    /** The version that you saw. */
    version: whole("Version", 1, 1_000_000),
    /** Who brings it. Only with `sent`. */
    carrier: z.optional(optionalText("Carrier", 60)),
    /** The carrier's number for it. Only with `sent`. */
    tracking: z.optional(optionalText("Tracking number", 60)),
  })
  .check(
    z.refine(({ handling, carrier }) => handling === "sent" || !carrier, {
      path: ["carrier"],
      error: ONLY_SENT,
    }),
    z.refine(({ handling, tracking }) => handling === "sent" || !tracking, {
      path: ["tracking"],
      error: ONLY_SENT,
    }),
  );
export type HandleOrder = z.infer<typeof HandleOrder>;

/** Takes an order one step further: from `new` to `picked`, `sent` and `closed`. */
export const handleOrder = endpoint({
  method: "PUT",
  path: "/api/orders/:id/handling",
  access: "admin",
  changes: [],
  params: IdParams,
  body: HandleOrder,
  output: ShownOrder,
  errors: ["not_found", "not_next", "changed_meanwhile"],
});
