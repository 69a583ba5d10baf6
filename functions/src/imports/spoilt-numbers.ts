import type { FileColumn } from "../contract/admin/file-columns.ts";
import { partFields } from "../contract/admin/part-fields.ts";

const numbers: ReadonlySet<FileColumn> = new Set([
  "partNumber",
  "gtin",
  "oemNumbers",
  "equivalents",
  "supersededBy",
  "supplierNumber",
]);

export function isNumber(column: FileColumn): boolean {
  return numbers.has(column);
}

const ROUNDED = /(?:^|[|;,\n])[^\S\n]*(\d+(?:[.,]\d+)?E\+\d+)[^\S\n]*(?:$|[|;,\n])/i;

/** A spreadsheet shows a long number as `8.72E+11`, and saves what it shows. */
export function roundedIn(column: FileColumn, cell: string): string | undefined {
  const rounded = isNumber(column) ? ROUNDED.exec(cell)?.[1] : undefined;
  return (
    rounded &&
    `A spreadsheet has turned the number into ${rounded}. Format its column as text and export it again.`
  );
}

export function zerosLostFrom(column: FileColumn, cell: string): string | undefined {
  if (column !== "gtin") return undefined;
  const length = [8, 12, 13, 14].find((each) => each > cell.length) ?? 0;
  const whole = /^\d+$/.test(cell) ? cell.padStart(length, "0") : "";
  return partFields.gtin.schema.safeParse(whole).success
    ? `A spreadsheet has dropped zeros from its front: it's ${whole}, or a longer one.`
    : undefined;
}

const WITH_DECIMALS = /^\d{4,}[.,]0{1,2}$/;

/** Programs write whole numbers as `1230.0` where cells beside them are empty. Compared by its digits it's another part. */
export function decimalsAddedTo(number: string): string | undefined {
  return WITH_DECIMALS.test(number)
    ? "A program has added decimals to this number. Format its column as text and export it again."
    : undefined;
}

/** The numbers of digits that a spreadsheet shows alike, because they differ in the zeros of their front alone. */
export function zeroTwins(number: string): string[] {
  if (!/^\d{5,30}$/.test(number)) return [];
  const bare = number.replace(/^0+/, "");
  return ["", "0", "00", "000"].map((zeros) => zeros + bare).filter((each) => each !== number);
}
