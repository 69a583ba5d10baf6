import shop from "../../../../shop.json" with { type: "json" };
import { currencySign } from "./currency.ts";

/** Said of prices and totals that contain VAT; empty in a shop without it. */
export const vatText = shop.tax === null ? "" : "incl. VAT";

const { rate } = shop.shipping;
const sendingText = rate > 0 ? ` + ${currencySign}${rate.toFixed(2)} sending` : ", free sending";

/** Said beside a part's price, which is told without sending. */
export const priceNote = vatText && vatText + sendingText;
