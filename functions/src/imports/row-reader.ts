import type * as z from "zod/mini";
import { type FileColumn, fileColumns } from "../contract/admin/file-columns.ts";
import type { ImportRow, RowProblem } from "../contract/admin/imports.ts";
import { plain } from "../contract/admin/part-columns.ts";
import { type PartField, partFields } from "../contract/admin/part-fields.ts";
import type { AddProduct } from "../contract/admin/products.ts";
import { wordsOf } from "../contract/values/issue-words.ts";
import { fromPlainCell } from "../contract/values/plain-cell.ts";
import { id, pieces, version } from "../contract/values/primitives.ts";
import { roundedIn, zerosLostFrom } from "./spoilt-numbers.ts";

const LONGEST_CELL = 100_000;
export const LONGEST_SHOWN = 60;
const MOST_PROBLEMS = 10;

/** What a row says, by its columns. `supersededBy` is the id or the number of a part. */
export interface ReadValues extends Partial<AddProduct> {
  readonly _id?: string;
  readonly version?: number;
  readonly quantityWhenExported?: number;
}

export interface ReadRow {
  readonly line: number;
  readonly cells: ImportRow;
  readonly values: ReadValues;
  readonly problems: readonly RowProblem[];
}

type Readable = Pick<PartField, "schema" | "sent" | "column" | "default">;

const columns: Readonly<Record<FileColumn, Readable>> = {
  ...partFields,
  _id: { schema: id, column: plain },
  version: { schema: version, column: plain },
  quantityWhenExported: { schema: pieces("Quantity when exported", 0), column: plain },
};

export function problem(column: FileColumn, cell: string, reason: string): RowProblem {
  return { column, value: cell.slice(0, LONGEST_SHOWN).toWellFormed(), reason };
}

export function readRow(line: number, cells: ImportRow, emptyClears: boolean): ReadRow {
  const values: { [Column in FileColumn]?: unknown } = {};
  const problems: RowProblem[] = [];
  for (const column of fileColumns) {
    const cell = fromPlainCell(cells[column] ?? "");
    const isCleared = emptyClears && cells[column] !== undefined && isClearable(column);
    if (cell === "" && !isCleared) continue;
    const { value, reason } = readCell(column, cell);
    if (reason === undefined) values[column] = value;
    else problems.push(problem(column, cell, reason));
  }
  return { line, cells, values: values as ReadValues, problems: problems.slice(0, MOST_PROBLEMS) };
}

/** An unknown quantity is neither 0 nor another. */
function isClearable(column: FileColumn): boolean {
  return column in partFields && column !== "quantity";
}

function readCell(column: FileColumn, cell: string): { value?: unknown; reason?: string } {
  if (cell.length > LONGEST_CELL) return { reason: `The cell is longer than ${LONGEST_CELL} characters.` };
  const rounded = roundedIn(column, cell);
  if (rounded !== undefined) return { reason: rounded };
  const { schema, sent = schema, column: form, default: none = "" } = columns[column];
  const { data, error } = sent.safeParse(cell === "" ? none : form.read(cell));
  const [issue] = error?.issues ?? [];
  return issue ? { reason: zerosLostFrom(column, cell) ?? placed(issue) } : { value: data };
}

function placed(issue: z.core.$ZodIssue): string {
  const [place] = issue.path;
  return typeof place === "number" ? `Entry ${place + 1}: ${wordsOf(issue)}` : wordsOf(issue);
}
