import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { commitBisecting } from "../firestore/commit-bisecting.ts";
import { inTransaction } from "../firestore/db.ts";
import { asDeletionError } from "../identity/account-deletion.store.ts";
import { removeLostOffers } from "../products/supplier-rule.ts";
import { decideRows, type ImportContext } from "./facts.domain.ts";
import { markUnresolved } from "./imports.store.ts";
import type { ReadRow } from "./row-reader.ts";
import { newSuccessor, type RowResult } from "./row-rule.ts";
import { changesNumber, type Writing, writeBatch, writeInTransaction } from "./rows.store.ts";

interface WriteContext extends ImportContext, Writing {}

/** Two that give a part the same number at once. More isn't chance. */
const MOST_TRIES = 5;

export async function writeRows(context: WriteContext, rows: readonly ReadRow[]): Promise<RowResult[]> {
  const results = await commitBisecting(
    rows,
    (some) => writeChunk(context, some),
    (row) => writeRow(context, row),
  );
  await removeLostOffers(
    results.flatMap(({ changes, after, added }) => (changes.offers && (after ?? added)) ?? []),
  );
  return results;
}

async function writeChunk(context: WriteContext, rows: readonly ReadRow[]): Promise<RowResult[]> {
  const results = await decideRows(context, rows);
  if (results.some(({ unresolvedRef }) => unresolvedRef !== undefined))
    await markUnresolved(context.importId);
  const isAlone = (each: RowResult) => isWritten(each) && (changesNumber(each) || mayCloseCycle(each));
  const together = results.filter((each) => isWritten(each) && !isAlone(each));
  try {
    await writeBatch(context, together);
  } catch (failure) {
    throw await asDeletionError(failure, context.actor.uid);
  }
  const written: RowResult[] = [];
  for (const each of results) written.push(isAlone(each) ? await writeRow(context, each.row) : each);
  return written;
}

async function writeRow(context: WriteContext, row: ReadRow, tries = 1): Promise<RowResult> {
  try {
    return await inTransaction(async (tx) => {
      const [result] = (await decideRows(context, [row], tx)) as [RowResult];
      if (result.unresolvedRef !== undefined) await markUnresolved(context.importId);
      if (isWritten(result)) await writeInTransaction(tx, context, result);
      return result;
    });
  } catch (failure) {
    const isNumberTaken = libraryCodeOf(failure) === GrpcStatus.ALREADY_EXISTS;
    if (!isNumberTaken || tries === MOST_TRIES) throw failure;
    return writeRow(context, row, tries + 1);
  }
}

/** Its link may close a circle with one that is written at the same time. To a new part none leads yet. */
function mayCloseCycle(result: RowResult): boolean {
  return !result.added && newSuccessor(result) !== null;
}

function isWritten({ result, isDone }: RowResult): boolean {
  return !isDone && (result === "create" || result === "update");
}
