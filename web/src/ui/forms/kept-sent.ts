import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { keptByName } from "#lib/kept-by-name.ts";
import { stillUnanswered } from "./still-unanswered.ts";
import { isReused, leftUnanswered } from "./unanswered.tsx";

/** Of whatever is sent with a key. */
export const sentShape = {
  key: z.string(),
  /** The uid of whoever sent it. */
  owner: z.string(),
  /** In milliseconds. */
  at: z.number(),
};

type Sent = z.infer<z.ZodMiniObject<typeof sentShape>>;

/** What is sent now, and what was sent with its key before and has no answer. */
export interface Sending<Kept extends Sent> {
  readonly sent: Kept;
  readonly earlier: Kept | undefined;
}

/**
 * What this tab has sent that has no answer yet, by account and by what it's about, so that what takes a form away doesn't
 * take its key along.
 */
export function keptSent<Schema extends z.ZodMiniType<Sent>>(
  place: string,
  schema: Schema,
  aboutOf: (sent: z.infer<Schema>) => string,
) {
  type Kept = z.infer<Schema>;
  const kept = keptByName(place, schema);
  const nameOf = (owner: string | undefined, about: string) => `${owner} ${about}`;

  function note(sent: Kept): void {
    kept.keep(nameOf(sent.owner, aboutOf(sent)), sent);
  }

  function forget(sent: Kept): void {
    kept.keep(nameOf(sent.owner, aboutOf(sent)), undefined);
  }

  function findIn(all: Readonly<Record<string, Kept>> | undefined, uid: string | undefined, about: string) {
    return stillUnanswered(all?.[nameOf(uid, about)], uid);
  }

  return {
    /** This account's, if there is one. */
    find: (uid: string | undefined, about: string): Kept | undefined => findIn(kept.all(), uid, about),
    /** The same, as it is for each render. */
    useSent(uid: string | undefined, about: string): Kept | undefined {
      return findIn(
        useSyncExternalStore(kept.subscribe, kept.all, () => undefined),
        uid,
        about,
      );
    },
    note,
    forget,
    /** After an answer. Who is told that something else was done by this key, and sends it again, means it. */
    settle(error: Error | null, { sent, earlier }: Sending<Kept>): void {
      const left = error && !isReused(error) ? leftUnanswered(error, sent, earlier) : undefined;
      if (left) note(left);
      else forget(sent);
    },
  };
}
