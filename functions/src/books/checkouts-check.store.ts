import { batchesOf } from "../firestore/batches.ts";
import { checkouts, orders, StoredOrder, type StoredPayment } from "../firestore/collections.ts";
import { fieldsOf } from "../firestore/converter.ts";
import { db, inTransaction, type Transaction } from "../firestore/db.ts";
import { LONGEST_STEP } from "../firestore/migrations/migrate.ts";
import { readable, readableOnes } from "../firestore/readable.ts";
import { type Checkout, orderFieldsOf, recount } from "./checkout-rule.ts";
import { sumOfPayments } from "./payments.store.ts";

interface Counted {
  readonly written: Checkout | undefined;
  /** Undefined where nothing of it is there. */
  readonly counted: Checkout | undefined;
  /** Its orders that say something else, or nothing. */
  readonly wrongOrders: readonly string[];
}

/** Counts it anew of its orders and what came for it, at one point in time. */
async function count(tx: Transaction, id: string): Promise<Counted> {
  const { docs } = await tx.get(orders.where("basketId", "==", id));
  const present = readableOnes([...docs, await tx.get(orders.doc(id))]);
  const written = readable(await tx.get(checkouts.doc(id)));
  const counted = recount(present, await sumOfPayments(tx, id), written);
  const wrongOrders = present.filter(({ payment }) => !isSame(payment, counted?.payment));
  return { written, counted, wrongOrders: wrongOrders.map(({ _id }) => _id) };
}

function isSame(one: StoredPayment | undefined, other: StoredPayment | undefined): boolean {
  const figuresOf = (payment: StoredPayment | undefined) =>
    [payment?.reference, payment?.total.cents, payment?.paid.cents, payment?.state].join();
  return figuresOf(one) === figuresOf(other);
}

/** An order names its last invoice alone. */
function isBilledTwice({ invoices, lines }: Pick<Checkout, "invoices" | "lines">): boolean {
  return invoices.some(({ number }) => !lines.some(({ invoice }) => invoice === number));
}

/** Yields the ids of checkouts whose ledger isn't what their orders and payments say, or isn't there yet. */
export async function* findCheckoutFaults(): AsyncGenerator<string> {
  for await (const batch of batchesOf(checkouts.withConverter(null).select(), 20)) {
    yield* await wrongOnes(batch.map(({ id }) => id));
  }
  yield* findUnopenedCheckouts();
}

/** Yields the ids of checkouts whose orders an earlier release wrote. */
export async function* findUnopenedCheckouts(): AsyncGenerator<string> {
  const named = orders.withConverter(null).select("basketId", "payment");
  for await (const batch of batchesOf(named, 200)) {
    const unopened = batch.filter((order) => order.get("payment") === undefined);
    const ids = unopened.map((order): string => order.get("basketId") ?? order.id);
    yield* await wrongOnes([...new Set(ids)]);
  }
}

async function wrongOnes(ids: readonly string[]): Promise<string[]> {
  const faults = await Promise.all(ids.map(isCheckoutWrong));
  return ids.filter((_, place) => faults[place]);
}

export function isCheckoutWrong(id: string): Promise<boolean> {
  const work = async (tx: Transaction) => {
    const { written, counted, wrongOrders } = await count(tx, id);
    return (
      !isSame(written?.payment, counted?.payment) ||
      wrongOrders.length > 0 ||
      (counted !== undefined && isBilledTwice(counted))
    );
  };
  return db.runTransaction(work, { readOnly: true });
}

export async function bookCheckout(id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { counted, wrongOrders } = await count(tx, id);
    if (!counted) return;
    tx.set(checkouts.doc(id), counted);
    for (const order of wrongOrders) {
      tx.update(orders.doc(order), fieldsOf(StoredOrder, orderFieldsOf(counted, order)));
    }
  }, Date.now() + LONGEST_STEP);
}
