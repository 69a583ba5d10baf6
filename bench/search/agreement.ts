import { isDeepStrictEqual } from "node:util";
import { someFilters } from "../../functions/scripts/made-up/made-up-queries.ts";
import { searchPlainly } from "../../functions/src/trials/search/plain-loops.ts";
import type { Row } from "../table.ts";
import { type Subject, sized } from "./subject.ts";

const QUERIES = 200;

/** Random filters in all orders: what differs from plain loops in hits, order or counts. */
export function measureAgreement(subject: Subject): Row[] {
  const { random, items, catalogue } = subject;
  let differences = 0;
  for (let count = 0; count < QUERIES; count++) {
    const { search, page } = someFilters(random);
    const { next, read, found, ...own } = catalogue.search(search, page);
    const { found: plain, ...expected } = searchPlainly(items, search);
    const hits = found.map(({ item, fits }) => ({ id: item._id, fits }));
    if (isDeepStrictEqual([own, hits], [expected, plain.slice(0, page.limit)])) continue;
    differences++;
    console.log(`  another answer than plain loops: ${JSON.stringify({ search, page })}`);
  }
  return [
    sized(subject, `${QUERIES} filters, other answers than plain loops`, differences, { most: 0, digits: 0 }),
  ];
}
