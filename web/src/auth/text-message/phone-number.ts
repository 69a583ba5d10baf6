/** Converts a number as people write it (`00`, `(0)`, spaces, brackets, dashes) to E.164. */
export function toE164(written: string): string {
  return written
    .replace("(0)", "")
    .replace(/[\s()./\p{Dash}]/gu, "")
    .replace(/^00/, "+");
}
