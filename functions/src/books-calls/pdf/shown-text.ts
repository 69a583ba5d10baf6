const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const PLAIN = /^[\n\x20-\x7e]*$/;
/** Signs of control and of direction, and what else nobody sees. Persian needs U+200C. */
const UNSEEN = /(?![\n\u200c])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const BLANKS = /[^\S\n]/g;

/** Stands for what the font doesn't have, an emoji or a Chinese sign. */
export const MISSING = "□";

/** The signs that people see as one, such as an emoji of several code points. */
export function signsOf(text: string): string[] {
  return PLAIN.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** A text as the font can show it: without what is unseen, and with a box for each sign that it lacks. */
export function shownText(text: string, has: (codePoint: number) => boolean): string {
  const rows = text.replaceAll("\r\n", "\n").replace(BLANKS, " ");
  if (PLAIN.test(rows)) return rows;
  const shown = signsOf(rows.normalize("NFC")).map((sign) => {
    const seen = sign.replace(UNSEEN, "");
    const isThere = [...seen].every((each) => each === "\n" || has(each.codePointAt(0) ?? 0));
    return isThere ? seen : MISSING;
  });
  return shown.join("");
}
