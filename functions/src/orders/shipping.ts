import shop from "../../../shop.json" with { type: "json" };
import { moneyOf } from "../contract/values/money.ts";

/** The present cost of sending. Each order keeps what it cost when it was placed. */
export const shippingRate = moneyOf(Math.round(shop.shipping.rate * 100));
