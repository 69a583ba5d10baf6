import type * as z from "zod/mini";

/** The first error message for each field. */
export function fieldErrors(result: z.core.util.SafeParseResult<unknown>): Readonly<Record<string, string>> {
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join(".")] ??= issue.message;
  return errors;
}
