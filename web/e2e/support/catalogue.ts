import { randomUUID } from "node:crypto";
import { searchCatalogue } from "@carparts/functions/contract/catalogue/search";
import type { Product } from "@carparts/functions/contract/products";
import { as } from "@carparts/functions/testing/api";
import { expect } from "@playwright/test";

/** A word of no other test, that resembles none of theirs. */
export function aWord(): string {
  const letters = randomUUID().replace(/[\d-]/g, (digit) => "ghijklmnop-"[Number(digit)] ?? "q");
  return `x${letters.slice(0, 12)}`;
}

/** Waits until the search knows these parts, which takes some seconds. */
export async function untilListed(...products: readonly Pick<Product, "_id">[]): Promise<void> {
  const id = products.map(({ _id }) => _id);
  const total = async () => (await as(null).call(searchCatalogue, { query: { id } })).output.total;
  await expect.poll(total).toBe(id.length);
}
