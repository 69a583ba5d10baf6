import { articleKey, readCode } from "../contract/values/article.ts";
import type { Search } from "./catalogue.ts";

interface PartLookup {
  isPart(id: string): boolean;
  isNumber(key: string): boolean;
}

/** Searches a scanned code as the number in it, unless that is a number of parts as it stands; a part's address as that part. */
export function asScanned<Query extends Search>(search: Query, { isPart, isNumber }: PartLookup): Query {
  const { number, partId } = readCode(search.text);
  if (number === search.text || isNumber(articleKey(search.text))) return search;
  return partId !== null && isPart(partId)
    ? { ...search, text: "", ids: [partId] }
    : { ...search, text: number };
}
