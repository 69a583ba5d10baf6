import * as z from "zod/mini";
import { persistedValue } from "../persisted-value.ts";
import { attempt } from "../storage.ts";

const Entries = z.array(z.object({ owner: z.string(), noun: z.string(), act: z.unknown() }));
type Entry = z.infer<typeof Entries>[number];

/** What the server doesn't have yet, of all tabs, accounts and nouns. */
const stored = persistedValue("unsaved", Entries);

/** The owner of what a guest did, until somebody signs in. */
export const NOBODY = "";

/** One noun's operations by account. The later of two on one item replaces the earlier. Invalid ones are ignored. */
export interface PendingOps<Op> {
  subscribe: (listener: () => void) => () => void;
  /** Another value after each change. */
  read: () => unknown;
  /** The first came first. */
  listFor(owner: string): Op[];
  add(owner: string, ops: readonly Op[]): void;
  /** Operations that were replaced meanwhile stay. */
  remove(owner: string, ops: readonly Op[]): void;
}

export function pendingOps<Schema extends z.ZodMiniType>(
  noun: string,
  schema: Schema,
  itemKey: (act: z.infer<Schema>) => string,
): PendingOps<z.infer<Schema>> {
  type Op = z.infer<Schema>;
  const write = (left: Entry[]) => stored.write(left.length > 0 ? left : undefined);

  function parse(entry: Entry, owner: string): Op | undefined {
    return entry.owner === owner && entry.noun === noun ? schema.safeParse(entry.act).data : undefined;
  }

  function without(owner: string, ops: readonly Op[], textOf: (act: Op) => string): Entry[] {
    const texts = new Set(ops.map(textOf));
    return (stored.latest() ?? []).filter((entry) => {
      const act = parse(entry, owner);
      return act === undefined || !texts.has(textOf(act));
    });
  }

  return {
    subscribe: stored.subscribe,
    read: stored.read,
    listFor: (owner) => (stored.latest() ?? []).flatMap((entry) => parse(entry, owner) ?? []),
    add(owner, ops) {
      if (ops.length === 0) return;
      write([...without(owner, ops, itemKey), ...ops.map((act) => ({ owner, noun, act }))]);
    },
    remove(owner, ops) {
      if (ops.length === 0) return;
      write(without(owner, ops, (act) => JSON.stringify(schema.parse(act))));
    },
  };
}

/** Where releases before this store had each noun's. */
const EARLIER_PLACES = { unsavedLines: "basket", unsavedVehicles: "garage", wishes: "saved" };

/** Takes over what an earlier release stored. */
export function adoptEarlierOps(): void {
  for (const [place, noun] of Object.entries(EARLIER_PLACES)) {
    const earlier = attempt(() =>
      Entries.parse(
        JSON.parse(localStorage.getItem(place) ?? "").map((entry: object) => ({
          noun,
          ...("act" in entry ? entry : { owner: NOBODY, act: entry }),
        })),
      ),
    );
    if (earlier) stored.write([...earlier, ...(stored.latest() ?? [])]);
    attempt(() => localStorage.removeItem(place));
  }
}
