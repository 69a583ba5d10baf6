import { shopDayOf } from "../books/shop-day.ts";
import type { Purchase } from "../contract/admin/purchases.ts";
import { decimalOf } from "../contract/values/money.ts";
import type { StoredPurchase } from "../firestore/collections.ts";
import { isLate } from "./purchase-rule.ts";

export function encodePurchase({ lines, total, words: _words, ...purchase }: StoredPurchase): Purchase {
  return {
    ...purchase,
    lines: lines.map(({ cost, ...line }) => ({ ...line, cost: cost && decimalOf(cost) })),
    isLate: isLate(purchase, shopDayOf(Date.now())),
    total: decimalOf(total),
  };
}
