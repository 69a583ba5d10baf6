import { recordAuditEvent } from "../../audit-log/audit-log.store.ts";
import { notifyWaiting } from "../../back-in-stock/back-in-stock.store.ts";
import { beginAct, endAct, markOf } from "../../change-history/acts.store.ts";
import { recordChange } from "../../change-history/change-history.store.ts";
import type { CountedPart, CountResult, CountStock } from "../../contract/admin/counts.ts";
import type { ActiveUid, Actor } from "../../core/caller.ts";
import { recordIdOf } from "../../core/idempotency.ts";
import { mapUnique } from "../../core/map-unique.ts";
import type { Transaction } from "../../firestore/db.ts";
import { asDeletionError, assertNotDeleting } from "../../identity/account-deletion.store.ts";
import { findWholePart } from "../../parts/whole-part.store.ts";
import { findMovement, newMovementId } from "../movements.store.ts";
import { correct } from "../stock.store.ts";
import { inStockQueue } from "../stock-queue.ts";
import { findStockFault, type Stock } from "../stock-rule.ts";
import { findBooks, MOST_MOVED } from "./counts.store.ts";
import { differenceOf, toCountResult } from "./counts-rule.ts";

const GONE: CountResult = { result: "gone", difference: 0, value: null };

function wrong(reason: string): CountResult {
  return toCountResult(0, null, reason);
}

const NAMED_TWICE = wrong("This part is in the list twice. Add its pieces up in one line.");

export async function countStock(actor: Actor, { lines, ...count }: CountStock): Promise<CountResult[]> {
  const actId = count.isDryRun ? undefined : count.countId;
  if (actId !== undefined) await beginAct(actor, { _id: actId, kind: "count", name: "Quantity" });
  const named = lines.map((line) => ({ ...line, _id: line.productId }));
  const results = new Map(
    await mapUnique(named, async (line) => [line._id, await countPart(actor, line, count)] as const),
  );
  if (actId !== undefined) await endAct(actId);
  return lines.map(({ productId }) => {
    const result = results.get(productId) ?? NAMED_TWICE;
    results.delete(productId);
    return result;
  });
}

function recordCounted(
  tx: Transaction,
  countId: string,
  { _id, quantity }: Stock,
  difference: number,
  who: ActiveUid,
): void {
  const { row } = markOf(countId, _id);
  const changes = { quantity: { before: quantity, after: quantity + difference } };
  recordChange(tx, { productId: _id, cause: "count", changes, row, who });
}

async function countPart(
  actor: Actor,
  { productId, number, ...line }: CountedPart,
  { isDryRun, countId }: Omit<CountStock, "lines">,
): Promise<CountResult> {
  // The same for each retry. No Idempotency-Key has a space.
  const movementId =
    countId === undefined ? newMovementId() : recordIdOf(actor.uid, `count ${countId} ${productId}`);
  let isBack = false;

  async function booked(): Promise<CountResult | undefined> {
    const movement = await findMovement(movementId);
    if (!movement) return undefined;
    const part = await findWholePart(productId);
    return toCountResult(movement.change, part?.data.cost ?? null);
  }

  async function count(tx?: Transaction): Promise<CountResult> {
    const before = countId === undefined ? undefined : await booked();
    if (before) return before;
    const books = await findBooks(productId, number);
    if (!books) return GONE;
    const { stock, cost, reserved } = books;
    const moved = (stock.data.movementCount ?? 0) - number;
    if (moved < 0) return wrong(`This part has no movement ${number} yet. Count it again.`);
    if (moved > MOST_MOVED)
      return wrong(`The stock of this part has changed ${moved} times since. Count it again.`);
    const difference = differenceOf(line, books);
    const fault = findStockFault(stock.data, difference);
    const advice = `New orders take ${reserved} ${reserved === 1 ? "piece" : "pieces"}: delete one of them first.`;
    const result = toCountResult(difference, cost, fault && reserved > 0 ? `${fault} ${advice}` : fault);
    if (!tx || result.result !== "done" || difference === 0) return result;
    const who = assertNotDeleting(tx, actor.uid);
    isBack = correct(tx, stock, { change: difference, who }, movementId);
    if (countId !== undefined) recordCounted(tx, countId, stock.data, difference, who);
    recordAuditEvent(tx, actor, "stock_counted", productId);
    return result;
  }

  if (isDryRun) return count();
  try {
    const result = await inStockQueue(productId, count);
    if (isBack) await notifyWaiting(productId);
    return result;
  } catch (failure) {
    // The commit may have succeeded although its response was lost.
    const before = await booked();
    if (before) return before;
    throw await asDeletionError(failure, actor.uid);
  }
}
