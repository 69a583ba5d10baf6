import { strToU8, zipSync } from "fflate";

export type Cell = string | number;

function cellOf(value: Cell, row: number, column: number): string {
  const place = `${String.fromCharCode(65 + column)}${row}`;
  if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
  const text = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function sheetOf(rows: readonly (readonly Cell[])[]): string {
  const written = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, row + 1, column)).join("")}</row>`,
  );
  return `<worksheet xmlns="${MAIN}"><sheetData>${written.join("")}</sheetData></worksheet>`;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

/** An .xlsx file with these sheets, and with other files in its zip. */
export function aWorkbook(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  others: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const related = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const files: Record<string, string> = {
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}">${related.join("")}</Relationships>`,
  };
  for (const [at, name] of names.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] = sheetOf(sheets[name] ?? []);
  const texts = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...Object.fromEntries(texts), ...others }, { level: 1 });
}
