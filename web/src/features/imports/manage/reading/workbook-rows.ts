import { type Unzipped, unzipSync, zipSync } from "fflate";
import readWorkbook from "read-excel-file/universal";
import { type FileFormat, LARGEST_CONTENT, UnreadableFile } from "./file-format.ts";
import { refuseVast } from "./workbook-extent.ts";

type Cell = string | number | boolean | Date | null;
export interface Sheet {
  readonly sheet: string;
  readonly data: readonly (readonly Cell[])[];
}

/** Reads all sheets that aren't empty. */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const files = unpacked(bytes);
  refuseVast(files);
  // The library unpacks in workers made of text, which the site's policy forbids, so it gets what needs no unpacking.
  const stored = zipSync(files, { level: 0 });
  const sheets = await readWorkbook(stored.buffer as ArrayBuffer).catch((cause: Error) => {
    throw new UnreadableFile(
      `This workbook can't be read (${cause.message}). Open it, save it as CSV, and choose that file.`,
    );
  });
  // Its types call a date by the name of its constructor.
  const filled = (sheets as unknown as Sheet[]).filter(({ data }) => data.length > 0);
  if (filled.length === 0) throw new UnreadableFile("This workbook is empty.");
  return filled;
}

/** The sizes that a zip names are those that it can unpack to: memory for no more is taken. */
function unpacked(bytes: Uint8Array): Unzipped {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/\.(xml|rels)$/.test(name)) return false;
        size += originalSize;
        if (size > LARGEST_CONTENT)
          throw new UnreadableFile(
            `This workbook unpacks to more than ${LARGEST_CONTENT / 1e6} MB. Save the sheet that you need as CSV.`,
          );
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile("This file is damaged: it can't be unpacked. Save it again.");
  }
}

export function* rowsOfSheet(
  sheets: readonly Sheet[],
  { sheet, decimal }: Pick<FileFormat, "sheet" | "decimal">,
): Generator<readonly string[]> {
  const { data = [] } = sheets.find((each) => each.sheet === sheet) ?? {};
  for (const row of data) yield row.map((cell) => textOfCell(cell, decimal));
}

/** Numbers as the rest of the file writes them. */
function textOfCell(cell: Cell, decimal = "."): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "number" ? `${cell}`.replace(".", decimal) : `${cell ?? ""}`;
}
