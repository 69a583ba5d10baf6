import * as z from "zod/mini";
import { keptValue } from "../kept-value.ts";

/**
 * What accounts did in this browser and their own copies may not have yet, in whichever tab and until they come back. Of
 * two acts on one thing the later one counts.
 */
export function keptActs<Schema extends z.ZodMiniType>(
  place: string,
  schema: Schema,
  nameOf: (act: z.infer<Schema>) => string,
) {
  type Act = z.infer<Schema>;
  type Entry = { readonly owner: string; readonly act: Act };
  const kept = keptValue(place, z.array(z.object({ owner: z.string(), act: schema })));
  const entries = () => (kept.latest() ?? []) as Entry[];
  const write = (left: Entry[]) => kept.write(left.length > 0 ? (left as never) : undefined);
  return {
    subscribe: kept.subscribe,
    /** Another value after each change. */
    read: kept.read,
    of(owner: string): Act[] {
      return entries().flatMap((entry) => (entry.owner === owner ? [entry.act] : []));
    },
    note(owner: string, acts: readonly Act[]): void {
      if (acts.length === 0) return;
      const names = new Set(acts.map(nameOf));
      const others = entries().filter((entry) => entry.owner !== owner || !names.has(nameOf(entry.act)));
      write([...others, ...acts.map((act) => ({ owner, act }))]);
    },
    /** What was done otherwise in the meantime stays. */
    forget(owner: string, acts: readonly Act[]): void {
      if (acts.length === 0) return;
      const texts = new Set(acts.map((act) => JSON.stringify(act)));
      write(entries().filter(({ owner: other, act }) => other !== owner || !texts.has(JSON.stringify(act))));
    },
  };
}
