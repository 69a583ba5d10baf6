/** A label and a column have room for so many. */
const MOST_LINES = 6;

/** An address in the lines that it was typed in, or as one text where there are too many. For `whitespace-pre-line`. */
export function addressLines(address: string): string {
  const lines = address.split(/(?<!\s)\s*\n\s*/);
  return lines.join(lines.length > MOST_LINES ? ", " : "\n");
}
