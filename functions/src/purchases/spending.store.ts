import { FieldValue } from "firebase-admin/firestore";
import { purchases, spentMonths } from "../firestore/collections.ts";
import { db, inTransaction, type Transaction } from "../firestore/db.ts";
import { LONGEST_STEP } from "../firestore/migrations/migrate.ts";
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
async function countSpent(tx: Transaction): Promise<Map<string, Record<string, number>>> {
  const months = new Map<string, Record<string, number>>();
  for (const { spent, supplier } of readableOnes((await tx.get(purchases)).docs)) {
    for (const [month, cents] of Object.entries(spent)) {
      const suppliers = months.get(month) ?? {};
      suppliers[supplier._id] = (suppliers[supplier._id] ?? 0) + cents;
      months.set(month, suppliers);
    }
  }
  return months;
}

/** At one point in time, so that receipts under way do no harm. */
function compareSpent() {
  const read = async (tx: Transaction) => {
    const { docs } = await tx.get(spentMonths);
    return { counted: await countSpent(tx), stored: docs };
  };
  return db.runTransaction(read, { readOnly: true });
}

function sorted(suppliers: Spent): string {
  return JSON.stringify(
    Object.entries(suppliers)
      .filter(([, cents]) => cents !== 0)
      .sort(),
  );
}

/** The month is locked before its purchases are read: what comes meanwhile waits, and is added to it. */
async function bookSpent(month: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { ref } = await tx.get(spentMonths.doc(month));
    const { counted } = await compareSpent();
    tx.set(ref, { _id: month, suppliers: counted.get(month) ?? {} });
  }, Date.now() + LONGEST_STEP);
}

/** Months whose sums are other than their purchases say. With `isBooked` they are corrected. */
export async function* findSpendingFaults(isBooked: boolean): AsyncGenerator<string> {
  const { counted, stored } = await compareSpent();
  const known = new Map(readableOnes(stored).map(({ _id, suppliers }) => [_id, suppliers]));
  for (const month of new Set([...counted.keys(), ...stored.map(({ id }) => id)])) {
    const suppliers = counted.get(month) ?? {};
    if (sorted(suppliers) === sorted(known.get(month) ?? {})) continue;
    if (isBooked) await bookSpent(month);
    yield month;
  }
}
