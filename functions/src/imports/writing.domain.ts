import type { ImportParts } from "../contract/admin/imports.ts";
import { busy } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import { latestChange } from "../core/deadline.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { inTransaction } from "../firestore/db.ts";
import { isLeavingCause } from "../identity/leaving.store.ts";
import { noteAwaiting } from "./imports.store.ts";
import { type Judged, judgeRows } from "./judging.domain.ts";
import type { Judging } from "./known.domain.ts";
import type { ReadRow } from "./row-reader.ts";
import { changesNumber, type WrittenRow, writeAlone, writeTogether } from "./rows.store.ts";

export interface Writing {
  readonly actor: Actor;
  readonly name: ImportParts["name"];
  readonly judging: Judging;
}

/** Something of these rows was written by somebody else meanwhile, or they are too much for one commit. */
const refusedTogether: ReadonlySet<unknown> = new Set([
  GrpcStatus.INVALID_ARGUMENT,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
  GrpcStatus.UNAVAILABLE,
]);

/** Two that give a part the same number at once. More isn't chance. */
const MOST_TRIES = 5;

/** In one commit and, where that is refused, in two of half as many, down to a row by itself. */
export async function writeRows(writing: Writing, rows: readonly ReadRow[]): Promise<Judged[]> {
  const [only] = rows;
  if (rows.length === 1 && only) return [await writeRow(writing, only)];
  if (Date.now() > latestChange()) throw busy();
  const judged = await judgeRows(writing.judging, rows);
  if (judged.some(({ awaits }) => awaits !== undefined)) await noteAwaiting(writing.judging.importId);
  const isAlone = (each: Judged) => isWritten(each) && changesNumber(each);
  try {
    const together = judged.filter((each) => isWritten(each) && !isAlone(each));
    await writeTogether(
      writing.actor,
      together.map((each) => writtenBy(writing, each)),
    );
  } catch (failure) {
    if (!refusedTogether.has(libraryCodeOf(failure))) throw failure;
    if (await isLeavingCause(failure, writing.actor.uid)) throw failure;
    const half = Math.ceil(rows.length / 2);
    const former = await writeRows(writing, rows.slice(0, half));
    return [...former, ...(await writeRows(writing, rows.slice(half)))];
  }
  const written: Judged[] = [];
  for (const each of judged) written.push(isAlone(each) ? await writeRow(writing, each.row) : each);
  return written;
}

async function writeRow(writing: Writing, row: ReadRow, tries = 1): Promise<Judged> {
  try {
    return await inTransaction(async (tx) => {
      const [judged] = (await judgeRows(writing.judging, [row])) as [Judged];
      if (judged.awaits !== undefined) await noteAwaiting(writing.judging.importId);
      if (isWritten(judged)) await writeAlone(tx, writing.actor, writtenBy(writing, judged));
      return judged;
    });
  } catch (failure) {
    const isTaken = libraryCodeOf(failure) === GrpcStatus.ALREADY_EXISTS;
    if (!isTaken || tries === MOST_TRIES) throw failure;
    return writeRow(writing, row, tries + 1);
  }
}

function isWritten({ result, isDone }: Judged): boolean {
  return !isDone && (result === "create" || result === "update");
}

function writtenBy({ name, judging }: Writing, judged: Judged): WrittenRow {
  const { row, result, productId = "", changes, pieces, added, present, after, awaits } = judged;
  const mark = {
    ...{ importId: judging.importId, line: row.line, result: result as "create" | "update" },
    ...(awaits !== undefined && { awaits }),
  };
  const { quantityWhenExported: whenExported } = row.values;
  return { mark, name, productId, changes, pieces, whenExported, added, present, after };
}
