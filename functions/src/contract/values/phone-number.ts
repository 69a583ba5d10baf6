/** Converts a number as people write or copy it (`00`, `(0)`, spaces, brackets, dashes, invisible marks) to E.164. */
export function toE164(written: string): string {
  return written
    .normalize("NFKC")
    .replace(/[\s\p{DI}]/gu, "")
    .replace("(0)", "")
    .replace(/[()[\]./\p{Dash}]/gu, "")
    .replace(/^00/, "+");
}
