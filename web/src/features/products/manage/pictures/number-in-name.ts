import { normaliseNumber } from "@carparts/functions/contract/values/part-number";

/** Shorter ones are found in too many names. */
const SHORTEST = 4;

/**
 * Candidates for a part's number in the name of its picture's file, the longest first: all of it, as in `GDB1330.jpg`,
 * or its beginning, as in `gdb-1330_2.webp` and `GDB 1330 front (1).png`.
 */
export function numbersInName(fileName: string): string[] {
  const stem = fileName.replace(/\.\w+$/, "");
  const ends = [...stem.matchAll(/[\s_()\-.,+]+/g)].map(({ index }) => index).reverse();
  const begins = [stem, ...ends.map((end) => stem.slice(0, end))];
  return begins.filter((text, index) => {
    const number = normaliseNumber(text);
    return number.length >= SHORTEST && normaliseNumber(begins[index - 1] ?? "") !== number;
  });
}
