import { UnreadableFile } from "#lib/files/file-format.ts";
import { guessSeparator, rowsOfText } from "#lib/files/separated-rows.ts";
import { decodeText, guessEncoding } from "#lib/files/text-file.ts";
import { xmlEncoding } from "#lib/files/xml-events.ts";
import { nameEntries } from "./bank-rows.ts";
import { type BankTable, columnsOf, rowsOfTable, tableOf } from "./bank-table.ts";
import { readCamt } from "./camt-file.ts";
import type { MapTask, ReadRows, StatementLook } from "./statement-tasks.ts";

export const LARGEST_STATEMENT = 20_000_000;
export const MOST_ROWS = 5000;

const SHORTER = "Download a shorter time from your bank, such as a month.";

/** Files that banks offer too, by how they begin. */
const others: readonly (readonly [start: RegExp, words: string])[] = [
  [/^PK/, "This is an archive or a workbook. Unpack it, or save it as CSV, and choose that file."],
  [/^%PDF/, "This is a PDF, which is for people to read. Download CAMT.053 or CSV from your bank."],
  [/^\s*(:20:|\{1:)/, "This is MT940, the format before CAMT. Download CAMT.053 or CSV from your bank."],
  [/^\s*OFXHEADER|^\s*<OFX>/i, "This is OFX. Download CAMT.053 or CSV from your bank."],
];

async function bytesOf(file: Blob): Promise<Uint8Array> {
  if (file.size === 0) throw new UnreadableFile("This file is empty. Download it from your bank again.");
  if (file.size > LARGEST_STATEMENT)
    throw new UnreadableFile(`This file has more than ${LARGEST_STATEMENT / 1e6} MB. ${SHORTER}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 100));
  const other = others.find(([pattern]) => pattern.test(start));
  if (other) throw new UnreadableFile(other[1]);
  return bytes;
}

function assertFew(count: number): void {
  if (count > MOST_ROWS) throw new UnreadableFile(`This file has more than 5,000 rows. ${SHORTER}`);
}

function readTable(bytes: Uint8Array): BankTable {
  const text = decodeText(bytes, guessEncoding(bytes));
  const all = [...rowsOfText(text, { separator: guessSeparator(text), hasQuotes: true })];
  const table = tableOf(all);
  if (!table)
    throw new UnreadableFile(
      "No line of this file has a day and an amount. Choose a bank's statement, as CAMT.053 (.xml) or CSV.",
    );
  assertFew(table.rows.length);
  return table;
}

export async function lookAtStatement(file: Blob): Promise<StatementLook> {
  const bytes = await bytesOf(file);
  const encoding = xmlEncoding(bytes);
  if (encoding === undefined) {
    const table = readTable(bytes);
    return { kind: "csv", columns: columnsOf(table), rows: table.rows.length };
  }
  const accounts = await Promise.all(
    readCamt(decodeText(bytes, encoding)).map(async ({ name, rows, notices }) => {
      assertFew(rows.length);
      return { name, rows: await nameEntries(rows), notices };
    }),
  );
  if (accounts.every(({ rows }) => rows.length === 0))
    throw new UnreadableFile(
      ["This statement has no rows to book.", ...accounts.flatMap(({ notices }) => notices)].join(" "),
    );
  return { kind: "camt", accounts };
}

export async function mapStatement({ file, mapping }: MapTask): Promise<ReadRows> {
  const { rows, notices } = rowsOfTable(readTable(await bytesOf(file)), mapping);
  if (rows.length === 0)
    throw new UnreadableFile(
      "No line has a day and an amount in these columns. Choose others, or the decimal sign.",
    );
  return { rows: await nameEntries(rows), notices };
}
