import type * as z from "zod/mini";
import { attempt } from "./storage.ts";

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
    write(value: Value): void {
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
