import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type WriteBatch,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import type { TrashQuery } from "../contract/admin/trash.ts";
import type { TrashKind } from "../contract/undo.ts";
import { TRASH_DAYS } from "../contract/values/retention.ts";
import { AppError } from "../core/app-error.ts";
import type { ActiveUid } from "../core/caller.ts";
import { consumeList } from "../core/read-quota.ts";
import { sha256 } from "../core/sha256.ts";
import {
  imports,
  orders,
  products,
  reviews,
  type StoredImport,
  StoredTrash,
  trash,
} from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { isKnown, upgrade } from "../firestore/migrations/history.ts";
import { wordsWithoutContact } from "../firestore/order-words.ts";
import { type ListPage, readJoinedPage } from "../firestore/page.ts";
import { readable, readableOnes } from "../firestore/readable.ts";
import { listOf } from "../firestore/trash-list.ts";
import { changeInBatches, updateInBatches } from "../firestore/update-in-batches.ts";
import { retainAddresses } from "../outbox/outbox.store.ts";

const RETENTION_MILLISECONDS = TRASH_DAYS * 24 * 60 * 60 * 1000;

const homes = { part: products, order: orders, review: reviews } satisfies Record<TrashKind, unknown>;

interface Deleted extends Omit<StoredTrash, "at" | "until" | "stored" | "listedAs"> {
  readonly who: ActiveUid;
  readonly stored: DocumentData;
}

export function moveToTrash(commit: Transaction | WriteBatch, deleted: Deleted): void {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const until = new Date(now + RETENTION_MILLISECONDS).toISOString();
  (commit as WriteBatch).set(trash.doc(deleted._id), { ...deleted, listedAs: listOf(deleted), at, until });
}

function notExpired() {
  return trash.where("until", ">", new Date().toISOString());
}

type Undoable = StoredTrash | StoredImport;

export function listUndoable(query: TrashQuery): Promise<ListPage<Undoable>> {
  const deleted = query.kind?.filter((kind) => kind !== "many");
  const queries: Query<Undoable>[] = [];
  if (!deleted) queries.push(notExpired());
  else if (deleted.length > 0) queries.push(notExpired().where("listedAs", "in", deleted));
  if (query.kind?.includes("many")) queries.push(imports.where("until", ">", new Date().toISOString()));
  return readJoinedPage(queries, { by: ["until"], direction: "desc" }, query, latestFirst);
}

function latestFirst(items: Undoable[]): Undoable[] {
  const by = ({ until = "", _id }: Undoable) => `${until} ${_id}`;
  return items.toSorted((one, other) => (by(one) < by(other) ? 1 : -1));
}

/** A damaged document can't be restored, and is as good as gone. */
export async function findDeleted(id: string, tx?: Transaction): Promise<StoredTrash | undefined> {
  const document = trash.doc(id);
  const deleted = readable(await (tx ? tx.get(document) : document.get()));
  return deleted && isRestorable(deleted) ? deleted : undefined;
}

/** By the ids of what was deleted, in one read. */
export async function findAllDeleted(ids: readonly string[]): Promise<Map<string, StoredTrash>> {
  if (ids.length === 0) return new Map();
  const snapshots = await db.getAll(...ids.map((id) => trash.doc(id)));
  const deleted = readableOnes(snapshots as DocumentSnapshot<StoredTrash>[]).filter(isRestorable);
  return new Map(deleted.map((one) => [one._id, one]));
}

function isRestorable({ until }: StoredTrash): boolean {
  return until > new Date().toISOString();
}

/** Orders that were deleted while their part was gone too, so that their pieces went nowhere. */
export async function findUnreleased(tx: Transaction, productId: string): Promise<StoredTrash[]> {
  const ofPart = trash.where("productId", "==", productId).where("isReleased", "==", false);
  const { docs } = await tx.get(ofPart);
  return readableOnes(docs);
}

export function toReservation({ _id, pieces = 0 }: StoredTrash) {
  return { orderId: _id, pieces };
}

export function markReleased(tx: Transaction, id: string): void {
  tx.update(trash.doc(id), fieldsOf(StoredTrash, { isReleased: true }));
}

/** It has come back without the shop's doing, as from a backup. */
export async function existsAgain(
  tx: Transaction,
  { _id, kind }: Pick<StoredTrash, "_id" | "kind">,
): Promise<boolean> {
  return (await tx.get(homes[kind].withConverter(null).doc(_id))).exists;
}

