import { FieldValue } from "firebase-admin/firestore";
import { purchases, spentMonths } from "../firestore/collections.ts";
import { db, type Transaction } from "../firestore/db.ts";
import { readable, readableOnes } from "../firestore/readable.ts";

type Spent = Readonly<Record<string, number>>;

/** Belongs into the commit that books what came. Adds, so that nobody has to read it before. */
export function recordSpent(tx: Transaction, month: string, supplierId: string, cents: number): void {
  if (cents === 0) return;
  const document = spentMonths.withConverter(null).doc(month);
  tx.set(document, { suppliers: { [supplierId]: FieldValue.increment(cents) } }, { merge: true });
}

/** In cents by the suppliers' ids, for each of these months. */
export async function findSpent(months: readonly string[]): Promise<Spent[]> {
  const found = await db.getAll(...months.map((month) => spentMonths.doc(month)));
  return found.map((document) => (readable(document)?.suppliers ?? {}) as Spent);
}

/** Reads every purchase. */
export async function countSpent(): Promise<Map<string, Record<string, number>>> {
  const months = new Map<string, Record<string, number>>();
  for (const { spent, supplier } of readableOnes((await purchases.get()).docs)) {
    for (const [month, cents] of Object.entries(spent)) {
      const suppliers = months.get(month) ?? {};
      suppliers[supplier._id] = (suppliers[supplier._id] ?? 0) + cents;
      months.set(month, suppliers);
    }
  }
  return months;
}

function sorted(suppliers: Spent): string {
  return JSON.stringify(
    Object.entries(suppliers)
      .filter(([, cents]) => cents !== 0)
      .sort(),
  );
}

/** Months whose sums are other than their purchases say. With `isBooked` they are corrected. */
export async function* findSpendingFaults(isBooked: boolean): AsyncGenerator<string> {
  const [counted, stored] = await Promise.all([countSpent(), spentMonths.get()]);
  const known = new Map(readableOnes(stored.docs).map(({ _id, suppliers }) => [_id, suppliers]));
  for (const month of new Set([...counted.keys(), ...stored.docs.map(({ id }) => id)])) {
    const suppliers = counted.get(month) ?? {};
    if (sorted(suppliers) === sorted(known.get(month) ?? {})) continue;
    if (isBooked) await spentMonths.doc(month).set({ _id: month, suppliers });
    yield month;
  }
}
