import { OWN_UNDO_MINUTES } from "../contract/undo.ts";
import { sha256 } from "../core/sha256.ts";
import type { StoredTrash } from "../firestore/collections.ts";

type Deleted = Pick<StoredTrash, "kind" | "who" | "accountHash" | "at">;

/** In milliseconds; 0 or less once it's over. */
export function ownUndoMilliseconds({ at }: Pick<Deleted, "at">, now = Date.now()): number {
  return Date.parse(at) + OWN_UNDO_MINUTES * 60_000 - now;
}

/** Customers may restore an order that they have just deleted. An admin's deletion is the shop's decision. */
export function mayUndoOwn(deleted: Deleted, { uid }: { readonly uid: string }): boolean {
  const { kind, who, accountHash } = deleted;
  return kind === "order" && who === uid && accountHash === sha256(uid) && ownUndoMilliseconds(deleted) > 0;
}
