/** A phone number as people write it, with `00`, `(0)`, blanks, brackets and dashes, in the form E.164. */
export function toE164(written: string): string {
  return written
    .replace("(0)", "")
    .replace(/[\s()./\p{Dash}]/gu, "")
    .replace(/^00/, "+");
}
