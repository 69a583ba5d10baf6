import * as z from "zod/mini";

/** The same text, cleaned before anything but its first length is checked, so that only what is stored counts. */
export function cleanFirst(schema: z.ZodMiniString<string>, clean: (text: string) => string) {
  const [length, ...checks] = schema.def.checks ?? [];
  return schema.clone({
    ...schema.def,
    checks: [...(length ? [length] : []), z.overwrite(clean), ...checks],
  });
}
