import { normaliseNumber } from "../contract/values/part-number.ts";
import { OLDEST_FOR_LETTERS, replica } from "./replica/own-replica.ts";

const SHORTEST_NUMBER = 3;

/** None while the catalogue is loaded, and where more than `most` begin so. */
export async function findPartsByNumber(typed: string, most: number): Promise<string[]> {
  const number = normaliseNumber(typed);
  if (number.length < SHORTEST_NUMBER) return [];
  const present = await replica.present(OLDEST_FOR_LETTERS).catch(() => undefined);
  const ids = present?.catalogue.withNumber(number) ?? [];
  return ids.length > most ? [] : ids;
}
