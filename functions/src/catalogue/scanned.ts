import { articleKey, readCode } from "../contract/values/article.ts";
import type { Search } from "./catalogue.ts";

interface Known {
  isPart(id: string): boolean;
  isNumber(key: string): boolean;
}

/** What a scanner sent is searched as the number in it, unless that is a number of parts as it stands; a part's address as that part. */
export function asScanned<Query extends Search>(search: Query, { isPart, isNumber }: Known): Query {
  const { number, partId } = readCode(search.text);
  if (number === search.text || isNumber(articleKey(search.text))) return search;
  return partId !== null && isPart(partId)
    ? { ...search, text: "", ids: [partId] }
    : { ...search, text: number };
}
