import { upperCase } from "./names.ts";

const IGNORED = /[^\p{L}\p{N}]/gu;

export function normaliseNumber(number: string): string {
  // Invisible characters go first, because it would keep a letter from its accent.
  const composed = upperCase(number.replace(/\p{DI}/gu, "").normalize("NFKC")).normalize("NFKC");
  return composed.replace(IGNORED, "").normalize("NFKC");
}
