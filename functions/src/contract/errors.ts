import * as z from "zod/mini";

/** Every code an error answer can carry. A new code needs a status in `http/app-error` before it compiles. */
export const errorCodes = [
  "bad_request",
  "unauthenticated",
  "forbidden",
  "recent_sign_in_required",
  "not_found",
  "price_changed",
  "quantity_out_of_range",
  "self_removal",
  "last_admin",
  "another_account",
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

/** The body of every error answer. `fields` names what is wrong with which field of the input. */
export const ErrorAnswer = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    requestId: z.string(),
    // A record by another name: z.record is a tenth of all that the web loads of zod.
    fields: z.optional(z.catchall(z.object({}), z.string())),
  }),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

/** The specification's words for a quantity above the stock or below the product's minimum. */
export const QUANTITY_OUT_OF_RANGE = "Quantity Higher/lower to abailaable";

/** The specification's words for a rating above 5. */
export const RATING_TOO_HIGH = "REVEW DO NOT ALLOW MORE THEN 5!";
