import { nameKey } from "./names.ts";

const SIGNS = /[^\p{L}\p{M}\p{N}\p{So}]+/gu;
const BETWEEN_KINDS = /(\p{L}\p{M}*)-(?=\p{N})|(\p{N}\p{M}*)-(?=\p{L})/gu;

/**
 * The key that shelves are compared by: case and kinds of signs make no difference, and between a letter and a digit none is needed.
 * Other than in a part's number, signs between digits tell shelves apart: A-1-11 isn't A-11-1.
 */
export function shelfKey(shelf: string): string {
  const key = nameKey(shelf.normalize("NFKC")).normalize("NFKC");
  return key.replace(SIGNS, "-").replace(BETWEEN_KINDS, "$1$2");
}
