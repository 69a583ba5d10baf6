import { type DocumentSnapshot, FieldValue, Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { recordFirstEvent } from "../audit-log/audit-log.store.ts";
import { noCounts, UNDO_MILLISECONDS, undoableUntil } from "../change-history/acts.store.ts";
import type { ImportedRow, ImportParts } from "../contract/admin/imports.ts";
import type { ListQuery } from "../contract/list.ts";
import type { Actor } from "../core/caller.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { sha256 } from "../core/sha256.ts";
import {
  importChunks,
  imports,
  partChanges,
  StoredImport,
  type StoredImportChunk,
  type StoredPartChange,
} from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { db } from "../firestore/db.ts";
import { type ListPage, readListPage } from "../firestore/page.ts";
import { readable, readableOnes } from "../firestore/readable.ts";
import { updateInBatches } from "../firestore/update-in-batches.ts";
import { asDeletionError, assertNotDeleting } from "../identity/account-deletion.store.ts";

function chunkRef({ importId, first }: Pick<ImportParts, "importId" | "first">) {
  return importChunks.doc(sha256(`${importId}\n${first}`));
}

interface StartedImport {
  readonly whole: StoredImport | undefined;
  readonly chunk: StoredImportChunk | undefined;
}

export async function findStarted(rows: Pick<ImportParts, "importId" | "first">): Promise<StartedImport> {
  const [whole, chunk] = (await db.getAll(imports.doc(rows.importId), chunkRef(rows))) as [
    DocumentSnapshot<StoredImport>,
    DocumentSnapshot<StoredImportChunk>,
  ];
  return { whole: readable(whole), chunk: readable(chunk) };
}

export async function findImport(id: string): Promise<StoredImport | undefined> {
  return readable(await imports.doc(id).get());
}

export function isOver({ at }: Pick<StoredImport, "at">): boolean {
  return Date.parse(at) + UNDO_MILLISECONDS < Date.now();
}

/** Who comes second finds it begun. */
export async function beginImport(actor: Actor, { importId, name }: ImportParts): Promise<void> {
  const batch = db.batch();
  const who = assertNotDeleting(batch, actor.uid);
  const at = new Date().toISOString();
  batch.create(imports.doc(importId), { _id: importId, name, who, at, counts: noCounts, undone: 0 });
  await commitOnce(batch, actor);
}

/** Before the first part that this admin changes by it: it takes many calls, and others may go on with it. */
export async function recordImporter(
  actor: Actor,
  what: "parts_imported" | "import_undone",
  importId: string,
): Promise<void> {
  const batch = db.batch();
  assertNotDeleting(batch, actor.uid);
  recordFirstEvent(batch, actor, what, importId);
  await commitOnce(batch, actor);
}

async function commitOnce(batch: WriteBatch, { uid }: Actor): Promise<void> {
  try {
    await batch.commit();
  } catch (failure) {
    const reason = await asDeletionError(failure, uid);
    if (reason !== failure || libraryCodeOf(failure) !== GrpcStatus.ALREADY_EXISTS) throw reason;
  }
}

export async function findImports(ids: readonly string[]): Promise<Map<string, StoredImport>> {
  if (ids.length === 0) return new Map();
  const snapshots = await db.getAll(...ids.map((id) => imports.doc(id)));
  const found = readableOnes(snapshots as DocumentSnapshot<StoredImport>[]);
  return new Map(found.map((one) => [one._id, one]));
}

export function hashRows({ rows, emptyClears, stock, lenient }: ImportParts): string {
  return sha256(JSON.stringify([rows, emptyClears, stock, ...(lenient ? [lenient] : [])]));
}

export async function endChunk(
  body: ImportParts,
  answer: readonly ImportedRow[],
): Promise<StoredImportChunk | undefined> {
  const { importId } = body;
  const chunk = chunkRef(body);
  const batch = db.batch();
  const rows = answer.map(({ changes, ...row }) => row);
  const expiresAt = Timestamp.fromMillis(Date.now() + UNDO_MILLISECONDS);
  batch.create(chunk, { _id: chunk.id, importId, fingerprint: hashRows(body), rows, expiresAt });
  const results = Map.groupBy(answer, ({ result }) => result);
  const counts = [...results].map(([result, of]) => [`counts.${result}`, FieldValue.increment(of.length)]);
  const until = (results.has("create") || results.has("update")) && { until: undoableUntil() };
  batch.update(imports.doc(importId), { ...Object.fromEntries(counts), ...until });
  try {
    await batch.commit();
    return undefined;
  } catch (failure) {
    if (libraryCodeOf(failure) !== GrpcStatus.ALREADY_EXISTS) throw failure;
    return readable(await chunk.get());
  }
}

export async function listImports(query: ListQuery): Promise<ListPage<StoredImport>> {
  const items: StoredImport[] = [];
  for (let { after } = query; ; ) {
    const limit = query.limit - items.length;
    const page = await readListPage(
      imports,
      { by: ["at"], direction: "desc" },
      { limit, ...(after !== undefined && { after }) },
    );
    items.push(...page.items.filter(({ kind }) => kind === undefined));
    if (items.length === query.limit || page.next === null) return { items, next: page.next };
    after = page.next;
  }
}

export function listRows(importId: string, query: ListQuery): Promise<ListPage<StoredPartChange>> {
  const ofImport = partChanges.where("row.importId", "==", importId);
  return readListPage(ofImport, { by: ["at"], direction: "desc" }, { ...query, importId } as ListQuery);
}

/** Belongs into no commit of rows: it only says that it's worth looking. */
export async function markUnresolved(importId: string): Promise<void> {
  await imports.doc(importId).update(fieldsOf(StoredImport, { isAwaiting: true }));
}

const MOST_NUMBERS = 30;

export async function findUnresolved(
  importId: string,
  numbers: readonly string[],
): Promise<StoredPartChange[]> {
  const found: StoredPartChange[] = [];
  for (let start = 0; start < numbers.length; start += MOST_NUMBERS) {
    const some = numbers.slice(start, start + MOST_NUMBERS);
    const ofImport = partChanges.where("row.importId", "==", importId);
    found.push(...readableOnes((await ofImport.where("row.awaits", "in", some).get()).docs));
  }
  return found;
}

export async function countUndone(importId: string, rows: number): Promise<void> {
  await imports.doc(importId).update({ undone: FieldValue.increment(rows) });
}

/** Replaces the uid, so that imports name nobody who has deleted their account. */
export function anonymiseImports(uid: string, accountHash: string): Promise<void> {
  return updateInBatches(imports.where("who", "==", uid), (tx, name) => {
    tx.update(name, fieldsOf(StoredImport, { who: accountHash }));
  });
}
