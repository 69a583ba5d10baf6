import { Timestamp } from "firebase-admin/firestore";
import { findAuditEventsAbout } from "../../audit-log/audit-log.store.ts";
import { movements, orders } from "../../firestore/collections.ts";
import { db, type Transaction } from "../../firestore/db.ts";
import { type Found, found } from "../../firestore/found.ts";
import { readable, readableOnes } from "../../firestore/readable.ts";
import { followedInternals } from "../../parts/whole-part.store.ts";
import { stocks } from "../stock.store.ts";
import type { Stock } from "../stock-rule.ts";
import type { Books, TouchedOrder } from "./counts-rule.ts";

export const MOST_MOVED = 500;

/** Between the clocks of this process and of the database. */
const MOST_APART = 60_000;

interface PartBooks extends Books {
  readonly stock: Found<Stock>;
}

/** At one point in time. Without the movements where there are more than `MOST_MOVED`. */
export function findBooks(productId: string, number: number): Promise<PartBooks | undefined> {
  const read = async (tx: Transaction) => {
    const stock = found(await tx.get(stocks.doc(productId)));
    if (!stock) return undefined;
    const { reserved = 0, cost = null } = readable(await tx.get(followedInternals.doc(productId))) ?? {};
    const { quantity, movementCount = 0 } = stock.data;
    const books = { stock, quantity, reserved: Math.max(0, reserved), cost, since: [], orders: new Map() };
    const moved = movementCount - number;
    return moved > 0 && moved <= MOST_MOVED
      ? { ...books, ...(await readSince(tx, productId, number)) }
      : books;
  };
  return db.runTransaction(read, { readOnly: true });
}

async function readSince(tx: Transaction, productId: string, number: number) {
  const later = movements
    .where("productId", "==", productId)
    .where("number", ">", number)
    .orderBy("number", "desc");
  const since = readableOnes((await tx.get(later)).docs).reverse();
  const touched = new Map<string, TouchedOrder>();
  const [first] = since;
  if (!first) return { since, orders: touched };
  const from = Timestamp.fromMillis(Date.parse(first.at) - MOST_APART);
  const changed = orders.where("productId", "==", productId).where("updatedAt", ">=", from);
  for (const { _id, quantity, handling, history } of readableOnes((await tx.get(changed)).docs)) {
    const pickedAt = history?.find((step) => step.handling === "picked")?.at;
    touched.set(_id, { pieces: quantity, isNew: handling === "new", pickedAt });
  }
  for (const { orderId, cause, change } of since) {
    if (orderId === undefined || cause !== "release" || touched.has(orderId)) continue;
    const events = await findAuditEventsAbout(orderId);
    const pickedAt = events.find(({ what }) => what === "order_picked")?.at;
    touched.set(orderId, { pieces: change, isNew: false, pickedAt });
  }
  return { since, orders: touched };
}
