import { plainText } from "./plain-text.ts";

/** After a blank and before digits and letters, whichever sign it is. */
const SIGN = /[^\p{L}\p{N}\s]/gu;

/** Above all other signs and below all letters stands the length of a number. Longer ones are compared like the longest. */
const LONGEST_NUMBER = 48;

function byLength(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, "");
  return String.fromCharCode(47 + Math.min(number.length, LONGEST_NUMBER)) + number;
}

/**
 * Gives the sort key of a name, in every list: such texts have the order of their UTF-16 units, as SQLite and cursors compare
 * them. It is that of `Intl.Collator` by letters alone, with numbers by their value: Ä stands among A, 9 before 10. Names
 * that differ in case or accents have the same.
 */
export function nameOrder(name: string): string {
  return plainText(name).replace(SIGN, "!").replace(/\d+/g, byLength);
}

/** 0 for names of the same place, which the caller sorts by id. */
export function byNames(one: string, other: string): number {
  const [first, second] = [nameOrder(one), nameOrder(other)];
  return first < second ? -1 : Number(first > second);
}
