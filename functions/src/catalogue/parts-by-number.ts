import { normaliseNumber } from "../contract/values/part-number.ts";
import { OLDEST_FOR_LETTERS, replica } from "./replica/own-replica.ts";

const SHORTEST_NUMBER = 3;
const MOST_PARTS = 20;

/** None while the catalogue is loaded, and where too many begin so. */
export async function findPartsByNumber(typed: string): Promise<string[]> {
  const number = normaliseNumber(typed);
  if (number.length < SHORTEST_NUMBER) return [];
  const present = await replica.present(OLDEST_FOR_LETTERS).catch(() => undefined);
  const ids = present?.catalogue.withNumber(number) ?? [];
  return ids.length > MOST_PARTS ? [] : ids;
}
