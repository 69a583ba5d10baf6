import { type ChangeProducts, changeProducts } from "@carparts/functions/contract/admin/bulk-changes";
import type { ChangedPart } from "@carparts/functions/contract/admin/part-changes";
import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { type Run, useChunkedRun } from "#lib/chunked-run.ts";
import { refresh } from "#lib/refresh.ts";
import { everyPart, type PartsState } from "../managed-parts.queries.ts";

/** Fewer than the API takes: a call that writes has eight seconds, and can only be stopped after it. */
const MOST_CHANGED = 50;
const MOST_PREVIEWED = 200;

export type PartVersion = Pick<ListedPart, "_id" | "version" | "name">;
export type BulkRun = Run<PartVersion, ChangedPart>;
export type BulkChange = Pick<ChangeProducts, "change" | "why">;

/** Finds all parts that match the list's filters, on all pages. */
export function useFoundParts() {
  return useMutation({
    async mutationFn({ state, signal }: { state: PartsState["state"]; signal: AbortSignal }) {
      const found: PartVersion[] = [];
      for await (const page of everyPart(state, signal)) found.push(...page);
      return found;
    },
  });
}

/** Changes many parts alike, or says what a change would make of them. */
export function useBulkChange() {
  const queryClient = useQueryClient();
  const { run, start, stop } = useChunkedRun<PartVersion, ChangedPart>();
  const unsure = useRef(new Set<string>());
  const [changeId] = useState(() => crypto.randomUUID());

  async function send(
    chunk: readonly PartVersion[],
    change: BulkChange,
    isDryRun: boolean,
  ): Promise<ChangedPart[]> {
    const items = chunk.map(({ _id, version }) => ({ _id, version }));
    try {
      const answer = await call(changeProducts, { body: { items, ...change, changeId, isDryRun } });
      return answer.items.map((part) => (unsure.current.has(part._id) ? assumeDone(part) : part));
    } catch (error) {
      if (!isDryRun) for (const { _id } of items) unsure.current.add(_id);
      throw error;
    }
  }

  return {
    run,
    stop,
    /** By it the change is undone. */
    changeId,
    async begin(parts: readonly PartVersion[], change: BulkChange, isDryRun: boolean): Promise<BulkRun> {
      const most = isDryRun ? MOST_PREVIEWED : MOST_CHANGED;
      const end = await start(
        parts,
        () => most,
        (chunk) => send(chunk, change, isDryRun),
      );
      if (!isDryRun) void refresh(queryClient, "products", "trash");
      return end;
    },
  };
}

/** A call whose answer got lost may have done its work. */
function assumeDone(part: ChangedPart): ChangedPart {
  if (part.result !== "conflict") return part;
  return { ...part, reason: "It has changed meanwhile, maybe by your last try, whose answer was lost." };
}
