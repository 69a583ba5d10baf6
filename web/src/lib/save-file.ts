import { type Cell, type CsvOptions, writeCsv } from "@carparts/functions/contract/values/csv";

export function saveFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** `name` without the end that says what it is. */
export function saveCsv(name: string, rows: readonly (readonly Cell[])[], options?: CsvOptions): void {
  saveFile(`${name.replace(/[^\p{L}\p{N}]+/gu, "-")}.csv`, writeCsv(rows, options), "text/csv");
}