export function removeFromTrash(tx: Transaction, id: string): void {
  tx.delete(trash.doc(id));
}

/** Refuses a damaged document, which the shop couldn't read. */
export function parseWhole<S extends z.ZodMiniType>(
  schema: S,
  { _id, kind, stored }: Pick<StoredTrash, "_id" | "kind" | "stored">,
): z.output<S> {
  const { data, error } = z.safeParse(schema, { ...migrated(kind, stored ?? {}, _id), _id });
  if (!error) return data;
  const names = [...new Set(error.issues.map(({ path }) => String(path[0])))];
  const message = `This ${kind} is damaged and can't be restored: ${names.join(", ")}.`;
  throw new AppError("invalid", message, {
    fields: Object.fromEntries(names.map((name) => [name, "It can't be read."])),
  });
}

export function parseStored<S extends z.ZodMiniType>(
  schema: S,
  { _id, kind, stored }: Pick<StoredTrash, "_id" | "kind" | "stored">,
): z.output<S> | undefined {
  return z.safeParse(schema, { ...migrated(kind, stored ?? {}, _id), _id }).data;
}

/** It may have lain here while the shop got a new release. */
function migrated(kind: TrashKind, stored: DocumentData, id: string): DocumentData {
  const { id: collection } = homes[kind];
  return isKnown(collection, stored) ? upgrade(collection, stored, id) : stored;
}

/** Its document is where it was, with what changed since, as it's returned. The commit fails if there is one. */
export function restore(
  tx: Transaction,
  { _id, kind, stored }: StoredTrash,
  changes: DocumentData = {},
): DocumentData {
  const document = { ...migrated(kind, stored ?? {}, _id), ...changes };
  tx.create(homes[kind].withConverter(null).doc(_id), document);
  tx.delete(trash.doc(_id));
  return document;
}

export function purgeTrash(
  forgetOrders: (tx: Transaction, ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const over = trash.where("until", "<=", new Date().toISOString()).withConverter(null);
  return changeInBatches(over, async (tx, deleted) => {
    await forgetOrders(
      tx,
      deleted.filter((one) => one.get("kind") === "order").map(({ id }) => id),
    );
    for (const { ref } of deleted) tx.delete(ref);
  });
}

export function deletedBy(uid: string) {
  return trash.where("who", "==", uid);
}

export function deletedOfOwner(uid: string) {
  return trash.where("accountHash", "==", sha256(uid));
}

const MOST_OF_ACCOUNT = 1000;

export async function listDeletedOfOwner(uid: string): Promise<StoredTrash[]> {
  const { docs } = await consumeList(
    MOST_OF_ACCOUNT,
    () => deletedOfOwner(uid).limit(MOST_OF_ACCOUNT).get(),
    ({ size }) => size,
  );
  return readableOnes(docs).filter(isRestorable);
}

/** Keeps what a waiting acknowledgement needs of an order: its number and part, and the customer's name. */
function anonymous(fieldOf: (name: string) => unknown): DocumentData {
  return {
    ...{ "stored.ownerUid": null, "stored.email": "", "stored.mobile": "", "stored.address": "-" },
    "stored.words": wordsWithoutContact((name) => (name === "address" ? "" : fieldOf(name))),
  };
}

/** The trash is the last of their data, and no longer names them as who deleted something. */
export async function anonymiseTrash(uid: string): Promise<void> {
  const nobody = { ...fieldsOf(StoredTrash, { name: "", isBlank: true }), accountHash: FieldValue.delete() };
  await changeInBatches(deletedOfOwner(uid), async (tx, documents) => {
    const withdrawn = documents.filter((deleted) => deleted.get("stored.withdrawnAt") !== undefined);
    const emails = new Map(withdrawn.map((deleted) => [deleted.id, String(deleted.get("stored.email"))]));
    const waiting = await retainAddresses(tx, emails);
    for (const deleted of documents) {
      const rest = waiting.has(deleted.id)
        ? anonymous((name) => deleted.get(`stored.${name}`))
        : fieldsOf(StoredTrash, { stored: null });
      tx.update(deleted.ref, { ...nobody, ...rest });
    }
  });
  await updateInBatches(deletedBy(uid), (tx, deleted) => {
    tx.update(deleted, fieldsOf(StoredTrash, { who: sha256(uid) }));
  });
}
