import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { NOBODY, pendingOps } from "#lib/sync/pending-ops.ts";

const MOST_WISHES = 30;
const LONGEST_MILLISECONDS = 24 * 3_600_000;

const SavedOp = z.object({
  _id: z.string(),
  name: z.string(),
  /** True asks for an email when it's available; null takes it off the list. */
  notify: z.nullable(z.boolean()),
  at: z.number(),
});
export type SavedOp = z.infer<typeof SavedOp>;

export type Savable = Pick<SavedOp, "_id" | "name">;

/** Parts that an account saved here or took off its list. Nobody's are wishes: to save once it's known for whom. */
export const savedOps = pendingOps("saved", SavedOp, ({ _id }) => _id);

/** Old wishes aren't those of the next person who signs in. */
export function presentWishes(): readonly SavedOp[] {
  const oldest = Date.now() - LONGEST_MILLISECONDS;
  return savedOps.listFor(NOBODY).filter(({ at }) => at > oldest);
}

export function addSavedOp(owner: string, { _id, name }: Savable, notify: boolean | null): void {
  savedOps.add(owner, [{ _id, name, notify, at: Date.now() }]);
  savedOps.remove(NOBODY, savedOps.listFor(NOBODY).slice(0, -MOST_WISHES));
}

const NONE: readonly SavedOp[] = [];

/** An account's, or wishes without one. None in prerendered pages. */
export function useSavedOps(uid?: string): readonly SavedOp[] {
  const all = useSyncExternalStore(savedOps.subscribe, savedOps.read, () => undefined);
  if (all === undefined) return NONE;
  return uid === undefined ? presentWishes() : savedOps.listFor(uid);
}
