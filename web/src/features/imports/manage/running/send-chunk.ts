import { type ImportRow, importParts, type RowProblem } from "@carparts/functions/contract/admin/imports";
import { call } from "#lib/api-client.ts";
import { defaultedFields, type NewPartDefaults, withDefaults } from "../mapping/new-part-defaults.ts";
import type { Chunk, Outcome, StoredImport, StoredRow } from "./import-store.ts";

type Send = (rows: readonly StoredRow[], isDryRun: boolean) => Promise<readonly Outcome[]>;

function sender({ importId, name, emptyClears, stock }: StoredImport, { first }: Chunk): Send {
  return async (rows, isDryRun) => {
    if (rows.length === 0) return [];
    const sent = rows.map(({ cells, filled = cells }) => filled);
    const body = { importId, name, first, rows: sent, isDryRun, emptyClears, stock, lenient: true };
    return (await call(importParts, { body })).items;
  };
}

/** Gives the rows that were sent their outcomes. A new part's cell that a default replaced stays a warning. */
function withOutcomes(
  rows: readonly StoredRow[],
  sent: readonly StoredRow[],
  outcomes: readonly Outcome[],
): StoredRow[] {
  const found = new Map(sent.map((row, at) => [row.line, { row, outcome: outcomes[at] }]));
  return rows.map((row) => {
    const { row: own = row, outcome } = found.get(row.line) ?? {};
    if (!outcome) return row;
    const replaced = own.filled ? unreadCells(own) : [];
    // A quantity that changes nothing needs no word.
    const warnings = (own.warnings ?? []).filter(({ column }) => column in outcome.changes);
    return { ...own, outcome: { ...outcome, problems: [...warnings, ...replaced, ...outcome.problems] } };
  });
}

const sentRows = ({ rows }: Chunk) => rows.filter(({ isSent }) => isSent);

/** Tries the rows that weren't tried yet, and then new parts with their defaults, which must not reach those that are there. */
export async function tryChunk(stored: StoredImport, chunk: Chunk): Promise<Chunk> {
  const send = sender(stored, chunk);
  const untried = sentRows(chunk).filter(({ outcome }) => !outcome);
  const tried = withOutcomes(chunk.rows, untried, await send(untried, true));
  const added = tried.filter(lacksDefaults).map((row) => withFilled(row, stored.defaults));
  const rows = withOutcomes(tried, added, await send(added, true));
  return { ...chunk, rows: stored.stock === "set" ? rows.map(withSeenStock) : rows };
}

/** Replaces what nobody can read as well. */
function withFilled(row: StoredRow, defaults: NewPartDefaults): StoredRow {
  const unread = new Set<string>(unreadCells(row).map(({ column }) => column));
  const readable = Object.entries(row.cells).filter(([name]) => !unread.has(name));
  return { ...row, filled: withDefaults(Object.fromEntries(readable) as ImportRow, defaults) };
}

/** Finds cells of the file that a default replaces. */
function unreadCells({ cells, outcome }: StoredRow): RowProblem[] {
  const problems = outcome?.problems ?? [];
  return problems.filter(
    ({ column, isWarning, isRead }) => isWarning && !isRead && isDefaulted(column) && cells[column],
  );
}

function isDefaulted(column: string): boolean {
  return defaultedFields.some((field) => field === column);
}

/** So that what is sold between the preview and the import stays sold. */
function withSeenStock(row: StoredRow): StoredRow {
  const { quantity, quantityWhenExported } = row.cells;
  const isThere = row.outcome?.result === "update" || row.outcome?.result === "same";
  if (!quantity || quantityWhenExported || !isThere) return row;
  const seen = row.outcome?.changes.quantity?.[0] ?? quantity;
  return { ...row, cells: { ...row.cells, quantityWhenExported: String(seen) } };
}

/** True if the row adds a part, or would if it had all fields. */
function lacksDefaults({ isSent, cells, outcome }: StoredRow): boolean {
  if (!isSent || !outcome) return false;
  const { result, _id, problems } = outcome;
  const isMissing = problems.some(({ column }) => isDefaulted(column));
  // A part that is there has an id.
  if (result === "wrong") return _id === undefined && isMissing;
  return result === "create" && (isMissing || defaultedFields.some((name) => !cells[name]));
}

/** True if there is anything to do for it. */
export function changesAnything({ rows }: Chunk): boolean {
  return rows.some(
    ({ isSent, outcome }) => isSent && (outcome?.result === "create" || outcome?.result === "update"),
  );
}

/** The same chunk again changes nothing, and has the same answer. */
export async function commitChunk(stored: StoredImport, chunk: Chunk): Promise<Chunk> {
  const rows = sentRows(chunk);
  return { ...chunk, rows: withOutcomes(chunk.rows, rows, await sender(stored, chunk)(rows, false)) };
}
