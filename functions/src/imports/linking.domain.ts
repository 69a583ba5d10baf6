import { normaliseNumber } from "../contract/values/part-number.ts";
import type { Actor } from "../core/caller.ts";
import { inTransaction } from "../firestore/db.ts";
import { findWholePart } from "../parts/whole-part.store.ts";
import { findOwners } from "../products/part-numbers.store.ts";
import { successorFault } from "../products/part-rules.ts";
import { findAwaiting, findImport } from "./imports.store.ts";
import type { Judged } from "./judging.domain.ts";
import { findMark, writeLink } from "./rows.store.ts";

/** Links parts to those that were named before they were there. Looks after the rows are written, so that none is missed. */
export async function linkAwaiting(
  actor: Actor,
  importId: string,
  written: readonly Judged[],
): Promise<void> {
  const whole = await findImport(importId);
  if (!whole?.isAwaiting) return;
  const brought = written.map(({ row }) => normaliseNumber(row.values.partNumber ?? ""));
  const numbers = new Set([...brought, ...written.map(({ awaits = "" }) => awaits)]);
  numbers.delete("");
  const awaiting = await findAwaiting(importId, [...numbers]);
  const owners = await findOwners(awaiting.map(({ row }) => row?.awaits ?? ""));
  for (const { _id, row } of awaiting) {
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
