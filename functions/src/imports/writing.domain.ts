import type { ImportParts } from "../contract/admin/imports.ts";
import type { Actor } from "../core/caller.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { commitBisecting } from "../firestore/commit-bisecting.ts";
import { inTransaction } from "../firestore/db.ts";
import { asDeletionError } from "../identity/account-deletion.store.ts";
import type { ValidationContext } from "./existing.domain.ts";
import { markUnresolved } from "./imports.store.ts";
import type { ReadRow } from "./row-reader.ts";
import { changesNumber, type WrittenRow, writeBatch, writeInTransaction } from "./rows.store.ts";
import { newSuccessor, type RowResult, validateRows } from "./validation.domain.ts";

interface WriteContext {
  readonly actor: Actor;
  readonly name: ImportParts["name"];
  readonly validation: ValidationContext;
}

/** Two that give a part the same number at once. More isn't chance. */
const MOST_TRIES = 5;

export function writeRows(context: WriteContext, rows: readonly ReadRow[]): Promise<RowResult[]> {
  return commitBisecting(
    rows,
    (some) => writeChunk(context, some),
    (row) => writeRow(context, row),
  );
}

async function writeChunk(context: WriteContext, rows: readonly ReadRow[]): Promise<RowResult[]> {
  const results = await validateRows(context.validation, rows);
  if (results.some(({ unresolvedRef }) => unresolvedRef !== undefined))
    await markUnresolved(context.validation.importId);
  const isAlone = (each: RowResult) => isWritten(each) && (changesNumber(each) || mayCloseCycle(each));
  const together = results.filter((each) => isWritten(each) && !isAlone(each));
  try {
    await writeBatch(
      context.actor,
      together.map((each) => toWrittenRow(context, each)),
    );
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
      const [result] = (await validateRows(context.validation, [row], tx)) as [RowResult];
      if (result.unresolvedRef !== undefined) await markUnresolved(context.validation.importId);
      if (isWritten(result)) await writeInTransaction(tx, context.actor, toWrittenRow(context, result));
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

function toWrittenRow({ name, validation }: WriteContext, rowResult: RowResult): WrittenRow {
  const { row, result, productId = "", changes, pieces, added, present, after, unresolvedRef } = rowResult;
  const mark = {
    ...{ importId: validation.importId, line: row.line, result: result as "create" | "update" },
    ...(unresolvedRef !== undefined && { awaits: unresolvedRef }),
  };
  const { quantityWhenExported: whenExported } = row.values;
  return { mark, name, productId, changes, pieces, whenExported, added, present, after };
}
