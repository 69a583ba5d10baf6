import type { ChangedPart, ChangeResult } from "@carparts/functions/contract/admin/part-changes";
import { pluralize } from "#ui/format/pluralize.ts";
import type { BulkRun } from "./bulk.queries.ts";

const why: { readonly [result in ChangeResult]?: string } = {
  conflict: "It was changed meanwhile.",
  wrong: "It can't be changed like this.",
  gone: "It no longer exists.",
};

/** Parts that couldn't be changed. */
export function refusalsIn(results: readonly ChangedPart[]) {
  return results
    .filter(({ result }) => result in why)
    .map(({ _id, result, reason }) => ({ _id, reason: reason ?? why[result] }));
}

export function isWithoutTrouble({ results, left, error }: BulkRun): boolean {
  return !error && left.length === 0 && refusalsIn(results).length === 0;
}

export function summaryText({ results, left, isRunning, total }: BulkRun, isDryRun: boolean): string {
  const count = (...kinds: readonly ChangeResult[]) =>
    results.filter(({ result }) => kinds.includes(result)).length;
  const refused = refusalsIn(results).length;
  const counts = [
    [count("update"), isDryRun ? "will change" : "changed"],
    [count("same"), isDryRun ? "will stay the same" : "stayed the same"],
    [refused, isDryRun ? "can't be changed" : "refused"],
    [isRunning ? 0 : left.length, "not reached"],
  ] as const;
  const words = counts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return `${pluralize(total, "part")}: ${words.join(", ") || "none done yet"}.`;
}
