/** The beginning of a text, of at most so many UTF-16 units, without a piece of a character at its end. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, new Intl.Segmenter().segment(text).containing(most)?.index);
}
