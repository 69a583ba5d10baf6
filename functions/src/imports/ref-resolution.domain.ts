import { normaliseNumber } from "../contract/values/part-number.ts";
import type { Actor } from "../core/caller.ts";
import { inTransaction } from "../firestore/db.ts";
import { findWholePart } from "../parts/whole-part.store.ts";
import { findOwners } from "../products/part-numbers.store.ts";
import { successorFault } from "../products/part-rules.ts";
import { findImport, findUnresolved } from "./imports.store.ts";
import type { RowResult } from "./row-rule.ts";
import { findMark, writeLink } from "./rows.store.ts";

/** Links parts to those that were named before they were there. Looks after the rows are written, so that none is missed. */
export async function resolveRefs(
  actor: Actor,
  importId: string,
  written: readonly RowResult[],
): Promise<void> {
  const whole = await findImport(importId);
  if (!whole?.isAwaiting) return;
  const brought = written.map(({ row }) => normaliseNumber(row.values.partNumber ?? ""));
  const numbers = new Set([...brought, ...written.map(({ unresolvedRef = "" }) => unresolvedRef)]);
  numbers.delete("");
  const unresolved = await findUnresolved(importId, [...numbers]);
  const owners = await findOwners(unresolved.map(({ row }) => row?.awaits ?? ""));
  for (const { _id, row } of unresolved) {
    const successor = owners.get(row?.awaits ?? "");
    if (successor !== undefined) await link(actor, _id, successor);
  }
}

function link(actor: Actor, markId: string, successor: string): Promise<void> {
  return inTransaction(async (tx) => {
    const mark = await findMark(markId);
    if (mark?.data.row?.awaits === undefined) return;
    const part = await findWholePart(mark.data.productId);
    if (!part) return;
    const fault = await successorFault({ ...part.data, supersededBy: successor }, tx);
    if (fault === undefined) writeLink(tx, actor, mark, part, successor);
  });
}
