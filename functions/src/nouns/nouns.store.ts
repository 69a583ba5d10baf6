import type { DocumentReference } from "firebase-admin/firestore";
import { recordNounEvent } from "../audit-log/audit-log.store.ts";
import { type NounEvent, type NounName, nouns } from "../contract/admin/nouns.ts";
import { nameKey } from "../contract/values/names.ts";
import { AppError, changedMeanwhile, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import { inQueue } from "../core/keyed-queue.ts";
import { consumeReads } from "../core/read-quota.ts";
import { type AllOf, nounCollections, type Thing } from "../firestore/collections.ts";
import { inTransaction, setAnswer, type Transaction, transactionDeadline } from "../firestore/db.ts";
import { readable } from "../firestore/readable.ts";
import { assertNotDeleting, mapDeletionError } from "../identity/account-deletion.store.ts";

/** A document may have a megabyte. */
const MOST_BYTES = 900_000;

/** By their keys, as names are compared. */
export type Things<Noun extends NounName> = ReadonlyMap<string, Thing<Noun>>;

function documentOf<Noun extends NounName>(noun: Noun) {
  return nounCollections[noun].doc("all") as DocumentReference<AllOf<Noun>>;
}

function textOf(thing: object, field: string): string {
  return `${(thing as Readonly<Record<string, unknown>>)[field]}`;
}

function byKey<Noun extends NounName>(noun: Noun, stored: AllOf<Noun> | undefined) {
  const things = stored?.[nouns[noun].collection] ?? [];
  return new Map(things.map((thing) => [nameKey(textOf(thing, nouns[noun].key)), thing]));
}

/** In a transaction they stay as they are until its commit. */
export async function findThings<Noun extends NounName>(noun: Noun, tx?: Transaction): Promise<Things<Noun>> {
  const all = documentOf(noun);
  return byKey(noun, readable(await consumeReads(1, () => (tx ? tx.get(all) : all.get()))));
}

interface Change<Noun extends NounName, Shown> {
  readonly what: NounEvent;
  readonly key: string;
  /** Refuses what isn't there. */
  readonly isKnown?: boolean;
  /** The version that the caller saw, 0 of a thing that isn't there. */
  readonly version?: number;
  /** Throws where something else speaks against it. Reads alone. */
  readonly admit?: (tx: Transaction) => Promise<void>;
  /** Decides the thing from the present one, null for none. `writes` is a version that none of them had. */
  readonly decide: (present: Thing<Noun> | null, writes: number) => Thing<Noun> | null;
  readonly show: (thing: Thing<Noun> | null) => Shown;
}

/** Adds, changes or deletes one of them: a commit that reads all and writes all. */
export function changeThing<Noun extends NounName, Shown>(
  actor: Actor,
  noun: Noun,
  { what, key, isKnown, version, admit, decide, show }: Change<Noun, Shown>,
): Promise<Shown> {
  const all = documentOf(noun);
  const { collection, name } = nouns[noun];
  const work = async (tx: Transaction) => {
    const document = await tx.get(all);
    const stored = readable(document);
    if (document.exists && !stored) throw damaged(collection);
    const others = byKey(noun, stored);
    const present = others.get(nameKey(key)) ?? null;
    if (isKnown && !present) throw notFound(noun);
    if (version !== undefined && (present?.version ?? 0) !== version)
      throw changedMeanwhile(noun, show(present));
    await admit?.(tx);
    const writes = (stored?.writes ?? 0) + 1;
    const decided = decide(present, writes);
    others.delete(nameKey(key));
    const written = [...others.values(), ...(decided ? [decided] : [])];
    if (decided) {
      const isOwn = (other: object) => nameKey(textOf(other, name)) !== nameKey(textOf(decided, name));
      if (![...others.values()].every(isOwn)) throw taken(noun, name);
      if (Buffer.byteLength(JSON.stringify(written)) > MOST_BYTES) throw full(noun);
    }
    tx.set(all, { _id: all.id, writes, [collection]: written } as AllOf<Noun>);
    assertNotDeleting(tx, actor.uid);
    recordNounEvent(tx, actor, what, key, textOf(decided ?? present ?? {}, name));
    return setAnswer(show(decided));
  };
  const deadline = transactionDeadline();
  return mapDeletionError(
    actor.uid,
    inQueue(all.path, () => inTransaction(work, deadline)),
  );
}

function damaged(collection: string): AppError {
  const message = `The list of ${collection} is damaged, so nothing was changed. See Dashbord.`;
  return new AppError("unavailable", message);
}

function full(noun: NounName): AppError {
  const message = `There is no room for another ${noun}. Delete those that you don't need any more.`;
  return new AppError("list_full", message);
}

function taken(noun: NounName, field: string): AppError {
  const message = `Another ${noun} has this ${field}.`;
  return new AppError("name_taken", message, { fields: { [field]: message } });
}
