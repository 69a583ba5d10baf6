import type { ImportParts } from "../contract/admin/imports.ts";
import type { Actor } from "../core/caller.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { inTransaction } from "../firestore/db.ts";
import { inHalves } from "../firestore/in-halves.ts";
import { asDeletionError } from "../identity/account-deletion.store.ts";
import { noteAwaiting } from "./imports.store.ts";
import { type Judged, judgeRows, linkOf } from "./judging.domain.ts";
import type { Judging } from "./known.domain.ts";
import type { ReadRow } from "./row-reader.ts";
import { changesNumber, type WrittenRow, writeAlone, writeTogether } from "./rows.store.ts";

export interface Writing {
  readonly actor: Actor;
  readonly name: ImportParts["name"];
  readonly judging: Judging;
}

/** Two that give a part the same number at once. More isn't chance. */
const MOST_TRIES = 5;

export function writeRows(writing: Writing, rows: readonly ReadRow[]): Promise<Judged[]> {
  return inHalves(
    rows,
    (some) => writeSome(writing, some),
    (row) => writeRow(writing, row),
  );
}

async function writeSome(writing: Writing, rows: readonly ReadRow[]): Promise<Judged[]> {
  const judged = await judgeRows(writing.judging, rows);
  if (judged.some(({ awaits }) => awaits !== undefined)) await noteAwaiting(writing.judging.importId);
  const isAlone = (each: Judged) => isWritten(each) && (changesNumber(each) || closesCircles(each));
  const together = judged.filter((each) => isWritten(each) && !isAlone(each));
  try {
    await writeTogether(
      writing.actor,
      together.map((each) => writtenBy(writing, each)),
    );
  } catch (failure) {
    throw await asDeletionError(failure, writing.actor.uid);
  }
  const written: Judged[] = [];
  for (const each of judged) written.push(isAlone(each) ? await writeRow(writing, each.row) : each);
  return written;
}

async function writeRow(writing: Writing, row: ReadRow, tries = 1): Promise<Judged> {
  try {
    return await inTransaction(async (tx) => {
      const [judged] = (await judgeRows(writing.judging, [row], tx)) as [Judged];
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

/** Its link may close a circle with one that is written at the same time. To a new part none leads yet. */
function closesCircles(judged: Judged): boolean {
  return !judged.added && linkOf(judged) !== null;
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
