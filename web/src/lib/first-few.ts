/** Such as "one, two and 3 more". */
export function firstFew(texts: readonly string[], most: number): string {
  const more = texts.length - most;
  const shown = texts.slice(0, most).join(", ");
  return more > 0 ? `${shown} and ${more} more` : shown;
}
