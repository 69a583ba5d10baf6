import shop from "../../../shop.json" with { type: "json" };
import { CURRENCY, type Money } from "../contract/values/money.ts";

/** What sending costs by now. Each order keeps what it cost when it was placed. */
export const shippingRate: Money = { cents: Math.round(shop.shipping.rate * 100), currency: CURRENCY };
