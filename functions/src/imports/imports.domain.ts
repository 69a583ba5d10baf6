import { buildMarkId, isAllUndone } from "../change-history/acts.store.ts";
import { findChanges } from "../change-history/change-history.store.ts";
import type { Import, ImportedRow, ImportParts } from "../contract/admin/imports.ts";
import type { ListQuery } from "../contract/list.ts";
import { AppError } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { StoredImport, StoredImportChunk } from "../firestore/collections.ts";
import type { ListPage } from "../firestore/page.ts";
import { asDeletionError } from "../identity/account-deletion.store.ts";
import { findEmails } from "../identity/users.store.ts";
import { encodeChanges } from "../parts/part-codec.ts";
import { createContext, decideRows } from "./facts.domain.ts";
import * as store from "./imports.store.ts";
import { resolveRefs } from "./ref-resolution.domain.ts";
import { readRow } from "./row-reader.ts";
import type { RowResult } from "./row-rule.ts";
import { writeRows } from "./writing.domain.ts";

export async function importParts(actor: Actor, body: ImportParts): Promise<ImportedRow[]> {
  const { importId, first, name, isDryRun } = body;
  const rows = body.rows.map((cells, place) => readRow(first + place, cells, body));
  const { whole, chunk } = await store.findStarted(body);
  if (isDryRun)
    return (await decideRows(createContext(body, rows, whole !== undefined), rows)).map(toImportedRow);
  if (chunk) return replayAnswer(body, chunk);
  if (whole && whole.undone > 0) throw undoneError();
  try {
    if (whole?.who !== actor.uid) await store.recordImporter(actor, "parts_imported", importId);
    if (!whole) await store.beginImport(actor, body);
    const context = createContext(body, rows, whole !== undefined);
    const results = await writeRows({ ...context, actor, name }, rows);
    await resolveRefs(actor, importId, results);
    const answer = results.map(toImportedRow);
    const earlier = await store.endChunk(body, answer);
    return earlier ? await replayAnswer(body, earlier) : answer;
  } catch (failure) {
    throw await asDeletionError(failure, actor.uid);
  }
}

function undoneError(): AppError {
  const message = "This import was undone. Import the file again.";
  return new AppError("invalid", message, { fields: { importId: message } });
}

function toImportedRow({ row, result, productId, changes, problems }: RowResult): ImportedRow {
  const { line } = row;
  return {
    line,
    result,
    ...(productId && { _id: productId }),
    changes: encodeChanges(changes),
    problems: [...problems],
  };
}

async function replayAnswer(
  body: ImportParts,
  { rows, fingerprint }: StoredImportChunk,
): Promise<ImportedRow[]> {
  if (fingerprint !== store.hashRows(body)) {
    const message = "These lines were imported already, with different values. Import the file again.";
    throw new AppError("idempotency_key_reused", message);
  }
  const written = rows.filter(({ result }) => result === "create" || result === "update");
  const marks = await findChanges(written.map(({ _id = "" }) => buildMarkId(body.importId, _id)));
  const changes = new Map(marks.map((mark) => [mark.row?.line, encodeChanges(mark.changes)]));
  return rows.map((row) => ({ ...row, changes: changes.get(row.line) ?? {} }));
}

function isUndoable(whole: StoredImport): boolean {
  return !isAllUndone(whole) && !store.isOver(whole);
}

export async function listImports(query: ListQuery): Promise<ListPage<Import>> {
  const { items, next } = await store.listImports(query);
  const emails = await findEmails([...new Set(items.map(({ who }) => who))]);
  const shown = items.map((each) => ({ ...each, email: emails.get(each.who), isUndoable: isUndoable(each) }));
  return { items: shown, next };
}
