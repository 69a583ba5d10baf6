import * as z from "zod/mini";

/** The same text, cleaned before anything is checked, so that only what is stored counts. */
export function cleanFirst(schema: z.ZodMiniString<string>, clean: (text: string) => string) {
  const { checks = [] } = schema.def;
  return schema.clone({ ...schema.def, checks: [z.overwrite(clean), ...checks] });
}
