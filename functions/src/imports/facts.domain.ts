import { replica } from "../catalogue/replica/own-replica.ts";
import { buildMarkId } from "../change-history/acts.store.ts";
import { findChanges, findChangesSince } from "../change-history/change-history.store.ts";
import type { ImportParts } from "../contract/admin/imports.ts";
import { articleKey, writingsOf } from "../contract/values/article.ts";
import { nameKey } from "../contract/values/names.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import { id as Id } from "../contract/values/primitives.ts";
import type { Transaction } from "../firestore/db.ts";
import { findThings } from "../nouns/nouns.store.ts";
import { findWholeParts } from "../parts/whole-part.store.ts";
import { findIdsByGtin, findOwners } from "../products/part-numbers.store.ts";
import { successorFault } from "../products/part-rules.ts";
import { newProductId } from "../products/products.store.ts";
import { listMovements } from "../stock/movements.store.ts";
import { decideRow, type FoundParts, identify, type RowFacts, successorOf } from "./decide-row.ts";
import { type SupplierIds, supplierIn } from "./row-offer.ts";
import type { ReadRow } from "./row-reader.ts";
import {
  fieldsBefore,
  findDuplicateLines,
  isBookedBefore,
  isNamedByGtin,
  isNamedBySupplier,
  piecesToBook,
  type RowResult,
} from "./row-rule.ts";
import { zeroTwins } from "./spoilt-numbers.ts";

export interface ImportContext extends Pick<ImportParts, "importId" | "stock" | "lenient"> {
  readonly isBegun: boolean;
  /** The lines of the chunk that are about the part of an earlier one, with that one. */
  readonly repeated: ReadonlyMap<number, number>;
  /** The stock when a row was first looked at, so that setting it takes back no later sale. */
  readonly firstStock: Map<number, number>;
}

export function createContext(
  { importId, stock, lenient }: ImportParts,
  rows: readonly ReadRow[],
  isBegun: boolean,
): ImportContext {
  return { importId, stock, lenient, isBegun, repeated: findDuplicateLines(rows), firstStock: new Map() };
}

/** Reads all that rows are judged by, and then judges each. */
export async function decideRows(
  context: ImportContext,
  rows: readonly ReadRow[],
  tx?: Transaction,
): Promise<RowResult[]> {
  const found = await findParts(context, rows);
  const decisions = rows.map(async (row) =>
    decideRow(context, found, row, await readFacts(context, found, row, tx)),
  );
  return Promise.all(decisions);
}

/** In few reads, however many rows there are. The marks last: a part that's written meanwhile is then refused or seen as done. */
async function findParts(
  { importId, isBegun, lenient }: ImportContext,
  rows: readonly ReadRow[],
): Promise<FoundParts> {
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
  const suppliers = await findSuppliers(rows);
  const byOffer = await findByOffers(rows, suppliers);
  const given = rows.flatMap(({ values }) => [values._id, values.supersededBy]);
  const givenIds = given.filter((each) => each && Id.safeParse(each).success);
  const ids = new Set([
    ...owners.values(),
    ...[...byGtin.values()].flat(),
    ...[...byOffer.values()].flat(),
    ...givenIds,
  ]);
  const parts = await findWholeParts([...ids] as string[]);
  const marks = isBegun ? await findChanges([...parts.keys()].map((id) => buildMarkId(importId, id))) : [];
  return {
    ...{ parts, findOwner, lenient },
    findZeroTwin: (number) => zeroTwins(number).find((twin) => twins.has(twin)),
    suppliers,
    findByOffer: (...offer) => (byOffer.get(offerKey(...offer)) ?? []).filter((id) => parts.has(id)),
    findByGtin: (gtin) => byGtin.get(articleKey(gtin)) ?? [],
    marks: new Map(marks.map((mark) => [mark.productId, mark])),
  };
}

async function findSuppliers(rows: readonly ReadRow[]): Promise<SupplierIds> {
  if (rows.every(({ values }) => values.supplier === undefined)) return new Map();
  const suppliers = await findThings("supplier");
  return new Map(Array.from(suppliers.values(), ({ _id, name }) => [nameKey(name), _id]));
}

function offerKey(supplierId: string, number: string): string {
  return `${supplierId} ${articleKey(number)}`;
}

/** The replica knows them, and reads what has changed since it looked. */
async function findByOffers(
  rows: readonly ReadRow[],
  suppliers: SupplierIds,
): Promise<Map<string, string[]>> {
  const named = rows.filter(({ values }) => isNamedBySupplier(values));
  if (named.length === 0) return new Map();
  const { suppliersOffers } = await replica.presentForAdmins();
  return new Map(
    named.flatMap((row) => {
      const supplierId = supplierIn(row, suppliers);
      const number = row.values.supplierNumber;
      if (supplierId === undefined || !number) return [];
      return [[offerKey(supplierId, number), suppliersOffers.partsWithNumber(supplierId, number)] as const];
    }),
  );
}

/** Reads what few rows need: what others changed since, whether its pieces were booked, and where its successor leads. */
async function readFacts(
  { stock, firstStock }: ImportContext,
  found: FoundParts,
  sent: ReadRow,
  tx: Transaction | undefined,
): Promise<RowFacts> {
  const { row, present } = identify(found, sent);
  const { version, quantityWhenExported } = row.values;
  const part = present?.data;
  const successor = successorOf(row, found, part)?.id ?? null;
  const fault = await successorFault({ _id: part?._id ?? "", supersededBy: successor }, tx);
  const facts = {
    ...{ _id: newProductId(), createdAt: new Date().toISOString() },
    ...(fault !== undefined && { successorFault: fault }),
  };
  if (!part) return { ...facts, before: {}, isBooked: false };
  const first = firstStock.get(row.line) ?? part.quantity;
  firstStock.set(row.line, first);
  const isOld = version !== undefined && version < part.version;
  const since = isOld ? await findChangesSince(part._id, version) : [];
  const pieces = piecesToBook(row, part, stock);
  const isExported = row.cells.quantityWhenExported !== undefined && quantityWhenExported !== undefined;
  const moved = isExported && pieces !== 0 ? await listMovements(part._id, { limit: 20 }) : undefined;
  return {
    ...facts,
    before: isOld ? fieldsBefore(since, version, part.version) : {},
    isBooked: moved !== undefined && isBookedBefore(moved.items, pieces, quantityWhenExported ?? 0),
  };
}
