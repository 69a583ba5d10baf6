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
import { findKnown, type Judging, type Known, presentFor, withStock, withSuccessor } from "./known.domain.ts";
import { problem, type ReadRow } from "./row-reader.ts";
import { isNamedByGtin, judgeChange, judgeNew, type Verdict } from "./row-rule.ts";

/** What becomes of a row: where anything is written, the part that's there or a new one. */
export interface Judged {
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
  readonly awaits?: string;
  readonly isDone: boolean;
}

const none = { changes: {}, pieces: 0, isDone: false };

function refused(row: ReadRow, result: "wrong" | "gone", ...problems: RowProblem[]): Judged {
  return { row, result, problems, ...none };
}

export async function judgeRows(
  judging: Judging,
  rows: readonly ReadRow[],
  tx?: Transaction,
): Promise<Judged[]> {
  const known = await findKnown(judging, rows);
  return Promise.all(rows.map(async (row) => withLink(await judgeRow(judging, known, row), tx)));
}

async function judgeRow(judging: Judging, known: Known, row: ReadRow): Promise<Judged> {
  const { values, cells, problems } = row;
  const isUnnamed = problems.some(({ column }) => column === "partNumber" || column === "_id");
  if (isUnnamed) return refused(row, "wrong", ...problems);
  const first = judging.repeated.get(row.line);
  if (first !== undefined) return refused(row, "wrong", repeatedIn(row, first));
  const sameGtin = isNamedByGtin(values) ? known.withGtin(values.gtin ?? "") : [];
  if (sameGtin.length > 1) {
    const reason = "Several parts have this GTIN. A part number says which one is meant.";
    return refused(row, "wrong", problem("gtin", cells.gtin ?? "", reason));
  }
  const owner = values.partNumber ? known.ownerOf(values.partNumber) : sameGtin[0];
  const id = owner ?? values._id;
  const present = id ? known.parts.get(id) : undefined;
  if (present) return judgePresent(judging, known, row, present);
  if (owner) {
    const reason = "The part with this number is damaged. An admin sees it under Damaged documents.";
    return refused(row, "wrong", problem("partNumber", cells.partNumber ?? "", reason));
  }
  if (values._id ?? values.version) {
    const column = values._id ? "_id" : "version";
    return refused(row, "gone", problem(column, cells[column] ?? "", "The part isn't in the shop any more."));
  }
  if (!values.partNumber) {
    const reason = "A row needs a part number, the GTIN of a part, or its _id.";
    return refused(row, "wrong", problem("partNumber", cells.partNumber ?? "", reason));
  }
  return judgeAdded(known, row);
}

function repeatedIn({ values, cells }: ReadRow, first: number): RowProblem {
  const column = values.partNumber ? "partNumber" : isNamedByGtin(values) ? "gtin" : "_id";
  return problem(column, cells[column] ?? "", `Line ${first} of the file is about this part already.`);
}

async function judgePresent(
  judging: Judging,
  known: Known,
  row: ReadRow,
  present: Found<WholePart>,
): Promise<Judged> {
  const { values, cells, line } = row;
  const part = present.data;
  const productId = part._id;
  const mark = known.marks.get(productId);
  if (mark?.row?.line === line) {
    const { result } = mark.row;
    return {
      row,
      result,
      problems: awaitedIn(row, mark.row.awaits),
      productId,
      ...none,
      changes: mark.changes,
      isDone: true,
    };
  }
  if (mark?.row) return refused(row, "wrong", repeatedIn(row, mark.row.line));
  if (values._id !== undefined && values._id !== productId) {
    const isThere = known.parts.has(values._id);
    const reason = isThere
      ? "Another part has this number."
      : "The part isn't in the shop any more, and another has its number.";
    return refused(row, isThere ? "wrong" : "gone", problem("partNumber", cells.partNumber ?? "", reason));
  }
  const { said, awaits } = withSuccessor(withStock(judging, row, part), known, part);
  const verdict = judgeChange(said, await presentFor(judging, said, part), judging.stock);
  const after = { ...part, ...verdict.fields, quantity: part.quantity + verdict.pieces };
  const judged = {
    row: said,
    productId,
    present,
    after,
    changes: changesBetween(part, after),
    pieces: verdict.pieces,
  };
  return whole(judged, verdict, awaits);
}

async function judgeAdded(known: Known, row: ReadRow): Promise<Judged> {
  const { said, awaits } = withSuccessor(row, known);
  const verdict = judgeNew(said);
  if (verdict.result !== "create") return refused(row, "wrong", ...verdict.problems);
  const { _id: _none, version: _no, quantityWhenExported: _nor, ...fields } = said.values;
  const productId = newProductId();
  const added = {
    _id: productId,
    ...decodeProduct(fields as AddProduct),
    createdAt: new Date().toISOString(),
  };
  const judged = {
    row: said,
    productId,
    added,
    changes: changesBetween(null, added),
    pieces: verdict.pieces,
  };
  return whole(judged, verdict, awaits);
}

function whole(
  judged: Pick<Judged, "row" | "changes" | "pieces"> & { readonly productId: string },
  { result, problems }: Verdict,
  awaits: string | undefined,
): Judged {
  const { row, productId } = judged;
  if (result === "wrong" || result === "conflict") return { row, result, problems, productId, ...none };
  if (awaits === undefined) return { ...judged, result, problems, isDone: false };
  const awaiting = result === "same" ? "update" : result;
  return { ...judged, result: awaiting, problems: awaitedIn(row, awaits), awaits, isDone: false };
}

export function linkOf({ changes, after, added, isDone }: Judged): string | null {
  const isWritten = !isDone && changes.supersededBy !== undefined;
  return (isWritten && (after ?? added)?.supersededBy) || null;
}

async function withLink(judged: Judged, tx: Transaction | undefined): Promise<Judged> {
  const { row, productId = "" } = judged;
  const fault = await successorFault({ _id: productId, supersededBy: linkOf(judged) }, tx);
  if (fault === undefined) return judged;
  return {
    ...refused(row, "wrong", problem("supersededBy", row.cells.supersededBy ?? "", fault)),
    productId,
  };
}

function awaitedIn({ cells }: ReadRow, awaits: string | undefined): RowProblem[] {
  if (awaits === undefined) return [];
  const reason = "No part has this number yet. It's linked as soon as a row of this file brings one.";
  return [problem("supersededBy", cells.supersededBy ?? "", reason)];
}
