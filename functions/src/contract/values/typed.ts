// What is typed or pasted, read in one way by browser and server. Without zod, because every page loads it.

const DIRECTION = /\p{Bidi_C}/gu;

/** Joiners aren't among them: they shape letters and emoji. */
const INVISIBLE = /[\s\u00ad\u200b\u2060-\u2064]/;

/** A text without marks of direction, and without blanks and other invisible characters around it. */
export function cleaned(text: string): string {
  const plain = text.replace(DIRECTION, "");
  // A pattern for the end would try each of a million blanks in the middle.
  let [start, end] = [0, plain.length];
  while (start < end && INVISIBLE.test(plain.charAt(start))) start++;
  while (start < end && INVISIBLE.test(plain.charAt(end - 1))) end--;
  return plain.slice(start, end);
}

export function dialled(number: string): string {
  return cleaned(number.replace(/\p{DI}/gu, ""));
}

/** A whole number as typed, in ASCII digits alone; else NaN. */
export function wholeOf(typed: string): number {
  const text = cleaned(typed);
  return /^(-(?=0*[1-9]))?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

/** A number as typed, with a point and so many decimals at most; else NaN. */
export function amountOf(typed: string, decimals = 2): number {
  const [, whole = "", fraction = ""] =
    /^((?:-(?=[0.]*[1-9]))?\d{1,15})(\.\d{1,15})?$/.exec(cleaned(typed)) ?? [];
  return whole && fraction.length <= decimals + 1 ? Number(whole + fraction) : Number.NaN;
}

/** The beginning of a text, of at most so many UTF-16 units, without a piece of a character at its end. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
