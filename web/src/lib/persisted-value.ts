import type * as z from "zod/mini";
import { attempt } from "./storage.ts";

/** Listeners by storage key, since some values are created more than once for one key. */
const rereads = new Map<string, () => void>();

/** Call it after the storage was changed directly. */
export function reloadPersisted(): void {
  for (const reread of rereads.values()) reread();
}

type WriteFilter = <Value>(place: string, value: Value) => Value | undefined;
let filterWrite: WriteFilter = (_, value) => value;

/** Sets the filter that each write passes. Guests' pages set none, so they don't load its code. */
export function setWriteFilter(filter: WriteFilter): void {
  filterWrite = filter;
}

/**
 * A value in the browser's storage that all tabs share, or in the tab's own. Lasts for this visit if there's no storage.
 * Invalid values are ignored.
 */
export function persistedValue<Schema extends z.ZodMiniType>(
  place: string,
  schema: Schema,
  storage: () => Storage = () => localStorage,
) {
  type Value = z.infer<Schema> | undefined;
  const listeners = new Set<() => void>();
  let cached: { value: Value } | undefined;
  let isPersisted = true;

  function stored(): Value {
    const text = attempt(() => storage().getItem(place));
    return text ? schema.safeParse(attempt(() => JSON.parse(text))).data : undefined;
  }

  function publish(value: Value): void {
    cached = { value };
    for (const listener of listeners) listener();
  }

  rereads.set(place, () => cached && publish(stored()));

  function followOtherTabs({ key }: StorageEvent): void {
    if (key === place || key === null) publish(stored());
  }

  return {
    /** The value after a reload. */
    stored,
    read(): Value {
      cached ??= { value: stored() };
      return cached.value;
    },
    /** Includes other tabs' writes whose event hasn't arrived yet. */
    latest: (): Value => (isPersisted ? stored() : cached?.value),
    write(whole: Value): void {
      const value = filterWrite(place, whole);
      const isWritten = attempt(() => {
        if (value) storage().setItem(place, JSON.stringify(value));
        else storage().removeItem(place);
        return true;
      });
      isPersisted = isWritten ?? false;
      publish(value);
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
