import type { ListedBrand, MakersPage, MakersQuery } from "../../contract/admin/makers.ts";
import { nameOrder } from "../../contract/values/name-order.ts";
import { nameKey } from "../../contract/values/names.ts";
import { plainText } from "../../contract/values/plain-text.ts";
import { findMakers } from "../../makers/makers.store.ts";
import { replica } from "../replica/own-replica.ts";
import { sortedPage } from "../sorted-page.ts";
import { countWithoutMaker, madeBrands } from "./made-brands.ts";

export async function listMakers({ q = "", brand, maker, ...page }: MakersQuery): Promise<MakersPage> {
  const [catalogue, makers] = await Promise.all([replica.presentForAdmins(), findMakers()]);
  const brands = madeBrands(catalogue.brands(), makers);
  const keys = brand && new Set(brand.map(nameKey));
  const asked = brands.filter(
    (each) =>
      (!keys || keys.has(nameKey(each.brand))) && (maker === undefined || !each.maker) && isFound(each, q),
  );
  const filters = { q: plainText(q), maker, brand: keys && [...keys].sort() };
  return {
    ...sortedPage(asked, ({ brand }) => [nameOrder(brand), nameKey(brand)], { ...page, ...filters }),
    without: countWithoutMaker(brands),
  };
}

function isFound({ brand, maker }: ListedBrand, q: string): boolean {
  return plainText(`${brand} ${maker?.name ?? ""}`).includes(plainText(q).trim());
}
