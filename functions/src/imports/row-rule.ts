import { isDeepStrictEqual } from "node:util";
import type { FileColumn } from "../contract/admin/file-columns.ts";
import type { ImportParts, RowProblem } from "../contract/admin/imports.ts";
import type { ChangeResult } from "../contract/admin/part-changes.ts";
import {
  type PartField,
  type PartFieldName,
  partFields,
  requiredFields,
} from "../contract/admin/part-fields.ts";
import type { AddProduct } from "../contract/admin/products.ts";
import { articleKey, isSameGtin } from "../contract/values/article.ts";
import { cut } from "../contract/values/cut.ts";
import { nameKey } from "../contract/values/names.ts";
import { MOST_PIECES } from "../contract/values/primitives.ts";
import type { StoredMovement, StoredPartChange } from "../firestore/collections.ts";
import type { Found } from "../firestore/found.ts";
import { type Changes, changesBetween, type PartFields } from "../parts/part-changes.ts";
import { decodeFields, decodeProduct, encodeChanges } from "../parts/part-codec.ts";
import type { WholePart } from "../parts/whole-part.store.ts";
import type { NewProduct } from "../products/products.store.ts";
import { LONGEST_SHOWN, problem, type ReadRow } from "./row-reader.ts";

export interface CurrentPart {
  readonly part: WholePart;
  /** Earlier values of the fields that others changed since the row's version. Undefined if nobody knows. */
  readonly before: Partial<PartFields> | undefined;
  /** True if the row's pieces came or left already, by the same file. */
  readonly isBooked: boolean;
}

/** The result of a row: where anything is written, the part that's there or a new one. */
export interface RowResult {
  readonly row: ReadRow;
  readonly result: ChangeResult;
  readonly problems: readonly RowProblem[];
  readonly productId?: string;
  readonly changes: Changes;
  readonly pieces: number;
  readonly present?: Found<WholePart>;
  readonly after?: WholePart;
  readonly added?: NewProduct;
  /** The number of the part that replaces it, as it's compared, as long as there is none. */
  readonly unresolvedRef?: string;
  readonly isDone: boolean;
}

export function toResult(row: ReadRow, result: ChangeResult, problems: readonly RowProblem[]): RowResult {
  return { row, result, problems, changes: {}, pieces: 0, isDone: false };
}

export function refused(
  row: ReadRow,
  column: FileColumn,
  reason: string,
  result: "wrong" | "gone" = "wrong",
): RowResult {
  return toResult(row, result, [problem(column, row.cells[column] ?? "", reason)]);
}

export function warningsOf({ problems }: Pick<ReadRow, "problems">): RowProblem[] {
  return problems.filter(({ isWarning }) => isWarning);
}

function isFault({ isWarning }: RowProblem): boolean {
  return !isWarning;
}

export function decideNew(
  row: ReadRow,
  { _id, createdAt }: Pick<NewProduct, "_id" | "createdAt">,
): RowResult {
  const { values, problems } = row;
  const missing = requiredFields.filter((name) => values[name] === undefined);
  const reported = new Set(problems.filter(isFault).map(({ column }) => column));
  const missingProblems = missing
    .filter((name) => !reported.has(name))
    .map((name) =>
      problem(name, "", `No part has this number, and a new one needs its ${partFields[name].label}.`),
    );
  if (missing.length > 0 || problems.some(isFault))
    return toResult(row, "wrong", [...problems, ...missingProblems]);
  const { _id: _none, version, quantityWhenExported, supplier, supplierNumber, pack, ...fields } = values;
  const added = { _id, ...decodeProduct(fields as AddProduct), createdAt };
  return {
    ...{ ...toResult(row, "create", problems), productId: _id, added },
    ...{ changes: changesBetween(null, added), pieces: added.quantity },
  };
}

export function decideChange(row: ReadRow, present: CurrentPart, stock: ImportParts["stock"]): RowResult {
  const { part } = present;
  const { version = part.version } = row.values;
  const problems = row.problems.filter(({ column }) => column !== "quantity" || countsQuantity(row, stock));
  if (problems.some(isFault)) return toResult(row, "wrong", problems);
  if (version > part.version) {
    const reason = `The part's version is ${part.version}. The file isn't from this shop, or it's older than a restored backup.`;
    return refused(row, "version", reason);
  }
  const inFile = toPartFields(row.values);
  const mine = changedByFile(inFile, present);
  const conflicts = mine.filter((name) => changedByOthers(name, present));
  if (conflicts.length > 0) {
    const problems = conflicts.map((name) =>
      problem(columnOf(name), row.cells[columnOf(name)] ?? "", describeConflict(name, part)),
    );
    return toResult(row, "conflict", problems);
  }
  const pieces = present.isBooked ? 0 : piecesToBook(row, part, stock);
  const quantity = part.quantity + pieces;
  if (quantity < 0 || quantity > MOST_PIECES)
    return refused(row, "quantity", `There are ${part.quantity} in stock, and ${quantity} can't be.`);
  const fields = Object.fromEntries(mine.map((name) => [name, inFile[name]]));
  const after = { ...part, ...fields, quantity };
  const result = mine.length > 0 || pieces !== 0 ? "update" : "same";
  return { ...toResult(row, result, problems), after, pieces, changes: changesBetween(part, after) };
}

