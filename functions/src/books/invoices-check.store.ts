import { batchesOf } from "../firestore/batches.ts";
import { checkouts, invoices, papers, type StoredInvoice } from "../firestore/collections.ts";
import { db, inTransaction, type Transaction } from "../firestore/db.ts";
import { type Found, found } from "../firestore/found.ts";
import { LONGEST_STEP } from "../firestore/migrations/migrate.ts";
import { readableOnes } from "../firestore/readable.ts";
import { recountEntry } from "./invoice-rule.ts";
import { updateEntry } from "./invoices.store.ts";

interface Counted {
  readonly written: Found<StoredInvoice>;
  readonly counted: StoredInvoice;
}

/** Counts what came for an invoice and was credited of it anew, at one point in time. Undefined where something of that can't be read. */
async function count(tx: Transaction, number: string): Promise<Counted | undefined> {
  const written = found(await tx.get(invoices.doc(number)));
  if (written?.data.kind !== "invoice") return undefined;
  const { data } = written;
  const ids = Object.keys(data.checkouts);
  const credits = await Promise.all(data.credits.map((credit) => tx.get(papers.doc(credit))));
  const ledgers = await Promise.all(ids.map((id) => tx.get(checkouts.doc(id))));
  const [notes, present] = [readableOnes(credits), readableOnes(ledgers)];
  const isAllThere = notes.length === credits.length && present.length === ids.length;
  return isAllThere ? { written, counted: recountEntry(data, notes, present) } : undefined;
}

function figuresOf({ credited, paid, due, state }: StoredInvoice): string {
  return [credited.cents, paid.cents, due.cents, state].join();
}

async function isInvoiceWrong(number: string): Promise<boolean> {
  const entry = await db.runTransaction((tx) => count(tx, number), { readOnly: true });
  return entry !== undefined && figuresOf(entry.written.data) !== figuresOf(entry.counted);
}

/** Yields the numbers of papers whose sums in the list aren't what their ledgers and credit notes say. */
export async function* findInvoiceFaults(): AsyncGenerator<string> {
  for await (const batch of batchesOf(invoices.withConverter(null).select(), 20)) {
    const faults = await Promise.all(batch.map(({ id }) => isInvoiceWrong(id)));
    yield* batch.map(({ id }) => id).filter((_, place) => faults[place]);
  }
}

export async function bookInvoice(number: string): Promise<void> {
  await inTransaction(async (tx) => {
    const entry = await count(tx, number);
    if (entry) updateEntry(tx, entry.written, entry.counted);
  }, Date.now() + LONGEST_STEP);
}
