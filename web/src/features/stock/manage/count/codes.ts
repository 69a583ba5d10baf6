import { normaliseNumber } from "@carparts/functions/contract/values/part-number";

export interface Coded {
  readonly partNumber: string | null;
  readonly gtin: string | null;
}

const LONG_GTIN = /^\d{12,14}$/;

function gtinKey(code: string): string {
  return code.padStart(14, "0");
}

/** A scanner may add zeros to a GTIN of 12, 13 or 14 digits, or leave them out. */
export function isCodeOf({ partNumber, gtin }: Coded, code: string): boolean {
  const number = normaliseNumber(code);
  if (number === "") return false;
  if (partNumber !== null && normaliseNumber(partNumber) === number) return true;
  return gtin !== null && (gtin === number || (LONG_GTIN.test(number) && gtinKey(gtin) === gtinKey(number)));
}

/** What a part may be found by, beginning with the code as it is. */
export function writingsOf(code: string): string[] {
  const number = normaliseNumber(code);
  if (!LONG_GTIN.test(number)) return [code];
  const digits = gtinKey(number);
  const shorter = [2, 1, 0].filter((zeros) => digits.startsWith("0".repeat(zeros)));
  return [...new Set([code, ...shorter.map((zeros) => digits.slice(zeros))])];
}
