import type { ReorderedPart } from "@carparts/functions/contract/admin/reorder";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { persistedRecord } from "#lib/persisted-record.ts";

/** The pieces that an admin orders in place of those that are proposed, by account and part. */
const stored = persistedRecord("reorderAmounts", z.int());

export function useReorderAmounts(uid: string) {
  const all = useSyncExternalStore(stored.subscribe, stored.all, () => undefined);
  const nameOf = ({ _id }: Pick<ReorderedPart, "_id">) => `${uid} ${_id}`;
  return {
    piecesOf: (part: ReorderedPart): number => all?.[nameOf(part)] ?? part.pieces,
    /** Null takes the proposal again. */
    change(part: ReorderedPart, pieces: number | null): void {
      stored.set(nameOf(part), pieces === null || pieces === part.pieces ? undefined : pieces);
    },
    /** The next proposal of these parts isn't what was ordered last. */
    forget(parts: readonly Pick<ReorderedPart, "_id">[]): void {
      for (const part of parts) stored.set(nameOf(part), undefined);
    },
  };
}
export type ReorderAmounts = ReturnType<typeof useReorderAmounts>;
