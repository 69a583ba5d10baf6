import { type ImportRow, importParts } from "@carparts/functions/contract/admin/imports";
import { call } from "#lib/api-client.ts";
import type { Chunk, Outcome, StoredImport, StoredRow } from "./import-store.ts";

type Send = (rows: readonly ImportRow[], isDryRun: boolean) => Promise<readonly Outcome[]>;

function sender({ importId, name, emptyClears, stock }: StoredImport, { first }: Chunk): Send {
  return async (rows, isDryRun) => {
    if (rows.length === 0) return [];
    const body = { importId, name, first, rows: [...rows], isDryRun, emptyClears, stock };
    return (await call(importParts, { body })).items;
  };
}

/** Gives the rows that are sent what became of them, in their order. */
function withOutcomes(rows: readonly StoredRow[], outcomes: readonly Outcome[]): StoredRow[] {
  let next = 0;
  return rows.map((row) => {
    const outcome = row.isSent ? outcomes[next++] : row.outcome;
    return outcome ? { ...row, outcome } : row;
  });
}

const sentCells = (rows: readonly StoredRow[]) =>
  rows.filter(({ isSent }) => isSent).map(({ cells }) => cells);

/** Tries a chunk's rows. Defaults for new parts must not reach those that are there. */
export async function tryChunk(stored: StoredImport, chunk: Chunk): Promise<Chunk> {
  const send = sender(stored, chunk);
  const tried = withOutcomes(chunk.rows, await send(sentCells(chunk.rows), true));
  const filled = tried.map((row) =>
    isNew(row, stored.forNew) ? { ...row, cells: { ...stored.forNew, ...filledCells(row) } } : row,
  );
  const changed = filled.filter((row, at) => row !== tried[at]);
  const again = await send(sentCells(changed), true);
  const places = new Map(changed.map((row, at) => [row.line, again[at]]));
  const rows = filled.map((row) => {
    const outcome = places.get(row.line);
    return outcome ? { ...row, outcome } : row;
  });
  return { ...chunk, rows: stored.stock === "set" ? rows.map(withSeenStock) : rows };
}

/** So that what is sold between the preview and the import stays sold. */
function withSeenStock(row: StoredRow): StoredRow {
  const { quantity, quantityWhenExported } = row.cells;
  const isThere = row.outcome?.result === "update" || row.outcome?.result === "same";
  if (!quantity || quantityWhenExported || !isThere) return row;
  const seen = row.outcome?.changes.quantity?.[0] ?? quantity;
  return { ...row, cells: { ...row.cells, quantityWhenExported: String(seen) } };
}

const filledCells = ({ cells }: StoredRow) =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ""));

/** True if the row adds a part, or would if it had all fields. */
function isNew({ isSent, cells, outcome }: StoredRow, forNew: ImportRow): boolean {
  if (!isSent || !outcome) return false;
  const lacks = (name: string) => name in forNew && !cells[name as keyof ImportRow];
  if (outcome.result === "create") return Object.keys(forNew).some(lacks);
  return outcome.result === "wrong" && outcome.problems.some(({ column }) => lacks(column));
}

/** True if there is anything to do for it. */
export function changesAnything({ rows }: Chunk): boolean {
  return rows.some(
    ({ isSent, outcome }) => isSent && (outcome?.result === "create" || outcome?.result === "update"),
  );
}

/** The same chunk again changes nothing, and has the same answer. */
export async function commitChunk(stored: StoredImport, chunk: Chunk): Promise<Chunk> {
  const outcomes = await sender(stored, chunk)(sentCells(chunk.rows), false);
  return { ...chunk, rows: withOutcomes(chunk.rows, outcomes) };
}
