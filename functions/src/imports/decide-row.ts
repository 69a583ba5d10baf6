import type { FileColumn } from "../contract/admin/file-columns.ts";
import type { ImportParts, RowProblem } from "../contract/admin/imports.ts";
import { partFields } from "../contract/admin/part-fields.ts";
import { articleKey } from "../contract/values/article.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import type { StoredPartChange } from "../firestore/collections.ts";
import type { Found } from "../firestore/found.ts";
import type { WholePart } from "../parts/whole-part.store.ts";
import type { NewProduct } from "../products/products.store.ts";
import { offerOfRow, type SupplierIds, supplierIn } from "./row-offer.ts";
import { cellOf, problem, type ReadRow } from "./row-reader.ts";
import {
  type CurrentPart,
  decideChange,
  decideNew,
  isNamedByGtin,
  isNamedBySupplier,
  newSuccessor,
  type RowResult,
  refused,
  toResult,
  warningsOf,
} from "./row-rule.ts";
import { decimalsAddedTo } from "./spoilt-numbers.ts";
import { isSpreadsheetForm } from "./spreadsheet-forms.ts";

export interface FoundParts extends Pick<ImportParts, "lenient"> {
  readonly parts: ReadonlyMap<string, Found<WholePart>>;
  findOwner(partNumber: string): string | undefined;
  findZeroTwin(partNumber: string): string | undefined;
  findByGtin(gtin: string): readonly string[];
  /** By the supplier's id and its number. */
  findByOffer(supplierId: string, number: string): readonly string[];
  readonly suppliers: SupplierIds;
  /** This import's changes of parts so far, by their ids. */
  readonly marks: ReadonlyMap<string, StoredPartChange>;
}

/** What was read for a row alone, with the id and the time of a part that it may add. */
export interface RowFacts extends Omit<CurrentPart, "part">, Pick<NewProduct, "_id" | "createdAt"> {
  /** Why its part can't be replaced by the one that it names. */
  readonly successorFault?: string;
}

interface Judging extends Pick<ImportParts, "stock"> {
  readonly repeated: ReadonlyMap<number, number>;
  readonly firstStock: ReadonlyMap<number, number>;
}

export function identify(found: FoundParts, sent: ReadRow) {
  const named = found.parts.get(sent.values._id ?? "");
  const row = named ? withStoredTexts(sent, named.data, found.lenient) : sent;
  const { _id, partNumber, gtin } = row.values;
  const sameGtin = isNamedByGtin(row.values) ? found.findByGtin(gtin ?? "") : [];
  const sameOffer = partsOffered(found, row);
  const owner = partNumber ? found.findOwner(partNumber) : (sameGtin[0] ?? sameOffer[0]);
  return { row, owner, sameGtin, sameOffer, present: found.parts.get(owner ?? _id ?? "") };
}

/** The parts that a row names by its supplier's number. */
function partsOffered(found: FoundParts, row: ReadRow): readonly string[] {
  const supplierId = isNamedBySupplier(row.values) && supplierIn(row, found.suppliers);
  return supplierId ? found.findByOffer(supplierId, row.values.supplierNumber ?? "") : [];
}

/** Says what becomes of a row. Nothing is read or written here. */
export function decideRow(judging: Judging, found: FoundParts, sent: ReadRow, facts: RowFacts): RowResult {
  const { row, owner, sameGtin, sameOffer, present } = identify(found, sent);
  const { values, problems } = row;
  const isUnnamed = problems.some(({ column, isWarning }) => !isWarning && naming.has(column));
  if (isUnnamed) return toResult(row, "wrong", problems);
  const first = judging.repeated.get(row.line);
  if (first !== undefined) return repeats(row, first);
  if (sameGtin.length > 1)
    return refused(row, "gtin", "Several parts have this GTIN. A part number says which one is meant.");
  const isByOffer = isNamedBySupplier(values) && sameGtin.length === 0;
  if (isByOffer && sameOffer.length > 1) return refused(row, "supplierNumber", SEVERAL);
  const decimals = decimalsAddedTo(values.partNumber ?? "");
  if (decimals !== undefined && present?.data.partNumber !== values.partNumber)
    return refused(row, "partNumber", decimals);
  if (present) return decidePresent(judging, found, row, present, facts);
  if (owner) return refused(row, "partNumber", DAMAGED);
  if (values._id ?? values.version) return refused(row, values._id ? "_id" : "version", `${GONE}.`, "gone");
  if (isByOffer) return refused(row, ...unknownOffer(row, found));
  if (!values.partNumber) return refused(row, "partNumber", UNNAMED);
  const twin = found.findZeroTwin(values.partNumber);
  if (twin !== undefined) return refused(row, "partNumber", twinText(twin));
  const { row: offered, fault } = offerOfRow(row, found.suppliers);
  if (fault) return refused(row, ...fault);
  const { resolved, unresolvedRef } = withSuccessor(offered, found);
  return withLink(decideNew(resolved, facts), unresolvedRef, facts);
}

/** A row whose cells in these can't be read is about nobody knows which part. */
const naming: ReadonlySet<FileColumn> = new Set(["partNumber", "_id", "supplier", "supplierNumber"]);

const SEVERAL = "Several parts have this number of the supplier. A part number says which one is meant.";

function unknownOffer(row: ReadRow, { suppliers }: FoundParts): ["supplier" | "supplierNumber", string] {
  const { fault } = offerOfRow(row, suppliers);
  if (fault) return [...fault];
  return ["supplierNumber", "No part has this number of the supplier. Name the part by its own number once."];
}

