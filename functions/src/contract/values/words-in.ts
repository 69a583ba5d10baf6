import { plainText } from "./plain-text.ts";

export const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text, as they are searched. */
export function wordsIn(text: string): string[] {
  return plainText(text).match(WORD) ?? [];
}
