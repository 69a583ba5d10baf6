import { isDeepStrictEqual } from "node:util";
import { someFilters } from "../../functions/scripts/made-up/made-up-queries.ts";
import type { Catalogue, PageRequest, Search } from "../../functions/src/catalogue/catalogue.ts";
import { BruteForceCatalogue } from "../../functions/src/trials/search/brute-force-catalogue.ts";
import type { Row } from "../table.ts";
import { type Subject, sized } from "./subject.ts";

const QUERIES = 200;

/** Random filters, a third of them with words, in all orders: what differs from the brute force in hits, order or counts. */
export function measureAgreement(subject: Subject): Row[] {
  const { random, items, catalogue } = subject;
  const bruteForce = new BruteForceCatalogue();
  bruteForce.replace(items);
  let differences = 0;
  for (let count = 0; count < QUERIES; count++) {
    const { search, page } = someFilters(random, random.pick(items));
    const [own, other] = [catalogue, bruteForce].map((each) => answer(each, search, page));
    if (isDeepStrictEqual(own, other)) continue;
    differences++;
    console.log(`  another answer than the brute force: ${JSON.stringify({ search, page })}`);
  }
  return [
    sized(subject, `${QUERIES} filters, other answers than brute force`, differences, { most: 0, digits: 0 }),
  ];
}

/** A cursor's text is the catalogue's own affair. */
function answer(catalogue: Catalogue, search: Search, page: PageRequest) {
  const { next, ...rest } = catalogue.search(search, page);
  return { ...rest, hasNext: next !== null };
}