const DAMAGED = "The part with this number is damaged. An admin sees it under Damaged documents.";
const GONE = "The part is no longer in the shop";
const UNNAMED =
  "A row needs a part number, the GTIN of a part, its _id, or its supplier's number with the supplier.";

function twinText(twin: string): string {
  return `The shop has a part ${twin}, and a spreadsheet takes zeros from the front of numbers. Write the number as it is.`;
}

function repeats(row: ReadRow, first: number): RowResult {
  const { values } = row;
  const column: FileColumn = values.partNumber ? "partNumber" : isNamedByGtin(values) ? "gtin" : "_id";
  return refused(row, column, `Line ${first} of the file is about this part already.`);
}

function decidePresent(
  { stock, firstStock }: Judging,
  found: FoundParts,
  sent: ReadRow,
  present: Found<WholePart>,
  facts: RowFacts,
): RowResult {
  const part = present.data;
  const productId = part._id;
  const row = withStoredTexts(sent, part, found.lenient);
  const { values, line } = row;
  const mark = found.marks.get(productId);
  if (mark?.row?.line === line) {
    const problems = [...warningsOf(row), ...unresolvedProblems(row, mark.row.awaits)];
    const done = { ...toResult(row, mark.row.result, problems), productId };
    return { ...done, changes: mark.changes, isDone: true };
  }
  if (mark?.row) return repeats(row, mark.row.line);
  if (values._id !== undefined && values._id !== productId) {
    if (found.parts.has(values._id)) return refused(row, "partNumber", "Another part has this number.");
    return refused(row, "partNumber", `${GONE}, and another has its number.`, "gone");
  }
  const seen = stock === "set" ? firstStock.get(line) : undefined;
  const counted = {
    ...row,
    values: { ...(seen !== undefined && { quantityWhenExported: seen }), ...values },
  };
  const { row: offered, fault } = offerOfRow(counted, found.suppliers, part.offers, facts.before?.offers);
  if (fault) return { ...refused(row, ...fault), productId };
  const { resolved, unresolvedRef } = withSuccessor(offered, found, part);
  const decided = decideChange(resolved, { ...facts, part }, stock);
  return withLink({ ...decided, productId, present }, unresolvedRef, facts);
}

/** The part that a row names as the one that replaces its own, by number or id, with its id where it's there. */
export function successorOf({ values }: ReadRow, { parts, findOwner }: FoundParts, part?: WholePart) {
  const named = values.supersededBy;
  if (!named || named === part?.supersededBy) return undefined;
  return { id: parts.has(named) ? named : findOwner(named), number: normaliseNumber(named) };
}

function withSuccessor(row: ReadRow, found: FoundParts, part?: WholePart) {
  const successor = successorOf(row, found, part);
  if (!successor) return { resolved: row, unresolvedRef: undefined };
  const { supersededBy: _named, ...values } = row.values;
  const { id, number } = successor;
  if (id === undefined) return { resolved: { ...row, values }, unresolvedRef: number };
  return { resolved: { ...row, values: { ...values, supersededBy: id } }, unresolvedRef: undefined };
}

/** Refuses a successor that can't be. One that isn't there yet is awaited. */
function withLink(
  decided: RowResult,
  unresolvedRef: string | undefined,
  { successorFault }: RowFacts,
): RowResult {
  const { row, result, problems, productId } = decided;
  if (result === "wrong" || result === "conflict") return decided;
  if (successorFault !== undefined && newSuccessor(decided) !== null)
    return { ...refused(row, "supersededBy", successorFault), ...(productId && { productId }) };
  if (unresolvedRef === undefined) return decided;
  return {
    ...{ ...decided, unresolvedRef },
    result: result === "same" ? "update" : result,
    problems: [...problems, ...unresolvedProblems(row, unresolvedRef)],
  };
}

function unresolvedProblems({ cells }: ReadRow, unresolvedRef: string | undefined): RowProblem[] {
  if (unresolvedRef === undefined) return [];
  const reason = "No part has this number yet. It's linked as soon as a row of this file brings one.";
  return [problem("supersededBy", cells.supersededBy ?? "", reason)];
}

const texts = ["partNumber", "gtin", "name", "brand", "oemNumbers", "shelf"] as const;

/** A row without the cells that show what the part has as a spreadsheet has changed it: the part keeps that. */
function withStoredTexts(row: ReadRow, part: WholePart, lenient: boolean): ReadRow {
  const changed = new Map<string, RowProblem[]>();
  for (const name of texts) {
    const stored = partFields[name].column.write((part[name] ?? "") as never);
    const cell = cellOf(row.cells, name);
    if (!isSpreadsheetForm(stored, cell)) continue;
    const reason = `A spreadsheet has made ${cell} of ${stored}. The part keeps its own: to change it, edit the part in the shop.`;
    const found = { ...problem(name, cell, reason), ...(lenient && { isWarning: true }) };
    changed.set(name, articleKey(stored) === articleKey(cell) ? [] : [found]);
  }
  if (changed.size === 0) return row;
  return {
    ...row,
    values: Object.fromEntries(Object.entries(row.values).filter(([name]) => !changed.has(name))),
    problems: [...[...changed.values()].flat(), ...row.problems.filter(({ column }) => !changed.has(column))],
  };
}
