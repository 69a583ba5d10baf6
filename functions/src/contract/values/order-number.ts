import * as z from "zod/mini";

/** Ten characters of Crockford's base32, which has no I, L, O and U, in two groups. */
export const OrderNumber = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/));
