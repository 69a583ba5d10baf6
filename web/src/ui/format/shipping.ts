import { shipping } from "#lib/shop.ts";
import { cents, money } from "./money.ts";

/** What sending an order costs by now, in cents. */
export const shippingCents = cents(shipping.rate, 1);

/** The same in a sentence, for every page that speaks of it. */
export const shippingText =
  shipping.rate > 0
    ? `Sending an order costs ${money(shipping.rate)}, however many parts are in it.`
    : "There are no fees: sending an order costs nothing.";
