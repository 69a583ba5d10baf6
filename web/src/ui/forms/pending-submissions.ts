import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { persistedRecord } from "#lib/persisted-record.ts";
import { pendingAfter } from "#lib/write-keys.ts";
import { ifPending } from "./if-pending.ts";
import { isReused } from "./unanswered.tsx";

/** The fields of each submission with an idempotency key. */
export const sentShape = {
  key: z.string(),
  /** The uid of whoever sent it. */
  owner: z.string(),
  /** In milliseconds. */
  at: z.number(),
};

type Sent = z.infer<z.ZodMiniObject<typeof sentShape>>;

/** A submission, and the one before with the same key that has no answer. */
export interface PendingSubmission<Item extends Sent> {
  readonly sent: Item;
  readonly earlier: Item | undefined;
}

/** This tab's submissions without an answer, by account and subject, so that a closed form doesn't lose its key. */
export function pendingSubmissions<Schema extends z.ZodMiniType<Sent>>(
  place: string,
  schema: Schema,
  subjectOf: (sent: z.infer<Schema>) => string,
) {
  type Item = z.infer<Schema>;
  const records = persistedRecord(place, schema);
  const recordName = (owner: string | undefined, about: string) => `${owner} ${about}`;

  function save(sent: Item): void {
    records.set(recordName(sent.owner, subjectOf(sent)), sent);
  }

  function remove(sent: Item): void {
    records.set(recordName(sent.owner, subjectOf(sent)), undefined);
  }

  function findIn(all: Readonly<Record<string, Item>> | undefined, uid: string | undefined, about: string) {
    return ifPending(all?.[recordName(uid, about)], uid);
  }

  return {
    /** This account's, if there is one. */
    find: (uid: string | undefined, about: string): Item | undefined => findIn(records.all(), uid, about),
    /** The same, as it is for each render. */
    usePending(uid: string | undefined, about: string): Item | undefined {
      return findIn(
        useSyncExternalStore(records.subscribe, records.all, () => undefined),
        uid,
        about,
      );
    },
    save,
    remove,
    /** Call it after an answer. After key-reused, a second submit is intended: it drops the key. */
    settle(error: Error | null, { sent, earlier }: PendingSubmission<Item>): void {
      const pending = error && !isReused(error) ? pendingAfter(error, sent, earlier) : undefined;
      if (pending) save(pending);
      else remove(sent);
    },
  };
}
