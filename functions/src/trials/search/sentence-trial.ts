import { isDeepStrictEqual } from "node:util";
import { aSearch, kindOf, noVehicle, sentenceOf } from "../../../scripts/made-up/made-up-queries.ts";
import type { Random } from "../../../scripts/made-up/random.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import { isAvailable } from "../../contract/products.ts";
import { fits } from "./plain-loops.ts";

/** The sentences whose first hit isn't of the kind or doesn't fit, of so many. */
export function wrongSentences(
  catalogue: Catalogue,
  items: readonly CatalogueItem[],
  random: Random,
  count: number,
) {
  const byId = new Map(items.map((item) => [item._id, item]));
  const expected = items.filter((item) => isAvailable(item) && item.fitment.length > 0);
  const sentences = Array.from({ length: count }, () => sentenceOf(random, random.pick(expected)));
  return sentences.filter(({ text, item, vehicle }) => {
    const [first] = catalogue.search(aSearch({ text }), { limit: 1 }).found;
    const found = first && byId.get(first.item._id);
    return !found || kindOf(found) !== kindOf(item) || fits(found, vehicle) === false;
  });
}

/** The texts without a vehicle that find anything else than they do as nothing but words, of so many. */
export function changedTexts(
  catalogue: Catalogue,
  items: readonly CatalogueItem[],
  random: Random,
  count: number,
) {
  const texts = Array.from({ length: count }, () => noVehicle(random, random.pick(items)).text);
  const answer = (text: string) => {
    const { next, read, ...rest } = catalogue.search(aSearch({ text }), { limit: 24 });
    return { ...rest, hasNext: next !== null };
  };
  return texts.filter((text) => !isDeepStrictEqual(answer(text), answer(`"${text}"`)));
}
