import type { CatalogueItem } from "../../src/catalogue/catalogue-item.ts";
import { CURRENCY } from "../../src/contract/values/money.ts";
import type { NewProduct } from "../../src/products/products.store.ts";

/** A made-up part as a product of the shop. It's new: the home page shows the oldest parts. */
export function productOf({ cents, version, ...item }: CatalogueItem): NewProduct {
  return {
    ...item,
    oemNumbers: [...item.oemNumbers],
    equivalents: [...item.equivalents],
    fitment: [...item.fitment],
    price: { cents, currency: CURRENCY },
    createdAt: new Date().toISOString(),
  };
}
