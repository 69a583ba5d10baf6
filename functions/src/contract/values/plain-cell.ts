/** A spreadsheet would run it. Its versions in Chinese and Japanese take full-width signs, too. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;

const MONTH =
  "(?:jan|ene|gen|feb|f[ée]v|mar|mär|mrz|mrt|apr|avr|abr|may|mai|mag|mei|jun|jui|giu|jul|lug|aug|ao[uû]|ago|sep|set|oct|okt|ott|nov|dec|dez|d[ée]c|dic|янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек)\\p{L}{0,7}";

/**
 * A spreadsheet would make something else of it: the zero in front goes, all but 15 digits do, 3E5 is 300000, and 1-2 or
 * MAR12 a day. Only digits, months and what stands between them match, so nothing that runs can follow the tab.
 */
const CHANGED = new RegExp(
  `^ *(?:0\\d+|\\d{12,}|\\d+(?:[.,]\\d+)?E[+-]?\\d+|\\d{1,2}[-/]\\d{1,4}|\\d{1,2}[-./ ]{0,2}${MONTH}\\.?|${MONTH}[-./ ]{0,2}\\d{1,4}) *$`,
  "iu",
);

/** A text that stays the one it is in a spreadsheet: after a tab, which doesn't show, no cell is a number. */
export function toStoredNumber(text: string): string {
  return CHANGED.test(text) ? `\t${text}` : text;
}

/** A cell as it's written into a file that is imported again, so that a spreadsheet shows it as it is. */
export function asPlainCell(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : toStoredNumber(cell);
}

/** The cell that was written so. Blanks around it, tabs too, are nothing of its own. */
export function fromPlainCell(cell: string): string {
  const bare = cell.trim();
  return bare.startsWith("'") && FORMULA.test(bare) ? bare.slice(1) : bare;
}
