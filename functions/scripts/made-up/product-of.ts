import type { CatalogueItem } from "../../src/catalogue/catalogue-item.ts";
import { partDefaults } from "../../src/contract/admin/part-fields.ts";
import { moneyOf } from "../../src/contract/values/money.ts";
import type { NewProduct } from "../../src/products/products.store.ts";

/** A made-up part as a product of the shop. It's new: the home page shows the oldest parts. */
export function productOf({ cents, depositCents, version, ...item }: CatalogueItem): NewProduct {
  return {
    ...partDefaults(),
    ...{ cost: null, offers: [] },
    ...item,
    price: moneyOf(cents),
    deposit: moneyOf(depositCents),
    createdAt: new Date().toISOString(),
  };
}
