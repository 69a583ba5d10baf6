import type * as z from "zod/mini";
import { attempt } from "./storage.ts";

/** Some are made more than once, for the same place. */
const rereads = new Map<string, () => void>();

/** After what is kept was changed past its values. */
export function rereadKept(): void {
  for (const reread of rereads.values()) reread();
}

type Allow = <Value>(place: string, value: Value) => Value | undefined;
let allowed: Allow = (_, value) => value;

/** Sets what of a value may be kept. Guests' pages keep all, and load nothing that decides it. */
export function allowKept(allow: Allow): void {
  allowed = allow;
}

/**
 * A value that the browser keeps for all of its tabs, or in the tab's storage for this one, or for this visit if it keeps
 * nothing. What isn't valid is ignored.
 */
export function keptValue<Schema extends z.ZodMiniType>(
  place: string,
  schema: Schema,
  storage: () => Storage = () => localStorage,
) {
  type Value = z.infer<Schema> | undefined;
  const listeners = new Set<() => void>();
  let known: { value: Value } | undefined;
  let isKept = true;

  function stored(): Value {
    const text = attempt(() => storage().getItem(place));
    return text ? schema.safeParse(attempt(() => JSON.parse(text))).data : undefined;
  }

  function tell(value: Value): void {
    known = { value };
    for (const listener of listeners) listener();
  }

  rereads.set(place, () => known && tell(stored()));

  function followOtherTabs({ key }: StorageEvent): void {
    if (key === place || key === null) tell(stored());
  }

  return {
    /** What the browser would still have after a reload. */
    stored,
    read(): Value {
      known ??= { value: stored() };
      return known.value;
    },
    /** The newest of all tabs, of whose changes this one may not have heard yet. */
    latest: (): Value => (isKept ? stored() : known?.value),
    write(whole: Value): void {
      const value = allowed(place, whole);
      const kept = attempt(() => {
        if (value) storage().setItem(place, JSON.stringify(value));
        else storage().removeItem(place);
        return true;
      });
      isKept = kept ?? false;
      tell(value);
    },
    /** Returns a function that stops listening. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) addEventListener("storage", followOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", followOtherTabs);
      };
    },
  };
}
