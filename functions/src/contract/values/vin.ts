import { withoutInvisible } from "./names.ts";

export const VIN_LENGTH = 17;

/** Strips a typed number of the blanks and hyphens that make it easier to read. */
export function foldedVin(typed: string): string {
  return withoutInvisible(typed)
    .replace(/[\s\p{Dash}]/gu, "")
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Says why a folded text is no VIN; undefined for one. */
export function vinFault(folded: string): string | undefined {
  if (/[IOQ]/.test(folded) && folded.length === VIN_LENGTH)
    return "A VIN has no I, O or Q, so that nobody takes them for 1 and 0. Please look at it again.";
  if (/[^A-Z\d]/.test(folded)) return "A VIN has nothing but letters from A to Z and digits.";
  if (folded.length === VIN_LENGTH) return undefined;
  const typed = folded === "" ? "" : `; this has ${folded.length}`;
  return `A VIN has ${VIN_LENGTH} characters${typed}.`;
}

const LETTER_AND_DIGIT = /^(?=.*[A-Z])(?=.*\d)[A-HJ-NPR-Z\d]+$/;

/** The VIN that is all of a text, if a search should take it for one. */
export function vinIn(text: string): string | undefined {
  const folded = foldedVin(text);
  return folded.length === VIN_LENGTH && LETTER_AND_DIGIT.test(folded) ? folded : undefined;
}

/** The VIN in a text, and the words beside it. What stands in quotation marks is words. */
export function vinAmong(text: string): { readonly vin: string; readonly rest: string } | undefined {
  const whole = vinIn(text);
  if (whole !== undefined) return { vin: whole, rest: "" };
  if (/["“”]/.test(text)) return undefined;
  for (const { 0: piece, index } of text.matchAll(/[^\s,;.:]+/g)) {
    const vin = vinIn(piece);
    if (vin === undefined) continue;
    const before = text.slice(0, index).replace(/\bvin\W*$/i, "");
    const after = text.slice(index + piece.length).replace(/^[\s,;.:]+/, "");
    return { vin, rest: `${before.trim()} ${after}`.trim() };
  }
  return undefined;
}

/** The first eleven signs are the same for all cars of a kind. */
const OF_ONE_CAR = 12;

/** True if a text may become a VIN, and so isn't searched for before somebody pauses. */
export function beginsVin(text: string): boolean {
  const folded = foldedVin(text);
  const { length } = folded;
  return (
    length >= OF_ONE_CAR && length < VIN_LENGTH && LETTER_AND_DIGIT.test(folded) && !/\s/.test(text.trim())
  );
}

/** Says why a text is no VIN that looks like one: a character is missing, too many or wrong. Undefined for any other text. */
export function nearVinFault(text: string): string | undefined {
  const folded = foldedVin(text);
  const isNear =
    Math.abs(folded.length - VIN_LENGTH) <= 1 && /^(?=.*[A-Z])(?=(?:.*\d){4})[A-Z\d]+$/.test(folded);
  return isNear && !/\s/.test(text.trim()) ? vinFault(folded) : undefined;
}
