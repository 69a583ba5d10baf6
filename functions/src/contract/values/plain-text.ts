/** Letters that Unicode does not take apart, as people write them who have no such key. */
const plainLetters = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["þ", "th"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["ħ", "h"],
  ["ŧ", "t"],
  ["ŋ", "n"],
  ["ı", "i"],
  ["ς", "σ"],
]);
const PLAIN_LETTERS = new RegExp([...plainLetters.keys()].join("|"), "gu");

/** Accents, and what nobody sees: soft hyphens, blanks without width, marks of direction. */
const UNSEEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A text as it is searched, whichever keyboard it was typed on: in lower case, without accents and invisible characters. */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(UNSEEN, "")
    .toLowerCase()
    .replace(PLAIN_LETTERS, (letter) => plainLetters.get(letter) ?? letter);
}
