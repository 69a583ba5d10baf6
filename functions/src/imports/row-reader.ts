import type * as z from "zod/mini";
import { type FileColumn, fileColumns } from "../contract/admin/file-columns.ts";
import type { ImportParts, ImportRow, RowProblem } from "../contract/admin/imports.ts";
import { Offer } from "../contract/admin/offers.ts";
import { plain } from "../contract/admin/part-columns.ts";
import { isAmount, type PartField, partFields } from "../contract/admin/part-fields.ts";
import type { AddProduct } from "../contract/admin/products.ts";
import { cleanFirst } from "../contract/values/clean-first.ts";
import { CURRENCY } from "../contract/values/currency.ts";
import { wordsOf } from "../contract/values/issue-words.ts";
import { cleanName } from "../contract/values/names.ts";
import { fromPlainCell } from "../contract/values/plain-cell.ts";
import { id, pieces, text, version } from "../contract/values/primitives.ts";
import { foreignCurrencyOf } from "../contract/values/written-currency.ts";
import { isNumber, roundedIn, zerosLostFrom } from "./spoilt-numbers.ts";
import { withoutWrapping } from "./spreadsheet-forms.ts";
import { readVehicles } from "./vehicles-reader.ts";

export const LONGEST_SHOWN = 60;
const MOST_PROBLEMS = 10;
const WHOSE = "Name the supplier whose it is, in a column or as the same in all rows.";

/** Without these, nobody knows which part is meant, or it's sold under a wrong name, for a wrong price or twice. */
const essential: ReadonlySet<FileColumn> = new Set([
  ...(["_id", "version", "partNumber", "quantityWhenExported", "name", "price"] as const),
  ...(["supplier", "supplierNumber", "pack"] as const),
]);

/** The values of a row, by column. `supersededBy` is the id or the number of a part. */
interface ReadValues extends Partial<AddProduct> {
  readonly _id?: string;
  readonly version?: number;
  readonly quantityWhenExported?: number;
  /** A supplier's name, and what the row says of its offer. */
  readonly supplier?: string;
  readonly supplierNumber?: string | null;
  readonly pack?: number;
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
  supplier: { schema: cleanFirst(text("Supplier", 80), cleanName), column: plain },
  supplierNumber: { schema: Offer.shape.number, column: plain, default: null },
  pack: { schema: pieces("Pack", 1), column: plain },
};

const SEPARATOR = " | ".length;

/** Computes the longest value that a schema allows in a cell: that of its texts, each with a separator. */
function capacityOf(schema: z.core.$ZodType): number {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def as { check: string; maximum?: number });
  const lengths = checks.flatMap(({ check, maximum = 0 }) => (check === "max_length" ? [maximum] : []));
  const most = lengths.length > 0 ? Math.min(...lengths) : LONGEST_SHOWN;
  switch (def.type) {
    case "object":
      return Object.values(def.shape).reduce((sum, field) => sum + SEPARATOR + capacityOf(field), 0);
    case "array":
      return most * (SEPARATOR + capacityOf(def.element));
    case "optional":
    case "nullable":
      return capacityOf(def.innerType);
    case "string":
      return most;
    default:
      return LONGEST_SHOWN;
  }
}

/** The longest cell of a field, doubled, because cells also have signs that are taken away. Nothing looks into a longer one. */
const longestCells = forEachColumn(({ schema, sent = schema }) => 2 * capacityOf(sent) + 100);

function forEachColumn<Value>(read: (column: Readable) => Value): Readonly<Record<FileColumn, Value>> {
  const entries = fileColumns.map((name) => [name, read(columns[name])]);
  return Object.fromEntries(entries) as Record<FileColumn, Value>;
}

export function problem(column: FileColumn, cell: string, reason: string): RowProblem {
  return { column, value: cell.slice(0, LONGEST_SHOWN).toWellFormed(), reason };
}

