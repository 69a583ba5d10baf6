import { byName } from "@carparts/functions/contract/values/by-name";
import type * as z from "zod/mini";
import { persistedValue } from "./persisted-value.ts";

/** This tab's values by name, which survive a reload and the end of the session. */
export function persistedRecord<Schema extends z.ZodMiniType>(place: string, schema: Schema) {
  type Value = z.infer<Schema>;
  const { read, write, subscribe } = persistedValue(place, byName(schema), () => sessionStorage);
  return {
    subscribe,
    /** In the order they were set. */
    all: (): Readonly<Record<string, Value>> | undefined => read(),
    /** Undefined removes it. */
    set(name: string, value: Value | undefined): void {
      const { [name]: _, ...others } = read() ?? {};
      const all = value === undefined ? others : { ...others, [name]: value };
      write(Object.keys(all).length > 0 ? all : undefined);
    },
  };
}
