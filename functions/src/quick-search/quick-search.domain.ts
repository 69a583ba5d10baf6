import { findPeople } from "../accounts/people/people.store.ts";
import { decodeSearch } from "../catalogue/catalogue-codec.ts";
import { findPartsByNumber } from "../catalogue/parts-by-number.ts";
import { OLDEST_FOR_LETTERS, replica } from "../catalogue/replica/own-replica.ts";
import { MOST_FOUND, type QuickResult } from "../contract/admin/quick-search.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import { parseBeginnings, parseIdentifiers } from "../firestore/order-words.ts";
import { findOrdersWith } from "../orders/orders.store.ts";

export async function quickSearch(q: string): Promise<QuickResult> {
  const typed = q.trim();
  if (typed === "") return { parts: [], orders: [], people: [] };
  const [parts, orders, people] = await Promise.all([
    findParts(typed),
    findOrders(typed),
    typed.isWellFormed() ? findPeople(typed, MOST_FOUND) : [],
  ]);
  return {
    parts,
    orders: orders.map(({ _id, number, name, email, address, mobile, productName, createdAt, handling }) => ({
      ...{ _id, number, name, email, address, mobile, productName, createdAt, handling },
    })),
    people: people.map(({ _id, email, name = null }) => ({ _id, email, name })),
  };
}

async function findParts(typed: string): Promise<QuickResult["parts"]> {
  const { catalogue } = await replica.present(OLDEST_FOR_LETTERS);
  const { found } = catalogue.search(decodeSearch({ q: typed }), { limit: MOST_FOUND });
  return found.map(({ item: { _id, name, brand, partNumber, quantity }, matched }) => {
    const isOwn = matched?.kind === "own" || matched?.kind === "superseded";
    const isNumber = isOwn && normaliseNumber(matched.number) === normaliseNumber(typed);
    return { _id, name, brand, partNumber, quantity, isNumber };
  });
}

const MOST_PARTS = 20;

/** No number of an order and no email is shorter. */
const SHORTEST_WHOLE = 6;

/** Who is called like an order's whole number isn't found for it. */
async function findOrders(typed: string) {
  const isLong = typed.length >= SHORTEST_WHOLE;
  const [partIds, whole] = await Promise.all([
    findPartsByNumber(typed, MOST_PARTS),
    isLong ? findOrdersWith(parseIdentifiers(typed), MOST_FOUND) : [],
  ]);
  if (whole.length > 0) return whole;
  // An empty answer is a read, too.
  return findOrdersWith([...parseBeginnings(typed), ...partIds], isLong ? MOST_FOUND - 1 : MOST_FOUND);
}
