import type {
  BrandListItem,
  ManufacturersPage,
  ManufacturersQuery,
} from "../../contract/admin/manufacturers.ts";
import { nameOrder } from "../../contract/values/name-order.ts";
import { nameKey } from "../../contract/values/names.ts";
import { plainText } from "../../contract/values/plain-text.ts";
import { findThings } from "../../nouns/nouns.store.ts";
import { replica } from "../replica/own-replica.ts";
import { sortedPage } from "../sorted-page.ts";
import { countWithoutManufacturer, toBrandRows } from "./brand-rows.ts";

export async function listManufacturers({
  q = "",
  brand,
  maker,
  ...page
}: ManufacturersQuery): Promise<ManufacturersPage> {
  const [catalogue, manufacturers] = await Promise.all([replica.presentForAdmins(), findThings("maker")]);
  const brands = toBrandRows(catalogue.brands(), manufacturers);
  const keys = brand && new Set(brand.map(nameKey));
  const wanted = brands.filter(
    (each) =>
      (!keys || keys.has(nameKey(each.brand))) && (maker === undefined || !each.maker) && matches(each, q),
  );
  const filters = { q: plainText(q), maker, brand: keys && [...keys].sort() };
  return {
    ...sortedPage(wanted, ({ brand }) => [nameOrder(brand), nameKey(brand)], { ...page, ...filters }),
    without: countWithoutManufacturer(brands),
  };
}

function matches({ brand, maker }: BrandListItem, q: string): boolean {
  return plainText(`${brand} ${maker?.name ?? ""}`).includes(plainText(q).trim());
}
