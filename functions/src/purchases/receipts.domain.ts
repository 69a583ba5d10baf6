import { randomUUID } from "node:crypto";
import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import { notifyWaiting } from "../back-in-stock/back-in-stock.store.ts";
import { monthOf, shopDayOf } from "../books/shop-day.ts";
import { recordChange } from "../change-history/change-history.store.ts";
import type { Purchase } from "../contract/admin/purchases.ts";
import type { ReceiptResult, Receive, ReceivedLine } from "../contract/admin/receipts.ts";
import { type Money, moneyOf } from "../contract/values/money.ts";
import { AppError } from "../core/app-error.ts";
import type { ActiveUid, Actor } from "../core/caller.ts";
import { type IdempotentRequest, recordIdOf } from "../core/idempotency.ts";
import type { StoredPurchase } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import type { Found } from "../firestore/found.ts";
import { findAnswer, storeAnswer } from "../firestore/once.ts";
import { assertNotDeleting, mapDeletionError } from "../identity/account-deletion.store.ts";
import { lockOrdered, type OrderedPart, writeOrdered } from "../parts/on-order.store.ts";
import { findMovements } from "../stock/movements.store.ts";
import { bookReceived, findStocks, type VersionedStock } from "../stock/stock.store.ts";
import { inStockQueue } from "../stock/stock-queue.ts";
import { encodePurchase } from "./purchase-codec.ts";
import { stateOf } from "./purchase-rule.ts";
import { findPurchase, notNext, purchaseKey } from "./purchases.domain.ts";
import { updatePurchase } from "./purchases.store.ts";
import { averageCost, isReceivable, resultOf } from "./receipt-rule.ts";
import { recordSpent } from "./spending.store.ts";

interface Received {
  readonly purchase: Purchase;
  readonly items: ReceiptResult[];
}

/** One commit, of which no part is without the others. */
export async function receive(
  actor: Actor,
  purchaseId: string,
  { lines, note }: Receive,
  request?: IdempotentRequest,
): Promise<Received> {
  const { data } = await findPurchase(purchaseId);
  assertOnPurchase(data, lines);
  if (!isReceivable(data) && !(request && (await findAnswer(request))))
    throw notNext(data.state === "draft" ? "Send the purchase first." : "The purchase is closed.");
  // The same for each try, so that none books what another one has booked.
  const name = request?.recordId ?? randomUUID();
  const ids = lines.map(({ productId }) => productId);
  const movementIds = new Map(ids.map((id) => [id, recordIdOf(name, id)]));
  const work = async (tx: Transaction) => {
    const [record, booked, before, parts, ordered] = await Promise.all([
      request && findAnswer(request),
      findMovements([...movementIds.values()]),
      findPurchase(purchaseId),
      findStocks(ids),
      lockOrdered(tx, ids),
    ]);
    const who = assertNotDeleting(tx, actor.uid);
    const back: string[] = [];
    let { lines: present } = before.data;
    let cents = 0;
    const wanted: Booked[] = [];
    const items = lines.map((line): ReceiptResult => {
      const { productId } = line;
      if (booked.has(movementIds.get(productId) ?? "")) return { productId, result: "done" };
      const part = parts.get(productId);
      const own = present.find((each) => each.productId === productId);
      if (!part || !own) return { productId, result: "gone" };
      const result = resultOf(before.data, own, line);
      if (result !== "done") return { productId, result };
      const cost = line.cost === undefined ? own.cost : moneyOf(Math.round(line.cost * 100));
      const now = { ...own, received: own.received + line.pieces };
      present = present.map((each) => (each === own ? now : each));
      cents += (cost?.cents ?? 0) * line.pieces;
      wanted.push({ part, pieces: line.pieces, cost });
      return { productId, result };
    });
    if (wanted.length === 0) return { purchase: before.data, items, back };
    const month = monthOf(shopDayOf(Date.now()));
    const { spent, version } = before.data;
    const after: StoredPurchase = {
      ...{ ...before.data, lines: present, state: stateOf(present), version: version + 1 },
      spent: { ...spent, [month]: (spent[month] ?? 0) + cents },
    };
    updatePurchase(tx, before, after);
    recordSpent(tx, month, after.supplier._id, cents);
    if (request && !record) storeAnswer(tx, request, { ownerUid: actor.uid });
    for (const each of wanted) {
      const { _id } = each.part.data;
      const isBack = bookPart(tx, each, ordered.get(_id), after, {
        ...{ who, movementId: movementIds.get(_id) ?? "", note },
      });
      if (isBack) back.push(_id);
    }
    recordAuditEvent(tx, actor, "purchase_received", after.number, note);
    return { purchase: after, items, back };
  };
  const { purchase, items, back } = await mapDeletionError(
    actor.uid,
    inStockQueue([purchaseKey(purchaseId), ...ids], work),
  );
  for (const id of back) await notifyWaiting(id);
  return { purchase: encodePurchase(purchase), items };
}

function assertOnPurchase({ lines }: StoredPurchase, received: readonly ReceivedLine[]): void {
  const ordered = new Set(lines.map(({ productId }) => productId));
  const named = new Set<string>();
  const fields: Record<string, string> = {};
  for (const [place, { productId }] of received.entries()) {
    if (!ordered.has(productId)) fields[`lines.${place}.productId`] = "This part is not on the purchase.";
    else if (named.has(productId)) fields[`lines.${place}.productId`] = "This part is named twice.";
    named.add(productId);
  }
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError("invalid", message, { fields });
}

interface Booked {
  readonly part: Found<VersionedStock>;
  readonly pieces: number;
  readonly cost: Money | null;
}

interface Booking {
  readonly who: ActiveUid;
  readonly movementId: string;
  readonly note: string | undefined;
}

/** Returns whether the part is available again. */
function bookPart(
  tx: Transaction,
  { part, pieces, cost: billed }: Booked,
  ordered: OrderedPart | undefined,
  purchase: StoredPurchase,
  { who, movementId, note }: Booking,
): boolean {
  const { _id: productId, quantity, version } = part.data;
  const { cost: before = null, reserved: taken = 0 } = ordered ?? {};
  const reserved = Math.max(0, taken);
  const cost = averageCost(before, quantity + reserved, { pieces, cost: billed });
  const isOther = cost?.cents !== before?.cents;
  const reason = note === undefined ? purchase.number : `${purchase.number}: ${note}`;
  const expected = ordered ? writeOrdered(tx, ordered, purchase, isOther ? { cost } : {}) : null;
  if (isOther) {
    const changes = { cost: { before, after: cost } };
    recordChange(tx, { productId, cause: "receive", changes, who, version: version + 1 });
  }
  const received = { pieces, reason, who, expected, ...(isOther && { version: version + 1 }) };
  return bookReceived(tx, part, received, movementId);
}
