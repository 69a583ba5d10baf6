import { searchCatalogue } from "@carparts/functions/contract/catalogue/search";
import { isBelowMinimum, type Product } from "@carparts/functions/contract/products";
import { call } from "#lib/api-client.ts";
import { onOrderText } from "#ui/on-order.tsx";

/** When those come that can't be ordered, in words, by their ids. */
export async function findOnOrder(
  products: readonly Product[] = [],
): Promise<Readonly<Record<string, string | undefined>>> {
  const query = { id: products.filter(isBelowMinimum).map(({ _id }) => _id) };
  const { items } = await call(searchCatalogue, { query });
  return Object.fromEntries(items.map((part) => [part._id, onOrderText(part)]));
}
