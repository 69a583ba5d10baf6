import { byName } from "@carparts/functions/contract/values/by-name";
import type * as z from "zod/mini";
import { keptValue } from "./kept-value.ts";

/** Values of this tab by their names, so that neither a reload nor the end of a session takes them. */
export function keptByName<Schema extends z.ZodMiniType>(place: string, schema: Schema) {
  type Value = z.infer<Schema>;
  const { read, write, subscribe } = keptValue(place, byName(schema), () => sessionStorage);
  return {
    subscribe,
    /** The one that was kept last is the last. */
    all: (): Readonly<Record<string, Value>> | undefined => read(),
    /** Undefined forgets it. */
    keep(name: string, value: Value | undefined): void {
      const { [name]: _, ...others } = read() ?? {};
      const all = value === undefined ? others : { ...others, [name]: value };
      write(Object.keys(all).length > 0 ? all : undefined);
    },
  };
}
