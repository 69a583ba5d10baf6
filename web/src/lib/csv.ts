export type Cell = string | number | null | undefined;

/**
 * Where a spreadsheet would begin a formula. Many split at something else than a comma, in a quoted text too, which then
 * begins a new row at each of its lines.
 */
const FORMULA = /(?<=^|[;|\t\r\n])(?=[" ]*[=+\-@＝＋－＠])/g;
/** Without it, Excel reads other letters than ASCII's wrongly. */
const BYTE_ORDER_MARK = "\ufeff";

export interface CsvOptions {
  /** Whether the file is imported again, and its texts are to come back as they are. */
  readonly isReadAgain?: boolean | undefined;
}

/** A file that spreadsheets open. An apostrophe stands before what they would run. */
export function writeCsv(
  rows: readonly (readonly Cell[])[],
  { isReadAgain = false }: CsvOptions = {},
): string {
  const written = isReadAgain ? quoted : neutralised;
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

function neutralised(cell: Cell): string {
  return quoted(typeof cell === "string" ? cell.replace(FORMULA, "'") : cell);
}

function quoted(cell: Cell): string {
  const text = `${cell ?? ""}`;
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
