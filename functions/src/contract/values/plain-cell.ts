/** A spreadsheet would run it. Its versions in Chinese and Japanese take full-width signs, too. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;

/**
 * A spreadsheet would make something else of it: the zero in front goes, all but 15 digits do, 3E5 is 300000, and 1-2 a day.
 * Only digits and what stands between them match, so nothing that runs can follow the tab.
 */
const CHANGED = /^ *(?:0\d+|\d{12,}|\d+(?:[.,]\d+)?E[+-]?\d+|\d{1,2}[-/]\d{1,4}) *$/i;

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
