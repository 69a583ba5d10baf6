import shop from "../../../../shop.json" with { type: "json" };
import { offerOf } from "../../contract/catalogue/part-offer.ts";
import { decimalOf, moneyOf } from "../../contract/values/money.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { merchantItem } from "./merchant-item.ts";

/** The bytes that a part takes in the feed, so that its pages are no longer than they may be. */
export function feedBytesOf({ cents, depositCents, ...item }: CatalogueItem): number {
  const part = { ...item, price: decimalOf(moneyOf(cents)), deposit: decimalOf(moneyOf(depositCents)) };
  return Buffer.byteLength(merchantItem(offerOf(part, shop)) ?? "");
}
