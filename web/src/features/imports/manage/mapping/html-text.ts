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

const accents: Readonly<Record<string, string>> = {
  ...{ grave: "\u0300", acute: "\u0301", circ: "\u0302", tilde: "\u0303", macr: "\u0304", breve: "\u0306" },
  ...{ dot: "\u0307", uml: "\u0308", ring: "\u030a", dblac: "\u030b", caron: "\u030c" },
  ...{ cedil: "\u0327", ogon: "\u0328" },
};
const ACCENTED = new RegExp(`^([A-Za-z])(${Object.keys(accents).join("|")})$`);

/** The names of HTML's characters, each followed by its own. */
const named =
  'amp & AMP & lt < LT < gt > GT > quot " QUOT " apos \' iexcl ¡ cent ¢ pound £ curren ¤ yen ¥ brvbar ¦ sect § uml ¨ copy © COPY © ordf ª laquo « not ¬ reg ® REG ® circledR ® macr ¯ deg ° plusmn ± pm ± sup1 ¹ sup2 ² sup3 ³ acute ´ micro µ para ¶ middot · centerdot · cedil ¸ ordm º raquo » frac12 ½ half ½ frac13 ⅓ frac14 ¼ frac15 ⅕ frac16 ⅙ frac18 ⅛ frac23 ⅔ frac34 ¾ frac38 ⅜ frac58 ⅝ frac78 ⅞ iquest ¿ times × divide ÷ div ÷ AElig Æ aelig æ ETH Ð eth ð Oslash Ø oslash ø THORN Þ thorn þ szlig ß OElig Œ oelig œ Lstrok Ł lstrok ł Dstrok Đ dstrok đ Hstrok Ħ hstrok ħ Tstrok Ŧ tstrok ŧ inodot ı imath ı fnof ƒ circ ˆ tilde ˜ ndash – mdash — horbar ― hyphen ‐ dash ‐ lsquo ‘ rsquo ’ rsquor ’ sbquo ‚ ldquo “ rdquo ” rdquor ” bdquo „ ldquor „ lsaquo ‹ rsaquo › dagger † Dagger ‡ bull • bullet • hellip … mldr … nldr ‥ permil ‰ prime ′ Prime ″ oline ‾ frasl ⁄ euro € trade ™ TRADE ™ numero № ohm Ω incare ℅ larr ← uarr ↑ rarr → darr ↓ harr ↔ lArr ⇐ rArr ⇒ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ap ≈ ne ≠ equiv ≡ le ≤ leq ≤ ge ≥ geq ≥ sub ⊂ sup ⊃ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ star ☆ starf ★ phone ☎ check ✓ checkmark ✓ cross ✗ male ♂ female ♀ Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Theta Θ Lambda Λ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω excl ! num # dollar $ percnt % lpar ( rpar ) ast * midast * plus + comma , period . sol / colon : semi ; equals = quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] Hat ^ lowbar _ DiacriticalGrave ` lcub { lbrace { verbar | vert | VerticalLine | rcub } rbrace }'.split(
    " ",
  );
const characters = new Map([
  ...["nbsp", "NonBreakingSpace", "ensp", "emsp", "thinsp", "hairsp", "numsp", "puncsp", "Tab"].map(
    (name) => [name, " "] as const,
  ),
  ...["shy", "zwnj", "zwj", "lrm", "rlm", "ZeroWidthSpace"].map((name) => [name, ""] as const),
  ["NewLine", "\n"],
  ...named.flatMap((name, at) => (at % 2 === 0 ? [[name, named[at + 1] ?? ""] as const] : [])),
]);

function characterNamed(name: string): string | undefined {
  const [, letter, accent = ""] = ACCENTED.exec(name) ?? [];
  return characters.get(name) ?? (letter && (letter + (accents[accent] ?? "")).normalize("NFC"));
}

/** Browsers read the numbers from 128 to 159 as Windows does. */
function characterNumbered(code: number): string {
  if (code >= 128 && code < 160) return new TextDecoder("windows-1252").decode(Uint8Array.of(code));
  const isNone = code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000);
  return isNone ? "\ufffd" : String.fromCodePoint(code);
}

const ENTITY = /&(?:#(\d{1,8})|#x([\da-f]{1,7})|([a-z]\w{1,30}));/gi;

function decoded(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return characterNamed(name) ?? entity;
    return characterNumbered(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal));
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
