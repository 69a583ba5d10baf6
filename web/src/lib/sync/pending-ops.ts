import * as z from "zod/mini";
import { persistedValue } from "../persisted-value.ts";

/** Unsynced local operations by account, of all tabs. The later of two on one item replaces the earlier. */
export function pendingOps<Schema extends z.ZodMiniType>(
  place: string,
  schema: Schema,
  itemKey: (act: z.infer<Schema>) => string,
) {
  type Op = z.infer<Schema>;
  type Entry = { readonly owner: string; readonly act: Op };
  const stored = persistedValue(place, z.array(z.object({ owner: z.string(), act: schema })));
  const entries = () => (stored.latest() ?? []) as Entry[];
  const write = (left: Entry[]) => stored.write(left.length > 0 ? (left as never) : undefined);
  return {
    subscribe: stored.subscribe,
    /** Another value after each change. */
    read: stored.read,
    listFor(owner: string): Op[] {
      return entries().flatMap((entry) => (entry.owner === owner ? [entry.act] : []));
    },
    add(owner: string, ops: readonly Op[]): void {
      if (ops.length === 0) return;
      const names = new Set(ops.map(itemKey));
      const others = entries().filter((entry) => entry.owner !== owner || !names.has(itemKey(entry.act)));
      write([...others, ...ops.map((act) => ({ owner, act }))]);
    },
    /** Operations that were replaced meanwhile stay. */
    remove(owner: string, ops: readonly Op[]): void {
      if (ops.length === 0) return;
      const texts = new Set(ops.map((act) => JSON.stringify(act)));
      write(entries().filter(({ owner: other, act }) => other !== owner || !texts.has(JSON.stringify(act))));
    },
  };
}