export function newSuccessor({ changes, after, added, isDone }: RowResult): string | null {
  const isWritten = !isDone && changes.supersededBy !== undefined;
  return (isWritten && (after ?? added)?.supersededBy) || null;
}

function countsQuantity({ cells }: ReadRow, stock: ImportParts["stock"]): boolean {
  return stock === "set" || Boolean(cells.quantityWhenExported?.trim());
}

export function piecesToBook(
  { values }: Pick<ReadRow, "values">,
  part: Pick<WholePart, "quantity">,
  stock: ImportParts["stock"],
): number {
  const { quantity, quantityWhenExported = stock === "set" ? part.quantity : quantity } = values;
  return quantity === undefined || quantityWhenExported === undefined ? 0 : quantity - quantityWhenExported;
}

function toPartFields({
  _id,
  version,
  quantityWhenExported,
  supplier,
  supplierNumber,
  pack,
  ...fields
}: ReadRow["values"]): Partial<PartFields> {
  return decodeFields(fields);
}

function changedByFile(
  { quantity, ...fields }: Partial<PartFields>,
  { part, before }: CurrentPart,
): PartFieldName[] {
  const names = Object.keys(fields) as Exclude<PartFieldName, "quantity">[];
  return names.filter((name) => {
    const isBefore = before !== undefined && name in before && isDeepStrictEqual(fields[name], before[name]);
    return !isBefore && !isDeepStrictEqual(fields[name], part[name]) && !isSameGtin(fields[name], part[name]);
  });
}

/** The column that a field's conflict is shown at. */
function columnOf(name: PartFieldName): FileColumn {
  return name === "offers" ? "supplier" : name;
}

function changedByOthers(name: PartFieldName, { before }: CurrentPart): boolean {
  return before === undefined || name in before;
}

function describeConflict(name: PartFieldName, part: WholePart): string {
  if (name === "offers") return "Its offers were changed in the shop as well since the file was written.";
  const { column, default: none }: PartField = partFields[name];
  const { [name]: [now] = [] } = encodeChanges({ [name]: { before: part[name], after: null } });
  const cell = cut(column.write((now ?? none) as never), LONGEST_SHOWN);
  return `It was changed in the shop as well since the file was written${cell && `, to ${cell}`}.`;
}

type Entry = Pick<StoredPartChange, "changes" | "version">;

/** Gives the earlier values of the fields that changed from a version to another. Undefined where the ledger has a gap. */
export function fieldsBefore(
  oldestFirst: readonly Entry[],
  from: number,
  to: number,
): Partial<PartFields> | undefined {
  if (oldestFirst.some(({ version }, place) => version !== from + place + 1)) return undefined;
  if (oldestFirst.length < to - from) return undefined;
  const newestFirst = oldestFirst.flatMap(({ changes }) => Object.entries(changes)).reverse();
  return Object.fromEntries(newestFirst.map(([name, { before }]) => [name, before]));
}

type Moved = Pick<StoredMovement, "cause" | "change" | "after" | "whenExported">;

/** True if a file's difference was booked, and the stock was never again what the file was written with. */
export function isBookedBefore(newestFirst: readonly Moved[], change: number, whenExported: number): boolean {
  let undone = 0;
  for (const moved of newestFirst) {
    const isSame = moved.change === change && moved.whenExported === whenExported;
    if (moved.cause === "import" && isSame && undone-- === 0) return true;
    if (moved.cause === "undo" && moved.change === -change) undone++;
    if (moved.after === whenExported) return false;
  }
  return false;
}

export function isNamedByGtin({ partNumber, _id, gtin }: ReadRow["values"]): boolean {
  return !partNumber && !_id && Boolean(gtin);
}

export function isNamedBySupplier({ partNumber, _id, supplier, supplierNumber }: ReadRow["values"]): boolean {
  return !partNumber && !_id && Boolean(supplier && supplierNumber);
}

/** The lines of a chunk that are about what an earlier one is about, with that one. */
export function findDuplicateLines(rows: readonly ReadRow[]): Map<number, number> {
  const named = new Map<string, ReadRow>();
  const repeated = new Map<number, number>();
  for (const row of rows) {
    const { values } = row;
    const number = articleKey(values.partNumber ?? "");
    const gtin = isNamedByGtin(values) && values.gtin ? `gtin ${articleKey(values.gtin)}` : "";
    const names = [
      number && `number ${number}`,
      values._id && `id ${values._id}`,
      gtin || supplierKey(values),
    ];
    for (const name of names) {
      if (!name) continue;
      const first = named.get(name);
      if (first === undefined) named.set(name, row);
      else if (!areOtherParts(first, row)) repeated.set(row.line, first.line);
    }
  }
  return repeated;
}

function supplierKey(values: ReadRow["values"]): string {
  const { supplier = "", supplierNumber } = values;
  return isNamedBySupplier(values) ? `supplier ${nameKey(supplier)} ${articleKey(supplierNumber ?? "")}` : "";
}

/** Numbers of two parts, of which a spreadsheet has taken the zeros that made them differ. */
function areOtherParts({ values: one }: ReadRow, { values: other }: ReadRow): boolean {
  return Boolean(one._id && other._id) && one._id !== other._id && /^\d+$/.test(one.partNumber ?? "");
}
