import { batchesOf } from "../firestore/batches.ts";
import {
  type FollowedInternals,
  orders,
  productInternals,
  products,
  saved,
} from "../firestore/collections.ts";
import { db, inTransaction, type Transaction } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { serverNow } from "../firestore/server-time.ts";
import { DEMAND_DAYS, dayOf, firstDay, restockedPieces } from "./internals-rule.ts";
import { followedInternals } from "./whole-part.store.ts";

type Demand = Pick<FollowedInternals, "reserved" | "waiting" | "sold">;

/** Demand by orders and saved lists, at one point in time. Damaged ones say nothing. */
async function countDemand(tx: Transaction, id: string): Promise<Demand> {
  const { docs } = await tx.get(orders.where("productId", "==", id));
  const waiting = await tx.get(saved.where("waiting", "array-contains", id).count());
  const demand = { reserved: 0, waiting: waiting.data().count, sold: {} as Record<string, number> };
  for (const document of docs) {
    const order = readable(document);
    if (!order) continue;
    if (order.handling === "new") demand.reserved += order.quantity;
    const day = dayOf(order.createdAt);
    if (day >= firstDay(DEMAND_DAYS))
      demand.sold[day] = (demand.sold[day] ?? 0) + order.quantity - restockedPieces(order);
  }
  return demand;
}

function isSame(stored: Demand | undefined, counted: Demand): boolean {
  const { reserved, waiting, sold } = stored ?? { reserved: 0, waiting: 0, sold: {} };
  const days = Object.keys({ ...sold, ...counted.sold }).filter((day) => day >= firstDay(DEMAND_DAYS));
  const isSold = days.every((day) => (sold[day] ?? 0) === (counted.sold[day] ?? 0));
  return isSold && reserved === counted.reserved && waiting === counted.waiting;
}

/** Parts whose orders and waiting accounts are other than noted, such as those of earlier releases. */
export async function* findDemandFaults(): AsyncGenerator<string> {
  for await (const batch of batchesOf(products.withConverter(null).select(), 20)) {
    const faults = await Promise.all(batch.map(({ id }) => isDemandWrong(id)));
    yield* batch.flatMap(({ id }, place) => (faults[place] ? id : []));
  }
}

export function isDemandWrong(id: string): Promise<boolean> {
  return db.runTransaction(
    async (tx) => !isSame(readable(await tx.get(followedInternals.doc(id))), await countDemand(tx, id)),
    { readOnly: true },
  );
}

export async function bookDemand(id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const demand = { ...(await countDemand(tx, id)), updatedAt: serverNow };
    const fields = ["reserved", "waiting", "sold", "updatedAt"];
    tx.set(productInternals.withConverter(null).doc(id), demand, { mergeFields: fields });
  });
}
