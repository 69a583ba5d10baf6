import type * as z from "zod/mini";
import type { Unread } from "./primitives.ts";
import { amountHint, wholeHint } from "./typed-words.ts";

/** Says what is wrong with a value, and the right form of a number that can't be read. */
export function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== "custom" || !issue.params) return issue.message;
  const { typed, isWhole } = issue.params as Unread;
  return `${issue.message} ${isWhole ? wholeHint(typed) : amountHint(typed)}`.trim();
}
