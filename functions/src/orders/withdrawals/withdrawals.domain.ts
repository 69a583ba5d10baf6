import type { WithdrawalReceived, WithdrawByNumber } from "../../contract/withdrawals.ts";
import { AppError, notFound } from "../../core/app-error.ts";
import { AttemptLimit } from "../../core/attempt-limit.ts";
import type { Actor } from "../../core/caller.ts";
import { ReadQuota, withQuota } from "../../core/read-quota.ts";
import { readEnvironment } from "../../environment.ts";
import type { StoredOrder } from "../../firestore/collections.ts";
import { inTransaction, type Transaction } from "../../firestore/db.ts";
import type { Found } from "../../firestore/found.ts";
import { asDeletionError, assertNotDeleting } from "../../identity/account-deletion.store.ts";
import { acknowledgementOf, queueMail } from "../../outbox/outbox.store.ts";
import { findOrder, hashContact } from "../orders.store.ts";
import { assertInTime, createWithdrawal, withdrawalPeriod } from "./withdrawal-rule.ts";
import * as store from "./withdrawals.store.ts";

const guests = new ReadQuota(readEnvironment(process.env).GUEST_READS_PER_MINUTE);

/** More than anybody needs, and too few to guess an email. */
const triesOfNumber = new AttemptLimit(30, 60 * 60 * 1000);

interface Declared {
  /** The address of the acknowledgement. */
  readonly email?: string;
  /** For the audit log. */
  readonly reason?: string;
}

/** Once, and the acknowledgement with it. */
async function declareOnce(
  tx: Transaction,
  actor: Actor,
  order: Found<StoredOrder>,
  { email = order.data.email, reason }: Declared = {},
): Promise<StoredOrder> {
  if (!withdrawalPeriod) throw notFound("withdrawal");
  const { _id, withdrawnAt } = order.data;
  if (withdrawnAt !== undefined) return order.data;
  assertInTime(await store.findTogether(order), withdrawalPeriod);
  const changes = { ...createWithdrawal(order.data, new Date().toISOString()), email };
  store.bookWithdrawal(tx, actor, order, changes, reason);
  queueMail(tx, { name: acknowledgementOf(_id), kind: "order_withdrawn", ownerUid: null, orderIds: [_id] });
  return { ...order.data, ...changes };
}

/** For anyone but its customer the order doesn't exist, so nobody else can withdraw. */
export async function withdraw(actor: Actor, id: string): Promise<StoredOrder> {
  try {
    return await inTransaction(async (tx) => {
      const order = await findOrder(id);
      if (order?.data.ownerUid !== actor.uid) throw notFound("order", { isDenial: order !== undefined });
      assertNotDeleting(tx, actor.uid);
      return declareOnce(tx, actor, order);
    });
  } catch (failure) {
    throw await asDeletionError(failure, actor.uid);
  }
}

function isContact({ _id, email, contactHash }: StoredOrder, typed: string): boolean {
  return email === typed || contactHash === hashContact(_id, typed);
}

function isTooLate(failure: unknown): boolean {
  return failure instanceof AppError && failure.code === "not_next";
}

/** Doesn't disclose whether the order exists or can still be withdrawn from. */
export async function withdrawByNumber(
  { number, email }: WithdrawByNumber,
  requestId: string,
): Promise<WithdrawalReceived> {
  if (!withdrawalPeriod) throw notFound("withdrawal");
  triesOfNumber.take(number);
  const at = new Date().toISOString();
  try {
    await withQuota(guests, () => declareByNumber({ number, email }, requestId));
  } catch (failure) {
    if (!isTooLate(failure)) throw failure;
  }
  return { number, email, at };
}

function declareByNumber({ number, email }: WithdrawByNumber, requestId: string): Promise<void> {
  return inTransaction(async (tx) => {
    const found = await store.findByNumber(number);
    const order = found.find(({ data }) => isContact(data, email));
    if (!order) return;
    const { _id, ownerUid, accountHash = _id } = order.data;
    const actor = { uid: ownerUid ?? accountHash, requestId };
    await declareOnce(tx, actor, order, { email, reason: "By order number and email." });
  });
}
