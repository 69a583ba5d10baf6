import * as z from "zod/mini";
import { decimalOf, moneyOf, Price } from "./money.ts";

// Kept apart, so that guests don't load zod's codecs.

/** A decimal number such as 24.9 on the wire, 2490 cents inside. */
export const priceCodec = z.codec(z.number().check(z.multipleOf(0.01)), Price, {
  decode: (amount) => moneyOf(Math.round(amount * 100)),
  encode: decimalOf,
});
