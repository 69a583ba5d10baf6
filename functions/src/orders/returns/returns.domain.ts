import { notifyWaiting } from "../../back-in-stock/back-in-stock.store.ts";
import {
  type Checkout,
  depositsToCredit,
  orderFieldsOf,
  withCredit,
  withCreditNumber,
} from "../../books/checkout-rule.ts";
import { findLedger, type Ledger, saveLedger } from "../../books/checkouts.store.ts";
import {
  type Creditable,
  type CreditedPieces,
  findCreditable,
  type LockedSeries,
  lockSeries,
  nextNumberOf,
  writeCredit,
} from "../../books/papers.store.ts";
import type { ReturnPieces } from "../../contract/admin/returns.ts";
import { notFound } from "../../core/app-error.ts";
import type { Actor } from "../../core/caller.ts";
import type { StoredOrder } from "../../firestore/collections.ts";
import type { Transaction } from "../../firestore/db.ts";
import { asDeletionError, assertNotDeleting } from "../../identity/account-deletion.store.ts";
import { queueMail } from "../../outbox/outbox.store.ts";
import { recordDemand } from "../../parts/internals.store.ts";
import { bookReturnedPieces, findStockOrNone } from "../../stock/stock.store.ts";
import { inStockQueue } from "../../stock/stock-queue.ts";
import { type AdminsOrder, findAtVersion, shown, withActors } from "../fulfilment/fulfilment.domain.ts";
import * as store from "../orders.store.ts";
import { createReturn } from "./returns-rule.ts";

interface ReturnCredit {
  readonly ledger: Ledger;
  /** With what came back credited. */
  readonly checkout: Checkout;
  readonly credited: CreditedPieces;
  /** Where it's to be written on a credit note. */
  readonly onPaper: { readonly creditable: Creditable; readonly locked: LockedSeries } | undefined;
}

type Returned = ReturnType<typeof createReturn>["changes"];

/** No piece is credited twice: those of an earlier credit note aren't. Reads, so it comes before all writes. */
async function findCredit(
  tx: Transaction,
  order: StoredOrder,
  { returned, returns }: Returned,
): Promise<ReturnCredit | undefined> {
  const ledger = await findLedger(tx, order);
  const line = ledger?.checkout.lines.find(({ orderId }) => orderId === order._id);
  if (!ledger || !line) return undefined;
  const pieces = Math.max(0, returned - line.credited);
  const deposits = depositsToCredit(line.creditedDeposits, order, { returns });
  const credited = { orderId: order._id, pieces, deposits };
  const checkout = withCredit(ledger.checkout, order._id, credited);
  const isOnPaper = line.invoice !== undefined && pieces + deposits > 0;
  const creditable = isOnPaper ? await findCreditable(line.invoice ?? "") : undefined;
  const onPaper = creditable && { creditable, locked: await lockSeries(tx, "credit") };
  return { ledger, checkout, credited, onPaper };
}

function writeReturnCredit(
  tx: Transaction,
  actor: Actor,
  { onPaper, credited }: ReturnCredit,
  reason: string,
): void {
  if (!onPaper) return;
  const credit = { credited: [credited], isShipping: false, reason };
  writeCredit(tx, actor, onPaper.locked, onPaper.creditable, credit);
}

function creditOfLast({ returns = [] }: StoredOrder): string | null {
  return returns.at(-1)?.credit ?? null;
}

/** A retry is shown what the first try was answered. */
function withCreditOf(order: StoredOrder) {
  return { ...shown(order), credit: creditOfLast(order) };
}

/** The last of its returns with the number of its credit note. */
function withNumber(changes: Returned, credit: string | undefined): Returned {
  if (credit === undefined) return changes;
  const [earlier, last] = [changes.returns.slice(0, -1), changes.returns.slice(-1)];
  return { ...changes, returns: [...earlier, ...last.map((one) => ({ ...one, credit }))] };
}

interface BookedReturn {
  readonly order: StoredOrder;
  readonly credit: string | null;
  /** The part is available again. */
  readonly isBack: boolean;
}

async function book(tx: Transaction, actor: Actor, id: string, body: ReturnPieces): Promise<BookedReturn> {
  const order = await findAtVersion(id, body.version, withCreditOf);
  const { productId, createdAt, ownerUid } = order.data;
  const stock = await findStockOrNone(tx, productId);
  const { changes, booked } = createReturn(order.data, body, stock?.data, new Date().toISOString());
  const credit = await findCredit(tx, order.data, changes);
  const who = assertNotDeleting(tx, actor.uid);
  const number = credit?.onPaper && nextNumberOf(credit.onPaper.locked);
  const returned = withNumber(changes, number);
  const follows = credit ? orderFieldsOf(credit.checkout, id) : {};
  store.bookReturn(tx, actor, order, { changes: { ...returned, ...follows }, booked });
  if (credit) {
    // Comes after the order, which is as it was read until then: an invoice that isn't late any more marks it, too.
    writeReturnCredit(tx, actor, credit, booked.reason);
    const { ledger, checkout } = credit;
    saveLedger(tx, ledger, number === undefined ? checkout : withCreditNumber(checkout, number), {
      written: [id],
    });
  }
  if (ownerUid !== null) {
    const name = `returned-${id}-${changes.version}`;
    queueMail(tx, { name, kind: "order_returned", ownerUid, orderIds: [id] });
  }
  let isBack = false;
  if (stock && booked.isRestocked) {
    isBack = bookReturnedPieces(tx, stock, { orderId: id, ...booked }, who);
    recordDemand(tx, productId, { sold: -booked.pieces, at: createdAt });
  }
  return { order: { ...order.data, ...returned, ...follows }, credit: number ?? null, isBack };
}

/** One commit changes the order, and the stock if the pieces can be sold again. */
export async function returnPieces(
  actor: Actor,
  id: string,
  body: ReturnPieces,
): Promise<{ order: AdminsOrder; credit: string | null }> {
  const productId = (await store.findOrder(id))?.data.productId;
  if (productId === undefined) throw notFound("order");
  try {
    const { order, credit, isBack } = await inStockQueue(productId, (tx) => book(tx, actor, id, body));
    if (isBack) await notifyWaiting(productId);
    return { order: await withActors(order), credit };
  } catch (failure) {
    throw await asDeletionError(failure, actor.uid);
  }
}
