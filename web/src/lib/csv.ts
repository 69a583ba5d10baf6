import { asPlainCell, toStoredNumber } from "@carparts/functions/contract/values/plain-cell";

export type Cell = string | number | null | undefined;

/**
 * Where a spreadsheet would begin a formula. Many split at something else than a comma, in a quoted text too, which then
 * begins a new row at each of its lines.
 */
const FORMULA = /(?<=^|[;|\t\r\n])(?=[" ]*[=+\-@＝＋－＠])/g;
/** Without it, Excel reads other letters than ASCII's wrongly. */
const BYTE_ORDER_MARK = "\ufeff";

export interface CsvOptions {
  /** The file is imported again, so its texts have to come back unchanged. */
  readonly isReadAgain?: boolean | undefined;
}

/** A file that spreadsheets open: an apostrophe stands before what they would run, a tab before what they would change. */
export function writeCsv(
  rows: readonly (readonly Cell[])[],
  { isReadAgain = false }: CsvOptions = {},
): string {
  const plain = isReadAgain ? asPlainCell : neutralised;
  const written = (cell: Cell) => quoted(typeof cell === "string" ? plain(cell) : `${cell ?? ""}`);
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

function neutralised(text: string): string {
  return toStoredNumber(text.replace(FORMULA, "'"));
}

function quoted(text: string): string {
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
