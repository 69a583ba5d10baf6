import { FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { log } from "../core/log.ts";
import { batchesOf } from "../firestore/batches.ts";
import { availableParts, type SavedItem, StoredSaved, saved } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { inTransaction, type Transaction } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { serverNow } from "../firestore/server-time.ts";
import { queueMail } from "../outbox/outbox.store.ts";
import { noteWaiting, waitingIn } from "../parts/internals.store.ts";
import { isWaiting } from "./waiting-rule.ts";

const MOST_AT_ONCE = 50;

function waitingFor(productId: string) {
  return saved.where("waiting", "array-contains", productId);
}

export async function countWaiting(productId: string): Promise<number> {
  return (await waitingFor(productId).count().get()).data().count;
}

export async function countWhoWait(): Promise<number> {
  return (await saved.where("waiting", ">", []).count().get()).data().count;
}

/** Belongs into the commit that makes the part available, so that a crash after it loses nobody. */
export function noteAvailable(commit: Transaction | WriteBatch, productId: string): void {
  (commit as WriteBatch).set(availableParts.doc(productId), { _id: productId, at: serverNow });
}

/** Marks the part as available for the first who wait. What isn't done stays noted, and is done by `tellAllWaiting`. */
export async function tellWaiting(productId: string): Promise<void> {
  try {
    await tellSome(productId);
  } catch (cause) {
    log("setback", "Those who wait for a part will be told later.", { productId, cause: String(cause) });
  }
}

export async function tellAllWaiting(): Promise<void> {
  for await (const notes of batchesOf(availableParts.withConverter(null).select(), MOST_AT_ONCE)) {
    for (const { id } of notes) while (!(await tellSome(id)));
  }
}

/** Returns whether all are told. The note goes unless the part came back once more meanwhile. */
async function tellSome(productId: string): Promise<boolean> {
  const note = await availableParts.doc(productId).get();
  if (!note.exists || !note.updateTime) return true;
  const { docs } = await waitingFor(productId).withConverter(null).select().limit(MOST_AT_ONCE).get();
  await Promise.all(docs.map(({ id }) => tell(id, productId)));
  if (docs.length === MOST_AT_ONCE) return false;
  const { updateTime } = note;
  await inTransaction(async (tx) => {
    const present = await tx.get(availableParts.doc(productId));
    if (present.updateTime?.isEqual(updateTime)) tx.delete(present.ref);
  });
  return true;
}

/** One commit for each account: it's told once, however often this is tried. */
export async function tell(uid: string, productId: string): Promise<void> {
  const availableAt = new Date().toISOString();
  await inTransaction(async (tx) => {
    const document = await tx.get(saved.doc(uid));
    if (!document.exists) return;
    const isMeant = (item: SavedItem) => item.productId === productId && isWaiting(item);
    const before = readable(document)?.items;
    const items = before?.map((item) => (isMeant(item) ? { ...item, availableAt } : item));
    tx.update(saved.doc(uid), {
      waiting: FieldValue.arrayRemove(productId),
      ...(items && fieldsOf(StoredSaved, { items })),
    });
    const waited = waitingIn(document);
    noteWaiting(
      tx,
      waited,
      waited.filter((id) => id !== productId),
    );
    if (!before?.some(isMeant)) return;
    const name = `available-${productId}-${uid}-${Date.parse(availableAt)}`;
    queueMail(tx, { name, kind: "part_available", ownerUid: uid, productId });
  });
}
