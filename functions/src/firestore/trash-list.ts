import type { TrashList } from "../contract/admin/trash.ts";
import { sha256 } from "../core/sha256.ts";

interface Deleted {
  readonly kind?: unknown;
  readonly who?: unknown;
  readonly accountHash?: unknown;
}

/** The kinds under which a deleted thing is listed, also those of earlier releases, which may be damaged. */
export function listOf({ kind, who, accountHash }: Deleted): TrashList {
  const isOwn = accountHash !== undefined && accountHash === sha256(String(who));
  return kind === "order" && isOwn ? "cancelled" : (kind as TrashList);
}
