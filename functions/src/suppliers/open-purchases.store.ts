import { openStates } from "../contract/admin/purchases.ts";
import { purchases } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";

const open = purchases.withConverter(null).where("state", "in", openStates);

/** The number of open purchases by their suppliers, or of one supplier alone. */
export async function countOpenPurchases(supplierId?: string): Promise<ReadonlyMap<string, number>> {
  if (supplierId !== undefined) {
    const { count } = (await open.where("supplier._id", "==", supplierId).count().get()).data();
    return new Map([[supplierId, count]]);
  }
  const { docs } = await open.select("supplier._id").get();
  const counts = new Map<string, number>();
  for (const document of docs) {
    const id = String(document.get("supplier._id"));
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Locked until the commit. */
export async function hasOpenPurchase(tx: Transaction, supplierId: string): Promise<boolean> {
  return !(await tx.get(open.where("supplier._id", "==", supplierId).limit(1))).empty;
}
