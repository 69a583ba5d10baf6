import * as z from "zod/mini";
import { persistedValue } from "../persisted-value.ts";

/** Operations with the account and the noun they belong to. */
export const PendingEntries = z.array(z.object({ owner: z.string(), noun: z.string(), act: z.unknown() }));
type Entry = z.infer<typeof PendingEntries>[number];

/** Operations that the server doesn't have yet, of all tabs, accounts and nouns. */
export const pendingEntries = persistedValue("unsaved", PendingEntries);

/** The owner of what a guest did, until somebody signs in. */
export const NOBODY = "";

/** One noun's operations by account. The later of two on one item replaces the earlier. Invalid ones are ignored. */
export interface PendingOps<Op> {
  subscribe: (listener: () => void) => () => void;
  /** Changes with each operation. */
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
  const write = (left: Entry[]) => pendingEntries.write(left.length > 0 ? left : undefined);

  function parse(entry: Entry, owner: string): Op | undefined {
    return entry.owner === owner && entry.noun === noun ? schema.safeParse(entry.act).data : undefined;
  }

  function without(owner: string, ops: readonly Op[], textOf: (act: Op) => string): Entry[] {
    const texts = new Set(ops.map(textOf));
    return (pendingEntries.latest() ?? []).filter((entry) => {
      const act = parse(entry, owner);
      return act === undefined || !texts.has(textOf(act));
    });
  }

  return {
    subscribe: pendingEntries.subscribe,
    read: pendingEntries.read,
    listFor: (owner) => (pendingEntries.latest() ?? []).flatMap((entry) => parse(entry, owner) ?? []),
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
