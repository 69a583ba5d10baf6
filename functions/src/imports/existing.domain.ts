import { findChanges, findChangesSince } from "../change-history/change-history.store.ts";
import type { ImportParts } from "../contract/admin/imports.ts";
import { partFields } from "../contract/admin/part-fields.ts";
import { articleKey, writingsOf } from "../contract/values/article.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import { id as Id } from "../contract/values/primitives.ts";
import type { StoredPartChange } from "../firestore/collections.ts";
import type { Found } from "../firestore/found.ts";
import { findWholeParts, type WholePart } from "../parts/whole-part.store.ts";
import { findIdsByGtin, findOwners } from "../products/part-numbers.store.ts";
import { listMovements } from "../stock/movements.store.ts";
import { buildMarkId } from "./imports.store.ts";
import { cellOf, problem, type ReadRow } from "./row-reader.ts";
import {
  type CurrentPart,
  fieldsBefore,
  findDuplicateLines,
  isBookedBefore,
  isNamedByGtin,
  piecesToBook,
} from "./row-rule.ts";
import { zeroTwins } from "./spoilt-numbers.ts";
import { isSpreadsheetForm } from "./spreadsheet-forms.ts";

export interface ValidationContext extends Pick<ImportParts, "importId" | "stock" | "lenient"> {
  readonly isBegun: boolean;
  readonly repeated: ReadonlyMap<number, number>;
  /** The stock when a row was first looked at, so that setting it takes back no later sale. */
  readonly firstStock: Map<number, number>;
}

export function createContext(
  body: ImportParts,
  rows: readonly ReadRow[],
  isBegun: boolean,
): ValidationContext {
  const { importId, stock, lenient } = body;
  return { importId, stock, lenient, isBegun, repeated: findDuplicateLines(rows), firstStock: new Map() };
}

export interface ExistingParts {
  readonly parts: ReadonlyMap<string, Found<WholePart>>;
  findOwner(partNumber: string): string | undefined;
  findZeroTwin(partNumber: string): string | undefined;
  findByGtin(gtin: string): readonly string[];
  /** This import's changes of parts so far, by their ids. */
  readonly marks: ReadonlyMap<string, StoredPartChange>;
}

/** In few reads, however many rows there are. The marks last: a part that's written meanwhile is then refused or seen as done. */
export async function findExisting(
  { importId, isBegun }: ValidationContext,
  rows: readonly ReadRow[],
): Promise<ExistingParts> {
  const named = rows.flatMap(({ values }) => [values.partNumber, values.supersededBy]);
  const owners = await findOwners(named.filter((number) => typeof number === "string").flatMap(writingsOf));
  const findOwner = (number: string) =>
    writingsOf(number)
      .map((each) => owners.get(normaliseNumber(each)))
      .find((id) => id !== undefined);
  const unknown = rows.flatMap(({ values: { _id, partNumber } }) =>
    _id === undefined && partNumber && findOwner(partNumber) === undefined ? [partNumber] : [],
  );
  const twins = await findOwners(unknown.flatMap(zeroTwins));
  const byGtin = await findIdsByGtin(
    rows.flatMap(({ values }) => (isNamedByGtin(values) && values.gtin ? [values.gtin] : [])),
  );
  const given = rows.flatMap(({ values }) => [values._id, values.supersededBy]);
  const givenIds = given.filter((each) => each && Id.safeParse(each).success);
  const ids = new Set([...owners.values(), ...[...byGtin.values()].flat(), ...givenIds]);
  const parts = await findWholeParts([...ids] as string[]);
  const marks = isBegun ? await findChanges([...parts.keys()].map((id) => buildMarkId(importId, id))) : [];
  return {
    parts,
    findOwner,
    findZeroTwin: (number) => zeroTwins(number).find((twin) => twins.has(twin)),
    findByGtin: (gtin) => byGtin.get(articleKey(gtin)) ?? [],
    marks: new Map(marks.map((mark) => [mark.productId, mark])),
  };
}

/** The file names the part that replaces another by its number or its id. */
export function withSuccessor(row: ReadRow, { parts, findOwner }: ExistingParts, part?: WholePart) {
  const { supersededBy: named, ...values } = row.values;
  if (!named || named === part?.supersededBy) return { resolved: row, unresolvedRef: undefined };
  const number = normaliseNumber(named);
  const id = parts.has(named) ? named : findOwner(named);
  if (id !== undefined)
    return { resolved: { ...row, values: { ...values, supersededBy: id } }, unresolvedRef: undefined };
  return { resolved: { ...row, values }, unresolvedRef: number };
}

const texts = ["partNumber", "gtin", "name", "brand", "oemNumbers", "shelf"] as const;

/** A row without the cells that show what the part has as a spreadsheet has changed it: the part keeps that. */
export function withStoredTexts(row: ReadRow, part: WholePart, lenient: boolean): ReadRow {
  const changed = texts.filter((name) => {
    const stored = partFields[name].column.write((part[name] ?? "") as never);
    return isSpreadsheetForm(stored, cellOf(row.cells, name));
  });
  if (changed.length === 0) return row;
  const problems = changed.flatMap((name) => {
    const [stored, cell] = [partFields[name].column.write(part[name] as never), cellOf(row.cells, name)];
    if (articleKey(stored) === articleKey(cell)) return [];
    const reason = `A spreadsheet has made ${cell} of ${stored}. The part keeps its own: to change it, edit the part in the shop.`;
    return [{ ...problem(name, cell, reason), ...(lenient && { isWarning: true }) }];
  });
  const isChanged = (name: string) => changed.some((each) => each === name);
  return {
    ...row,
    values: Object.fromEntries(Object.entries(row.values).filter(([name]) => !isChanged(name))),
    problems: [...problems, ...row.problems.filter(({ column }) => !isChanged(column))],
  };
}

export function withStock(
  { stock, firstStock }: ValidationContext,
  row: ReadRow,
  { quantity }: WholePart,
): ReadRow {
  if (stock !== "set" || row.values.quantityWhenExported !== undefined) return row;
  const first = firstStock.get(row.line) ?? quantity;
  firstStock.set(row.line, first);
  return { ...row, values: { ...row.values, quantityWhenExported: first } };
}

export async function currentFor(
  { stock }: ValidationContext,
  row: ReadRow,
  part: WholePart,
): Promise<CurrentPart> {
  const { version = part.version, quantityWhenExported } = row.values;
  const isOld = version < part.version;
  const since = isOld ? await findChangesSince(part._id, version) : [];
  const pieces = piecesToBook(row, part, stock);
  const isExported = row.cells.quantityWhenExported !== undefined && quantityWhenExported !== undefined;
  const moved = isExported && pieces !== 0 ? await listMovements(part._id, { limit: 20 }) : undefined;
  return {
    part,
    before: isOld ? fieldsBefore(since, version, part.version) : {},
    isBooked: moved !== undefined && isBookedBefore(moved.items, pieces, quantityWhenExported ?? 0),
  };
}
