import type { RowProblem } from "../contract/admin/imports.ts";
import type { ChangeResult } from "../contract/admin/part-changes.ts";
import type { AddProduct } from "../contract/admin/products.ts";
import type { Transaction } from "../firestore/db.ts";
import type { Found } from "../firestore/found.ts";
import { type Changes, changesBetween } from "../parts/part-changes.ts";
import { decodeProduct } from "../parts/part-codec.ts";
import type { WholePart } from "../parts/whole-part.store.ts";
import { successorFault } from "../products/part-rules.ts";
import { type NewProduct, newProductId } from "../products/products.store.ts";
import {
  currentFor,
  type ExistingParts,
  findExisting,
  type ValidationContext,
  withStock,
  withStoredTexts,
  withSuccessor,
} from "./existing.domain.ts";
import { problem, type ReadRow } from "./row-reader.ts";
import { isNamedByGtin, type Validation, validateChange, validateNew, warningsOf } from "./row-rule.ts";
import { decimalsAddedTo } from "./spoilt-numbers.ts";

/** The result of a row: where anything is written, the part that's there or a new one. */
export interface RowResult {
  readonly row: ReadRow;
  readonly result: ChangeResult;
  readonly problems: readonly RowProblem[];
  readonly productId?: string;
  readonly changes: Changes;
  readonly present?: Found<WholePart>;
  readonly after?: WholePart;
  readonly added?: NewProduct;
  readonly pieces: number;
  /** The number of the part that replaces it, as it's compared, as long as there is none. */
  readonly unresolvedRef?: string;
  readonly isDone: boolean;
}

const none = { changes: {}, pieces: 0, isDone: false };

function rejected(row: ReadRow, result: "wrong" | "gone", ...problems: RowProblem[]): RowResult {
  return { row, result, problems, ...none };
}

export async function validateRows(
  context: ValidationContext,
  rows: readonly ReadRow[],
  tx?: Transaction,
): Promise<RowResult[]> {
  const existing = await findExisting(context, rows);
  return Promise.all(rows.map(async (row) => checkSuccessor(await validateRow(context, existing, row), tx)));
}

async function validateRow(
  context: ValidationContext,
  existing: ExistingParts,
  sent: ReadRow,
): Promise<RowResult> {
  const named = existing.parts.get(sent.values._id ?? "");
  const row = named ? withStoredTexts(sent, named.data, context.lenient) : sent;
  const { values, cells, problems } = row;
  const isUnnamed = problems.some(
    ({ column, isWarning }) => !isWarning && (column === "partNumber" || column === "_id"),
  );
  if (isUnnamed) return rejected(row, "wrong", ...problems);
  const first = context.repeated.get(row.line);
  if (first !== undefined) return rejected(row, "wrong", duplicateProblem(row, first));
  const sameGtin = isNamedByGtin(values) ? existing.findByGtin(values.gtin ?? "") : [];
  if (sameGtin.length > 1) {
    const reason = "Several parts have this GTIN. A part number says which one is meant.";
    return rejected(row, "wrong", problem("gtin", cells.gtin ?? "", reason));
  }
  const owner = values.partNumber ? existing.findOwner(values.partNumber) : sameGtin[0];
  const id = owner ?? values._id;
  const present = id ? existing.parts.get(id) : undefined;
  const decimals = decimalsAddedTo(values.partNumber ?? "");
  if (decimals !== undefined && present?.data.partNumber !== values.partNumber)
    return rejected(row, "wrong", problem("partNumber", cells.partNumber ?? "", decimals));
  if (present)
    return planUpdate(
      context,
      existing,
      named ? row : withStoredTexts(row, present.data, context.lenient),
      present,
    );
  if (owner) {
    const reason = "The part with this number is damaged. An admin sees it under Damaged documents.";
    return rejected(row, "wrong", problem("partNumber", cells.partNumber ?? "", reason));
  }
  if (values._id ?? values.version) {
    const column = values._id ? "_id" : "version";
    return rejected(row, "gone", problem(column, cells[column] ?? "", "The part is no longer in the shop."));
  }
  if (!values.partNumber) {
    const reason = "A row needs a part number, the GTIN of a part, or its _id.";
    return rejected(row, "wrong", problem("partNumber", cells.partNumber ?? "", reason));
  }
  const twin = existing.findZeroTwin(values.partNumber);
  if (twin !== undefined) {
    const reason = `The shop has a part ${twin}, and a spreadsheet takes zeros from the front of numbers. Write the number as it is.`;
    return rejected(row, "wrong", problem("partNumber", cells.partNumber ?? "", reason));
  }
  return planCreate(existing, row);
}

