import { FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { MOST_WAITING } from "../contract/admin/stock.ts";
import { log } from "../core/log.ts";
import { batchesOf } from "../firestore/batches.ts";
import { availableParts, type SavedItem, StoredSaved, saved } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { serverNow } from "../firestore/server-time.ts";
import { findEmails } from "../identity/users.store.ts";
import { queueMail } from "../outbox/outbox.store.ts";
import { recordWaiting, waitingIn } from "../parts/internals.store.ts";
import { isWaiting } from "./back-in-stock-rule.ts";

const MOST_AT_ONCE = 50;

function queryWaiting(productId: string) {
  return saved.where("waiting", "array-contains", productId);
}

export async function countWaiting(productId: string): Promise<number> {
  return (await queryWaiting(productId).count().get()).data().count;
}

export async function listWaiting(productId: string): Promise<{ _id: string; email?: string }[]> {
  const waiting = queryWaiting(productId).withConverter(null).select().limit(MOST_WAITING);
  const ids = (await waiting.get()).docs.map(({ id }) => id);
  const emails = await findEmails(ids);
  return ids.map((_id) => {
    const email = emails.get(_id);
    return { _id, ...(email !== undefined && { email }) };
  });
}

export async function countWaitingAccounts(): Promise<number> {
  return (await saved.where("waiting", ">", []).count().get()).data().count;
}

/** Belongs into the commit that makes the part available, so that a crash after it loses nobody. */
export function recordAvailable(commit: Transaction | WriteBatch, productId: string): void {
  (commit as WriteBatch).set(availableParts.doc(productId), { _id: productId, at: serverNow });
}

/** Notifies the first who wait for the part. The others stay recorded until `notifyAllWaiting` runs. */
export async function notifyWaiting(productId: string): Promise<void> {
  try {
    await notifyBatch(productId);
  } catch (cause) {
    log("setback", "Those who wait for a part will be notified later.", { productId, cause: String(cause) });
  }
}

export async function notifyAllWaiting(): Promise<void> {
  for await (const notes of batchesOf(availableParts.withConverter(null).select(), MOST_AT_ONCE)) {
    for (const { id } of notes) while (!(await notifyBatch(id)));
  }
}

/** Returns true once all are notified. Keeps the record if the part came back again meanwhile. */
async function notifyBatch(productId: string): Promise<boolean> {
  const note = await availableParts.doc(productId).get();
  if (!note.exists || !note.updateTime) return true;
  const { docs } = await queryWaiting(productId).withConverter(null).select().limit(MOST_AT_ONCE).get();
  await Promise.all(docs.map(({ id }) => notifyAccount(id, productId)));
  if (docs.length === MOST_AT_ONCE) return false;
  const { updateTime } = note;
  await inTransaction(async (tx) => {
    const present = await tx.get(availableParts.doc(productId));
    if (present.updateTime?.isEqual(updateTime)) tx.delete(present.ref);
  });
  return true;
}

/** One commit for each account, so that it gets one email, however often this is tried. */
export async function notifyAccount(uid: string, productId: string): Promise<void> {
  const availableAt = new Date().toISOString();
  await inTransaction(async (tx) => {
    const document = await tx.get(saved.doc(uid));
    if (!document.exists) return;
    const isSubscription = (item: SavedItem) => item.productId === productId && isWaiting(item);
    const before = readable(document)?.items;
    const items = before?.map((item) => (isSubscription(item) ? { ...item, availableAt } : item));
    tx.update(saved.doc(uid), {
      waiting: FieldValue.arrayRemove(productId),
      ...(items && fieldsOf(StoredSaved, { items })),
    });
    const waited = waitingIn(document);
    recordWaiting(
      tx,
      waited,
      waited.filter((id) => id !== productId),
    );
    if (!before?.some(isSubscription)) return;
    const name = `available-${productId}-${uid}-${Date.parse(availableAt)}`;
    queueMail(tx, { name, kind: "part_available", ownerUid: uid, productId });
  });
}
