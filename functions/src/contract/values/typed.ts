// What is typed or pasted, read in one way by browser and server. Without zod, because every page loads it.

const DIRECTION = /\p{Bidi_C}/gu;

/** Joiners aren't among them: they shape letters and emoji. */
const INVISIBLE = /[\s\u00ad\u200b\u2060-\u2064]/;

/** A text without marks of direction, and without blanks and other invisible characters around it. */
export function normaliseInput(text: string): string {
  const plain = text.replace(DIRECTION, "");
  // A pattern for the end would try each of a million blanks in the middle.
  let [start, end] = [0, plain.length];
  while (start < end && INVISIBLE.test(plain.charAt(start))) start++;
  while (start < end && INVISIBLE.test(plain.charAt(end - 1))) end--;
  return plain.slice(start, end);
}

/** A whole number as typed, in ASCII digits alone; else NaN. */
export function parseInteger(typed: string): number {
  const text = normaliseInput(typed);
  return /^(-(?=0*[1-9]))?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

/** A number as typed, with a point and so many decimals at most; else NaN. */
export function parseAmount(typed: string, decimals = 2): number {
  const [, whole = "", fraction = ""] =
    /^((?:-(?=[0.]*[1-9]))?\d{1,15})(\.\d{1,15})?$/.exec(normaliseInput(typed)) ?? [];
  return whole && fraction.length <= decimals + 1 ? Number(whole + fraction) : Number.NaN;
}

/** Control characters but line breaks and tabs, and halves of a character, which Firestore rejects. */
const REFUSED = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Says which character of a text can't be stored, and where it is. Undefined if all can. */
export function refusedCharacter(text: string): string | undefined {
  const at = text.search(REFUSED);
  if (at < 0) return undefined;
  const code = text.charCodeAt(at);
  const what = code < 0xd800 ? "a control" : "half a";
  const before = [...text.slice(0, at)].slice(-12).join("");
  const where = before ? `after “${before}”` : "at its start";
  const name = code.toString(16).toUpperCase().padStart(4, "0");
  return `holds ${what} character (U+${name}) ${where}. Delete it, or type the text again.`;
}