function duplicateProblem({ values, cells }: ReadRow, first: number): RowProblem {
  const column = values.partNumber ? "partNumber" : isNamedByGtin(values) ? "gtin" : "_id";
  return problem(column, cells[column] ?? "", `Line ${first} of the file is about this part already.`);
}

async function planUpdate(
  context: ValidationContext,
  existing: ExistingParts,
  row: ReadRow,
  present: Found<WholePart>,
): Promise<RowResult> {
  const { values, cells, line } = row;
  const part = present.data;
  const productId = part._id;
  const mark = existing.marks.get(productId);
  if (mark?.row?.line === line) {
    const { result } = mark.row;
    return {
      row,
      result,
      problems: [...warningsOf(row), ...unresolvedProblems(row, mark.row.awaits)],
      productId,
      ...none,
      changes: mark.changes,
      isDone: true,
    };
  }
  if (mark?.row) return rejected(row, "wrong", duplicateProblem(row, mark.row.line));
  if (values._id !== undefined && values._id !== productId) {
    const isThere = existing.parts.has(values._id);
    const reason = isThere
      ? "Another part has this number."
      : "The part is no longer in the shop, and another has its number.";
    return rejected(row, isThere ? "wrong" : "gone", problem("partNumber", cells.partNumber ?? "", reason));
  }
  const { resolved, unresolvedRef } = withSuccessor(withStock(context, row, part), existing, part);
  const validation = validateChange(resolved, await currentFor(context, resolved, part), context.stock);
  const after = { ...part, ...validation.fields, quantity: part.quantity + validation.pieces };
  const rowResult = {
    row: resolved,
    productId,
    present,
    after,
    changes: changesBetween(part, after),
    pieces: validation.pieces,
  };
  return toRowResult(rowResult, validation, unresolvedRef);
}

async function planCreate(existing: ExistingParts, row: ReadRow): Promise<RowResult> {
  const { resolved, unresolvedRef } = withSuccessor(row, existing);
  const validation = validateNew(resolved);
  if (validation.result !== "create") return rejected(row, "wrong", ...validation.problems);
  const { _id: _none, version: _no, quantityWhenExported: _nor, ...fields } = resolved.values;
  const productId = newProductId();
  const added = {
    _id: productId,
    ...decodeProduct(fields as AddProduct),
    createdAt: new Date().toISOString(),
  };
  const rowResult = {
    row: resolved,
    productId,
    added,
    changes: changesBetween(null, added),
    pieces: validation.pieces,
  };
  return toRowResult(rowResult, validation, unresolvedRef);
}

function toRowResult(
  rowResult: Pick<RowResult, "row" | "changes" | "pieces"> & { readonly productId: string },
  { result, problems }: Validation,
  unresolvedRef: string | undefined,
): RowResult {
  const { row, productId } = rowResult;
  if (result === "wrong" || result === "conflict") return { row, result, problems, productId, ...none };
  if (unresolvedRef === undefined) return { ...rowResult, result, problems, isDone: false };
  const outcome = result === "same" ? "update" : result;
  return {
    ...rowResult,
    result: outcome,
    problems: [...problems, ...unresolvedProblems(row, unresolvedRef)],
    unresolvedRef,
    isDone: false,
  };
}

export function newSuccessor({ changes, after, added, isDone }: RowResult): string | null {
  const isWritten = !isDone && changes.supersededBy !== undefined;
  return (isWritten && (after ?? added)?.supersededBy) || null;
}

async function checkSuccessor(rowResult: RowResult, tx: Transaction | undefined): Promise<RowResult> {
  const { row, productId = "" } = rowResult;
  const fault = await successorFault({ _id: productId, supersededBy: newSuccessor(rowResult) }, tx);
  if (fault === undefined) return rowResult;
  return {
    ...rejected(row, "wrong", problem("supersededBy", row.cells.supersededBy ?? "", fault)),
    productId,
  };
}

function unresolvedProblems({ cells }: ReadRow, unresolvedRef: string | undefined): RowProblem[] {
  if (unresolvedRef === undefined) return [];
  const reason = "No part has this number yet. It's linked as soon as a row of this file brings one.";
  return [problem("supersededBy", cells.supersededBy ?? "", reason)];
}
