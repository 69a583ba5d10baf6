export type Cell = string | number | null | undefined;

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Without it, Excel reads other letters than ASCII's wrongly. */
const BYTE_ORDER_MARK = "\ufeff";

/** A file that spreadsheets open. An apostrophe stands before a text that they would run. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = `${FORMULA.test(cell ?? "") ? "'" : ""}${cell ?? ""}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
