const FIRST_COMBINING = 0x300;

function isWhole(unit: number): boolean {
  return unit < FIRST_COMBINING && unit !== 10;
}

/** The beginning of a text, of at most so many UTF-16 units, without a piece of a character at its end. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // A phone needs 10 ms for its first segmenter.
  if (isWhole(text.charCodeAt(most - 1)) && isWhole(text.charCodeAt(most))) return text.slice(0, most);
  return text.slice(0, new Intl.Segmenter().segment(text).containing(most)?.index);
}
