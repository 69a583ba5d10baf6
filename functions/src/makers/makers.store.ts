import { recordAuditEvent } from "../audit/audit.store.ts";
import type { AuditEventKind } from "../contract/admin/audit.ts";
import { nameKey } from "../contract/values/names.ts";
import { AppError } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import { inQueue } from "../core/keyed-queue.ts";
import { consumeReads } from "../core/read-quota.ts";
import { type KeptMaker, makers, type StoredMakers } from "../firestore/collections.ts";
import { inTransaction, type Transaction, transactionDeadline } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { assertNotDeleting, mapDeletionError } from "../identity/account-deletion.store.ts";

/** A document may have a megabyte. */
const MOST_BYTES = 900_000;

const all = makers.doc("all");

/** By what brands are compared by. */
export type Makers = ReadonlyMap<string, KeptMaker>;

export async function findMakers(): Promise<Makers> {
  return byBrand(readable(await consumeReads(1, () => all.get())));
}

function byBrand(stored: Pick<StoredMakers, "makers"> | undefined): Makers {
  return new Map(stored?.makers.map((maker) => [nameKey(maker.brand), maker]));
}

interface Change {
  readonly brand: string;
  readonly what: AuditEventKind;
  /** What becomes of the brand's maker as it's now, null for none. */
  readonly decide: (present: KeptMaker | null) => Omit<KeptMaker, "version"> | null;
}

export function changeMaker(actor: Actor, { brand, what, decide }: Change): Promise<KeptMaker | null> {
  const work = async (tx: Transaction) => {
    const document = await tx.get(all);
    const stored = readable(document);
    if (document.exists && !stored) throw damaged();
    const others = new Map(byBrand(stored));
    const decided = decide(others.get(nameKey(brand)) ?? null);
    others.delete(nameKey(brand));
    const writes = (stored?.writes ?? 0) + 1;
    const kept = decided && { ...decided, version: writes };
    const written = [...others.values(), ...(kept ? [kept] : [])];
    if (kept && Buffer.byteLength(JSON.stringify(written)) > MOST_BYTES) throw full();
    tx.set(all, { _id: all.id, writes, makers: written });
    assertNotDeleting(tx, actor.uid);
    recordAuditEvent(tx, actor, what, brand);
    return kept;
  };
  const deadline = transactionDeadline();
  return mapDeletionError(
    actor.uid,
    inQueue(all.path, () => inTransaction(work, deadline)),
  );
}

function damaged(): AppError {
  const message = "The makers are damaged, and nothing is changed. The Dashbord lists damaged entries.";
  return new AppError("unavailable", message);
}

function full(): AppError {
  const message = "There is no room for another maker. Delete those of brands that you don't have any more.";
  return new AppError("list_full", message);
}
