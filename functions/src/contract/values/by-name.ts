import * as z from "zod/mini";

/** A value for each of any names. In the web, `z.record` would add a tenth to the zod that every page loads. */
export function byName<Value extends z.ZodMiniType>(value: Value) {
  return z.catchall(z.object({}), value);
}

/** A value for each of these names. */
export function forEach<Name extends string, Value extends z.ZodMiniType>(
  names: readonly Name[],
  value: Value,
) {
  return z.object(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);
}
