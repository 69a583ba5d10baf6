import { findChanges, findChangesSince } from "../change-history/change-history.store.ts";
import type { ImportParts } from "../contract/admin/imports.ts";
import { articleKey, writingsOf } from "../contract/values/article.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import { id as Id } from "../contract/values/primitives.ts";
import type { StoredPartChange } from "../firestore/collections.ts";
import type { Found } from "../firestore/found.ts";
import { findWholeParts, type WholePart } from "../parts/whole-part.store.ts";
import { findIdsByGtin, findOwners } from "../products/part-numbers.store.ts";
import { listMovements } from "../stock/movements.store.ts";
import { buildMarkId } from "./imports.store.ts";
import type { ReadRow } from "./row-reader.ts";
import {
  type CurrentPart,
  fieldsBefore,
  findDuplicateLines,
  isBookedBefore,
  isNamedByGtin,
  piecesToBook,
} from "./row-rule.ts";

export interface ValidationContext extends Pick<ImportParts, "importId" | "stock"> {
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
  const { importId, stock } = body;
  return { importId, stock, isBegun, repeated: findDuplicateLines(rows), firstStock: new Map() };
}

export interface ExistingParts {
  readonly parts: ReadonlyMap<string, Found<WholePart>>;
  findOwner(partNumber: string): string | undefined;
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
    findOwner: (number) =>
      writingsOf(number)
        .map((each) => owners.get(normaliseNumber(each)))
        .find((id) => id !== undefined),
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
