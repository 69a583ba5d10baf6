import { findAuditEventsAbout } from "../../audit/audit.store.ts";
import type { HandledOrder, HandleOrder, HandleOrders } from "../../contract/admin/handling.ts";
import type { ErrorCode } from "../../contract/errors.ts";
import type { ShownOrder } from "../../contract/orders.ts";
import { AppError, changedMeanwhile, notFound } from "../../core/app-error.ts";
import type { Actor } from "../../core/caller.ts";
import { mapUnique } from "../../core/map-unique.ts";
import type { StoredAuditEvent, StoredOrder } from "../../firestore/collections.ts";
import { inTransaction } from "../../firestore/db.ts";
import type { Found } from "../../firestore/found.ts";
import { findEmails } from "../../identity/users.store.ts";
import { queueMail } from "../../outbox/outbox.store.ts";
import { recordDemand } from "../../parts/internals.store.ts";
import { encodeOrder } from "../order-codec.ts";
import * as store from "../orders.store.ts";
import { stepOf } from "./handling-rule.ts";

export type AdminsOrder = Omit<StoredOrder, "history" | "returns"> &
  Pick<ShownOrder, "account" | "history" | "returns">;

export function forAdmin(order: StoredOrder): AdminsOrder {
  const { ownerUid, accountHash = null, isUnverified = false } = order;
  return { ...order, account: { _id: ownerUid ?? accountHash, isUnverified } };
}

/** Who took the steps and the pieces back is in the audit log alone: an order's owner may read its document. */
export async function withActors(order: StoredOrder): Promise<AdminsOrder> {
  const { history, returns, ...rest } = forAdmin(order);
  if (!history && !returns) return rest;
  const events = await findAuditEventsAbout(order._id);
  const emails = await findEmails([...new Set(events.map(({ who }) => who))]);
  function actorOf(isMeant: (event: StoredAuditEvent) => boolean) {
    const who = events.find(isMeant)?.who;
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
export async function findSeen(id: string, version: number): Promise<Found<StoredOrder>> {
  const order = await store.findOrder(id);
  if (!order) throw notFound("order");
  if (order.data.version !== version) {
    throw changedMeanwhile("order", encodeOrder(forAdmin(order.data)));
  }
  return order;
}

function takeStep(actor: Actor, id: string, { version, ...step }: HandleOrder): Promise<StoredOrder> {
  return inTransaction(async (tx) => {
    const order = await findSeen(id, version);
    const changes = stepOf(order.data, step, new Date().toISOString());
    store.changeStatus(tx, actor, order, changes);
    const { ownerUid, productId, quantity } = order.data;
    if (changes.handling === "picked") recordDemand(tx, productId, { reserved: -quantity });
    if (changes.handling === "sent" && ownerUid !== null) {
      queueMail(tx, { name: `sent-${id}`, kind: "order_sent", ownerUid, orderIds: [id] });
    }
    return { ...order.data, ...changes };
  });
}

export async function handleOrder(actor: Actor, id: string, body: HandleOrder): Promise<AdminsOrder> {
  return withActors(await takeStep(actor, id, body));
}

const refusals: Partial<Record<ErrorCode, HandledOrder["result"]>> = {
  not_found: "gone",
  not_next: "not_next",
  changed_meanwhile: "changed_meanwhile",
};

export function handleOrders(actor: Actor, { items, ...step }: HandleOrders): Promise<HandledOrder[]> {
  return mapUnique(items, async ({ _id, version }) => {
    try {
      await takeStep(actor, _id, { version, ...step });
      return { _id, result: "done" };
    } catch (failure) {
      const result = failure instanceof AppError ? refusals[failure.code] : undefined;
      if (!result) throw failure;
      const { present } = failure as AppError;
      return { _id, result, ...(present !== undefined && { present: present as ShownOrder }) };
    }
  });
}
