import * as z from "zod/mini";
import { byName } from "./values/by-name.ts";

export const errorCodes = [
  "bad_request",
  "unauthenticated",
  "forbidden",
  "recent_sign_in_required",
  "not_found",
  "price_changed",
  "number_taken",
  "name_taken",
  "product_gone",
  "list_full",
  "in_use",
  "quantity_out_of_range",
  "not_next",
  "changed_meanwhile",
  "order_invoiced",
  "order_in_hand",
  "self_removal",
  "last_admin",
  "another_account",
  "account_gone",
  "payload_too_large",
  "unsupported_media_type",
  "invalid",
  "product_unresolved",
  "idempotency_key_reused",
  "too_many_requests",
  "internal",
  "unavailable",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every error response. `fields` maps input fields to messages; `present` is what `changed_meanwhile` found, as the call would answer it. */
export const ErrorAnswer = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    requestId: z.string(),
    fields: z.optional(byName(z.string())),
    present: z.optional(z.unknown()),
  }),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

/** The specification's text. */
export const QUANTITY_OUT_OF_RANGE = "Quantity Higher/lower to abailaable";

/** The specification's text. */
export const RATING_TOO_HIGH = "REVEW DO NOT ALLOW MORE THEN 5!";
