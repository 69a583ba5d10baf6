import type * as z from "zod/mini";

/** The first error message for each field. The back office has words for the right form of what can't be read, too. */
export function issuesByField(
  result: z.core.util.SafeParseResult<unknown>,
  wordsOf: (issue: z.core.$ZodIssue) => string = ({ message }) => message,
): Readonly<Record<string, string>> {
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join(".")] ??= wordsOf(issue);
  return errors;
}
