import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { NOBODY, pendingOps } from "#lib/sync/pending-ops.ts";

const MOST_GUEST_OPS = 30;
const LONGEST_MILLISECONDS = 24 * 3_600_000;

const SavedOp = z.object({
  _id: z.string(),
  name: z.string(),
  /** True asks for an email when it's available; null takes it off the list. */
  notify: z.nullable(z.boolean()),
  at: z.number(),
});
export type SavedOp = z.infer<typeof SavedOp>;

export type SavablePart = Pick<SavedOp, "_id" | "name">;

/** Parts that an account saved here or took off its list. A guest's are saved once they sign in. */
export const savedOps = pendingOps("saved", SavedOp, ({ _id }) => _id);

/** Old ones may be another person's than the next who signs in. */
export function guestOps(): readonly SavedOp[] {
  const oldest = Date.now() - LONGEST_MILLISECONDS;
  return savedOps.listFor(NOBODY).filter(({ at }) => at > oldest);
}

export function addSavedOp(owner: string, { _id, name }: SavablePart, notify: boolean | null): void {
  savedOps.add(owner, [{ _id, name, notify, at: Date.now() }]);
  savedOps.remove(NOBODY, savedOps.listFor(NOBODY).slice(0, -MOST_GUEST_OPS));
}

const NONE: readonly SavedOp[] = [];

/** An account's, or a guest's without one. None in prerendered pages. */
export function useSavedOps(uid?: string): readonly SavedOp[] {
  const all = useSyncExternalStore(savedOps.subscribe, savedOps.read, () => undefined);
  if (all === undefined) return NONE;
  return uid === undefined ? guestOps() : savedOps.listFor(uid);
}
