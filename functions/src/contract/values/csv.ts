import { asPlainCell, toStoredNumber } from "./plain-cell.ts";

/** An amount has two decimals. */
export type Cell = string | number | { readonly amount: number } | null | undefined;

const formats = {
  comma: { separator: ",", point: "." },
  semicolon: { separator: ";", point: "," },
};
export type CsvFormat = keyof typeof formats;

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
  /** Spreadsheets of countries with a decimal comma split at semicolons. */
  readonly format?: CsvFormat | undefined;
}

/** A file that spreadsheets open: an apostrophe stands before what they would run, a tab before what they would change. */
export function writeCsv(
  rows: readonly (readonly Cell[])[],
  { isReadAgain = false, format = "comma" }: CsvOptions = {},
): string {
  const plain = isReadAgain ? asPlainCell : neutralised;
  const { separator, point } = formats[format];
  const written = (cell: Cell) => {
    if (typeof cell === "string") return quoted(plain(cell));
    const number = typeof cell === "object" && cell ? cell.amount.toFixed(2) : `${cell ?? ""}`;
    return number.replace(".", point);
  };
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(separator)}\r\n`).join("");
}

function neutralised(text: string): string {
  return toStoredNumber(text.replace(FORMULA, "'"));
}

function quoted(text: string): string {
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
