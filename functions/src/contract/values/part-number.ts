import { upperCase } from "./names.ts";

const IGNORED = /[^\p{L}\p{N}]/gu;

/** A part number as it's compared: its letters and digits in upper case. */
export function normaliseNumber(number: string): string {
  // What is invisible goes first, because it would keep a letter from its accent.
  const composed = upperCase(number.replace(/\p{DI}/gu, "").normalize("NFKC")).normalize("NFKC");
  return composed.replace(IGNORED, "").normalize("NFKC");
}
