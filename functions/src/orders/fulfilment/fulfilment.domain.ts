import { findAuditEventsAbout } from "../../audit-log/audit-log.store.ts";
import type { FulfilledOrder, FulfilOrder, FulfilOrders } from "../../contract/admin/fulfilment.ts";
import type { ErrorCode } from "../../contract/errors.ts";
import type { ShownOrder } from "../../contract/orders.ts";
import { AppError, changedMeanwhile, notFound } from "../../core/app-error.ts";
import type { Actor } from "../../core/caller.ts";
import { type IdempotentRequest, requestOfItem } from "../../core/idempotency.ts";
import { mapUnique } from "../../core/map-unique.ts";
import type { StoredAuditEvent, StoredOrder } from "../../firestore/collections.ts";
import { inTransaction } from "../../firestore/db.ts";
import type { Found } from "../../firestore/found.ts";
import { once } from "../../firestore/once.ts";
import { findEmails } from "../../identity/users.store.ts";
import { queueMail } from "../../outbox/outbox.store.ts";
import { recordDemand } from "../../parts/internals.store.ts";
import { encodeOrder } from "../order-codec.ts";
import * as store from "../orders.store.ts";
import { advanceOrder } from "./fulfilment-rule.ts";

export type AdminsOrder = Omit<StoredOrder, "history" | "returns"> &
  Pick<ShownOrder, "account" | "history" | "returns">;

export function toAdminsOrder(order: StoredOrder): AdminsOrder {
  const { ownerUid, accountHash = null, isUnverified = false } = order;
  return { ...order, account: { _id: ownerUid ?? accountHash, isUnverified } };
}

/** Who took the steps and the pieces back is in the audit log alone: an order's owner may read its document. */
export async function withActors(order: StoredOrder): Promise<AdminsOrder> {
  const { history, returns, ...rest } = toAdminsOrder(order);
  if (!history && !returns) return rest;
  const events = await findAuditEventsAbout(order._id);
  const emails = await findEmails([...new Set(events.map(({ who }) => who))]);
  function actorOf(matches: (event: StoredAuditEvent) => boolean) {
    const who = events.find(matches)?.who;
    const email = who === undefined ? undefined : emails.get(who);
    return { ...(who !== undefined && { who }), ...(email !== undefined && { email }) };
  }
  const steps = history?.map((step) => ({
    ...step,
    ...actorOf(({ what }) => what === `order_${step.handling}`),
  }));
  const back = returns?.map((one) => ({
    ...one,
    ...actorOf(({ what, at }) => what === "order_returned" && at === one.at),
  }));
  return { ...rest, ...(steps && { history: steps }), ...(back && { returns: back }) };
}

/** The order as an admin saw it, or the refusal that shows it as it is now. */
export async function findAtVersion(id: string, version: number): Promise<Found<StoredOrder>> {
  const order = await store.findOrder(id);
  if (!order) throw notFound("order");
  if (order.data.version !== version) {
    throw changedMeanwhile("order", encodeOrder(toAdminsOrder(order.data)));
  }
  return order;
}

function advance(actor: Actor, id: string, { version, ...step }: FulfilOrder): Promise<StoredOrder> {
  return inTransaction(async (tx) => {
    const order = await findAtVersion(id, version);
    const changes = advanceOrder(order.data, step, new Date().toISOString());
    store.changeStatus(tx, actor, order, changes);
    const { ownerUid, productId, quantity } = order.data;
    if (changes.handling === "picked") recordDemand(tx, productId, { reserved: -quantity });
    if (changes.handling === "sent" && ownerUid !== null) {
      queueMail(tx, { name: `sent-${id}`, kind: "order_sent", ownerUid, orderIds: [id] });
    }
    return { ...order.data, ...changes };
  });
}

export async function fulfilOrder(actor: Actor, id: string, body: FulfilOrder): Promise<AdminsOrder> {
  return withActors(await advance(actor, id, body));
}

const refusals: Partial<Record<ErrorCode, FulfilledOrder["result"]>> = {
  not_found: "gone",
  not_next: "not_next",
  changed_meanwhile: "changed_meanwhile",
};

export function fulfilOrders(
  actor: Actor,
  { items, ...step }: FulfilOrders,
  request?: IdempotentRequest,
): Promise<FulfilledOrder[]> {
  return mapUnique(items, async ({ _id, version }) => {
    try {
      const ofItem = request && requestOfItem(request, _id);
      await once(ofItem, actor.uid, () => advance(actor, _id, { version, ...step }));
      return { _id, result: "done" };
    } catch (failure) {
      const result = failure instanceof AppError ? refusals[failure.code] : undefined;
      if (!result) throw failure;
      const { present } = failure as AppError;
      return { _id, result, ...(present !== undefined && { present: present as ShownOrder }) };
    }
  });
}
