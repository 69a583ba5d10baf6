import { decodeHTMLStrict } from "entities/decode";

/** Elements that begin a line of their own. */
const BLOCKS =
  "address|article|aside|blockquote|body|br|caption|center|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|html|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul";
/** Those that stand within a line. What isn't an element, such as `<M8>`, is text. */
const INLINES =
  "a|abbr|acronym|b|bdi|bdo|big|button|cite|code|col|colgroup|data|del|dfn|em|font|i|iframe|img|input|ins|kbd|label|link|mark|meta|o:p|picture|q|s|samp|small|source|span|strike|strong|sub|sup|time|tt|u|var|video|wbr";
const HIDDEN = "head|noscript|script|style|template|title";

/** A quotation mark holds a sign `>` of its value, and no tag goes beyond the next one's start. */
const REST = `(?=[\\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>`;
const tag = (names: string) => new RegExp(`</?(?:${names})${REST}`, "gi");
const [block, inline, tableCell] = [tag(BLOCKS), tag(INLINES), tag("td|th")];
const comment = /<!--(?:(?!<!--|-->)[\s\S])*-->|<!(?:doctype|\[CDATA)[^<>]*>/gi;
const hidden = new RegExp(`<(${HIDDEN})${REST}(?:(?!<\\1)[\\s\\S])*?</\\1\\s*>`, "gi");

const ENTITY = /&#?\w{1,31};/g;
const BLANK = /^[\t\u00a0\u2002-\u200a]$/;
const INVISIBLE = /^[\u00ad\u200b-\u200f]$/;

/** The characters that entities name. Blanks are all alike, and what doesn't show is left out. */
function decoded(text: string): string {
  return text.replace(ENTITY, (entity) => {
    const character = decodeHTMLStrict(entity);
    if (INVISIBLE.test(character)) return "";
    return BLANK.test(character) ? " " : character;
  });
}

/** No field takes a longer one. */
const LONGEST = 100_000;

/** The text of a cell as a browser shows it: without tags, and with the characters that entities name. Other text stays. */
export function htmlText(html: string): string {
  if (html.length > LONGEST || !/[<&]/.test(html)) return html;
  const shown = html.replace(comment, "").replace(hidden, "");
  if (shown.search(block) < 0) return decoded(shown.replace(inline, "")).trim();
  const lines = shown.replace(/\s+/g, " ").replace(block, "\n").replace(tableCell, " ").replace(inline, "");
  return decoded(lines)
    .split("\n")
    .map((line) => line.replace(/ +/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}