export function readRow(
  line: number,
  cells: ImportRow,
  { emptyClears, lenient }: Pick<ImportParts, "emptyClears" | "lenient">,
): ReadRow {
  const values: { [Column in FileColumn]?: unknown } = {};
  const problems: RowProblem[] = [];
  for (const column of fileColumns) {
    const cell = cellOf(cells, column);
    const isCleared = emptyClears && cells[column] !== undefined && isClearable(column);
    if (cell === "" && !isCleared) continue;
    const { value, reason, unread = cell } = readCell(column, cell, lenient);
    const isWarning = lenient && !essential.has(column);
    if (value !== undefined && (reason === undefined || isWarning)) values[column] = value;
    if (reason !== undefined)
      problems.push({ ...problem(column, unread, reason), ...(isWarning && { isWarning }) });
  }
  for (const column of ["supplierNumber", "pack"] as const) {
    if (values.supplier !== undefined || values[column] == null) continue;
    const isNamed = problems.some((each) => each.column === "supplier");
    if (!isNamed) problems.push({ ...problem(column, cellOf(cells, column), WHOSE), isWarning: lenient });
    delete values[column];
  }
  // A fault must not go beyond the most, or its row would come in.
  const faultsFirst = problems.toSorted(
    (a, b) => Number(a.isWarning ?? false) - Number(b.isWarning ?? false),
  );
  return { line, cells, values: values as ReadValues, problems: faultsFirst.slice(0, MOST_PROBLEMS) };
}

export function cellOf(cells: ImportRow, column: FileColumn): string {
  const cell = fromPlainCell(cells[column] ?? "");
  return isNumber(column) ? withoutWrapping(cell) : cell;
}

/** An unknown quantity is neither 0 nor another. */
function isClearable(column: FileColumn): boolean {
  return (column in partFields && column !== "quantity") || column === "supplierNumber";
}

interface ReadCell {
  readonly value?: unknown;
  readonly reason?: string;
  /** The part of the cell that the reason is about. The rest is its value. */
  readonly unread?: string;
}

function readCell(column: FileColumn, cell: string, lenient: boolean): ReadCell {
  const spoilt = tooLong(column, cell) ?? roundedIn(column, cell);
  if (spoilt !== undefined) return { reason: spoilt };
  const { schema, sent = schema, column: form, default: none = "" } = columns[column];
  const { data, error } = sent.safeParse(cell === "" ? none : form.read(cell));
  const [issue] = error?.issues ?? [];
  if (!issue) return { value: data };
  const vehicles = column === "fitment" ? readWrittenVehicles(cell, lenient) : undefined;
  return (
    vehicles ?? { reason: zerosLostFrom(column, cell) ?? otherCurrencyIn(column, cell) ?? placed(issue) }
  );
}

/** Amounts are never taken for the shop's currency because nothing else is known of them. */
function otherCurrencyIn(column: FileColumn, cell: string): string | undefined {
  const currency = isAmount(column) ? foreignCurrencyOf(cell) : undefined;
  return (
    currency &&
    `It's in ${currency}, and the shop's prices are in ${CURRENCY}. Say what 1 ${currency} is worth.`
  );
}

function readWrittenVehicles(cell: string, lenient: boolean): ReadCell | undefined {
  const { rows, unread } = readVehicles(cell);
  const { data: value } = partFields.fitment.schema.safeParse(rows);
  if (rows.length === 0 || !value) return undefined;
  if (unread === undefined) return { value };
  if (!lenient) return undefined;
  const reason = "This isn't a make, a model and years. The other vehicles can be read.";
  return { value, reason, unread };
}

/** A text's own schema says how long it may be, and looks no further into it. */
function tooLong(column: FileColumn, cell: string): string | undefined {
  const longest = longestCells[column];
  if (cell.length <= longest) return undefined;
  const { schema, sent = schema, column: form } = columns[column];
  const [issue] = (form === plain && sent.safeParse(cell).error?.issues) || [];
  return issue ? wordsOf(issue) : `The cell is longer than ${longest} characters.`;
}

function placed(issue: z.core.$ZodIssue): string {
  const [place] = issue.path;
  return typeof place === "number" ? `Entry ${place + 1}: ${wordsOf(issue)}` : wordsOf(issue);
}
