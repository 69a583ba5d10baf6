import { type ChangeProducts, changeProducts } from "@carparts/functions/contract/admin/bulk-changes";
import type { ChangedPart } from "@carparts/functions/contract/admin/part-changes";
import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { type Run, useChunkedRun } from "#lib/chunked-run.ts";
import { refresh } from "#lib/refresh.ts";
import { everyPart, type PartsState } from "../managed-parts.queries.ts";

const MOST_AT_ONCE = 200;

export type Seen = Pick<ListedPart, "_id" | "version" | "name">;
export type BulkRun = Run<Seen, ChangedPart>;
export type Change = Pick<ChangeProducts, "change" | "why">;

/** What the list's filters find, on all pages. */
export function useFoundParts() {
  return useMutation({
    async mutationFn({ state, signal }: { state: PartsState["state"]; signal: AbortSignal }) {
      const found: Seen[] = [];
      for await (const page of everyPart(state, signal)) found.push(...page);
      return found;
    },
  });
}

/** Changes many parts alike, or says what a change would make of them. */
export function useBulkChange() {
  const queryClient = useQueryClient();
  const { run, start, stop } = useChunkedRun<Seen, ChangedPart>(MOST_AT_ONCE);
  return {
    run,
    stop,
    async begin(parts: readonly Seen[], change: Change, isDryRun: boolean): Promise<BulkRun> {
      const end = await start(parts, async (chunk) => {
        const items = chunk.map(({ _id, version }) => ({ _id, version }));
        return (await call(changeProducts, { body: { items, ...change, isDryRun } })).items;
      });
      if (!isDryRun) void refresh(queryClient, "products");
      return end;
    },
  };
}
