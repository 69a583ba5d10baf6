const ENDS_IN_S_ALONE = /(ss|us|is)$/;
const PLURAL_IN_ES = /(x|ch|sh|ss|zz)es$/;

/** A word without its plural ending, by rules crude enough to treat both sides alike. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || ENDS_IN_S_ALONE.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return PLURAL_IN_ES.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The words of a text as typed, in lower case and without accents. */
export function typedWords(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return typedWords(text).map(singular);
}
