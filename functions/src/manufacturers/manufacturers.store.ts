import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import type { AuditEventKind } from "../contract/admin/audit-log.ts";
import { nameKey } from "../contract/values/names.ts";
import { AppError } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import { inQueue } from "../core/keyed-queue.ts";
import { consumeReads } from "../core/read-quota.ts";
import {
  manufacturers,
  type StoredManufacturer,
  type StoredManufacturers,
} from "../firestore/collections.ts";
import { inTransaction, setAnswer, type Transaction, transactionDeadline } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { assertNotDeleting, mapDeletionError } from "../identity/account-deletion.store.ts";

/** A document may have a megabyte. */
const MOST_BYTES = 900_000;

const all = manufacturers.doc("all");

/** By the brand's key. */
export type Manufacturers = ReadonlyMap<string, StoredManufacturer>;

export async function findManufacturers(): Promise<Manufacturers> {
  return byBrand(readable(await consumeReads(1, () => all.get())));
}

function byBrand(stored: Pick<StoredManufacturers, "makers"> | undefined): Manufacturers {
  return new Map(stored?.makers.map((maker) => [nameKey(maker.brand), maker]));
}

interface Change<Shown> {
  readonly brand: string;
  readonly what: AuditEventKind;
  /** Decides the brand's new maker from the present one, null for none. */
  readonly decide: (present: StoredManufacturer | null) => Omit<StoredManufacturer, "version"> | null;
  readonly show: (saved: StoredManufacturer | null) => Shown;
}

export function changeManufacturer<Shown>(
  actor: Actor,
  { brand, what, decide, show }: Change<Shown>,
): Promise<Shown> {
  const work = async (tx: Transaction) => {
    const document = await tx.get(all);
    const stored = readable(document);
    if (document.exists && !stored) throw damaged();
    const others = new Map(byBrand(stored));
    const decided = decide(others.get(nameKey(brand)) ?? null);
    others.delete(nameKey(brand));
    const writes = (stored?.writes ?? 0) + 1;
    const saved = decided && { ...decided, version: writes };
    const written = [...others.values(), ...(saved ? [saved] : [])];
    if (saved && Buffer.byteLength(JSON.stringify(written)) > MOST_BYTES) throw full();
    tx.set(all, { _id: all.id, writes, makers: written });
    assertNotDeleting(tx, actor.uid);
    recordAuditEvent(tx, actor, what, brand);
    return setAnswer(show(saved));
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
