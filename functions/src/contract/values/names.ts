/** Matches characters that show nothing, but for blanks. */
const INVISIBLE = /(?!\p{White_Space})[\p{Cc}\p{Cf}\p{DI}]/gu;

/** The empty Braille cell is a blank to the eye. */
const BLANKS = /[\p{White_Space}\u2800]+/gu;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** A name as it's stored: in Unicode's composed form, without invisible characters, outer blanks and doubled ones. */
export function cleanName(name: string): string {
  return withoutInvisible(name).replace(BLANKS, " ").trim().normalize("NFC");
}

/** Of the lower case, because `ẞ` stays what it is while `ß` becomes `SS`. */
export function upperCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}

export function nameKey(name: string): string {
  return upperCase(cleanName(name)).normalize("NFC");
}

export function isSameName(one: string | undefined, other: string | undefined): boolean {
  if (one === other || one === undefined || other === undefined) return one === other;
  return nameKey(one) === nameKey(other);
}
