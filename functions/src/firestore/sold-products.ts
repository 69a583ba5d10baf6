import { products, SoldProduct } from "./collections.ts";
import { converter } from "./converter.ts";
import { versionOf } from "./migrations/history.ts";

/** Readable even if numbers or vehicles are damaged. */
export const soldProducts = products.withConverter(converter(SoldProduct, versionOf("products")));

export const SOLD_FIELDS = [
  ...Object.keys(SoldProduct.shape).filter((field) => field !== "_id"),
  "schemaVersion",
];

/** Without numbers and vehicles, which may be longer than everything else. */
export const listedProducts = soldProducts
  .select(...SOLD_FIELDS)
  .withConverter(converter(SoldProduct, versionOf("products")));
