import { shipping } from "#lib/shop.ts";
import { cents, money } from "./money.ts";

/** The present cost of sending an order, in cents. */
export const shippingCents = cents(shipping.rate, 1);

const { sentWithinDays: days }: { readonly sentWithinDays?: number } = shipping;

/** When an order is on its way, where the shop says so. */
export const sentText = days
  ? `Sent within ${days === 1 ? "one working day" : `${days} working days`}.`
  : undefined;

/** The cost of sending in a sentence, for every page that mentions it. */
export const shippingText =
  shipping.rate > 0
    ? `Sending an order costs ${money(shipping.rate)}, however many parts are in it.`
    : "There are no fees: sending an order costs nothing.";
