import { findAuditEventsAbout } from "../../audit-log/audit-log.store.ts";
import { checkoutIdOf } from "../../books/checkout-rule.ts";
import { findLedgers, saveLedger } from "../../books/checkouts.store.ts";
import { findFault, inPaperQueue, lockSeries, writeInvoices } from "../../books/papers.store.ts";
import type { FulfilledOrder, FulfilOrder, FulfilOrders } from "../../contract/admin/fulfilment.ts";
import type { ShownOrder } from "../../contract/orders.ts";
import { changedMeanwhile, notFound } from "../../core/app-error.ts";
import type { Actor } from "../../core/caller.ts";
import type { IdempotentRequest } from "../../core/idempotency.ts";
import type { StoredAuditEvent, StoredOrder } from "../../firestore/collections.ts";
import { inTransaction, setAnswer, type Transaction } from "../../firestore/db.ts";
import type { Found } from "../../firestore/found.ts";
import { once } from "../../firestore/once.ts";
import { findEmails } from "../../identity/users.store.ts";
import { queueMail } from "../../outbox/outbox.store.ts";
import { recordDemand } from "../../parts/internals.store.ts";
import { encodeOrder } from "../order-codec.ts";
import * as store from "../orders.store.ts";
import { advanceOrder, isNext } from "./fulfilment-rule.ts";

export type AdminsOrder = Omit<StoredOrder, "history" | "returns"> &
  Pick<ShownOrder, "account" | "history" | "returns">;

export function toAdminsOrder(order: StoredOrder): AdminsOrder {
  const { ownerUid, accountHash = null, isUnverified = false } = order;
  return { ...order, account: { _id: ownerUid ?? accountHash, isUnverified } };
}

/** Only the audit log names the admin: an order's owner may read its document. */
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
export async function findAtVersion(
  id: string,
  version: number,
  show: (order: StoredOrder) => ShownOrder = shown,
): Promise<Found<StoredOrder>> {
  const order = await store.findOrder(id);
  if (!order) throw notFound("order");
  if (order.data.version !== version) throw changedMeanwhile("order", show(order.data));
  return order;
}

export function shown(order: StoredOrder): ShownOrder {
  return encodeOrder(toAdminsOrder(order));
}

type Step = Omit<FulfilOrder, "version">;

interface Advanced {
  readonly order: Found<StoredOrder>;
  readonly changes: ReturnType<typeof advanceOrder>;
}

function advance(order: Found<StoredOrder>, step: Step): Advanced {
  return { order, changes: advanceOrder(order.data, step, new Date().toISOString()) };
}

function write(tx: Transaction, actor: Actor, { order, changes }: Advanced, invoice?: string): StoredOrder {
  const written = { ...changes, ...(invoice !== undefined && { invoice }) };
  store.changeStatus(tx, actor, order, written);
  return { ...order.data, ...written };
}

/** What a basket's orders go in is one parcel, and one email. */
function queueSentMail(tx: Transaction, orders: readonly StoredOrder[]): void {
  const sent = orders.filter(({ handling, ownerUid }) => handling === "sent" && ownerUid !== null);
  const parcels = Map.groupBy(sent, ({ _id, basketId, carrier, tracking }) =>
    JSON.stringify([basketId ?? _id, carrier, tracking]),
  );
  for (const [first, ...others] of parcels.values()) {
    if (!first) continue;
    const orderIds = [first, ...others].map(({ _id }) => _id);
    queueMail(tx, { name: `sent-${first._id}`, kind: "order_sent", ownerUid: first.ownerUid, orderIds });
  }
}

/** Pieces that are picked aren't reserved any more. */
function releaseReserved(tx: Transaction, orders: readonly StoredOrder[]): void {
  const picked = Map.groupBy(
    orders.filter(({ handling }) => handling === "picked"),
    ({ productId }) => productId,
  );
  for (const [productId, of] of picked) {
    recordDemand(tx, productId, { reserved: -of.reduce((sum, { quantity }) => sum + quantity, 0) });
  }
}

export async function fulfilOrder(
  actor: Actor,
  id: string,
  { version, ...step }: FulfilOrder,
): Promise<AdminsOrder> {
  const order = await inTransaction(async (tx) => {
    const advanced = write(tx, actor, advance(await findAtVersion(id, version), step));
    releaseReserved(tx, [advanced]);
    queueSentMail(tx, [advanced]);
    return advanced;
  });
  return withActors(order);
}

function toOrder({ order, changes }: Advanced): StoredOrder {
  return { ...order.data, ...changes };
}

type Invoiced = Pick<FulfilledOrder, "invoice" | "reason">;

/** Writes one invoice for what of a checkout is sent together, and its ledger. Reads, so it comes before all writes. */
async function invoiceSent(
  tx: Transaction,
  actor: Actor,
  sent: readonly StoredOrder[],
): Promise<Map<string, Invoiced>> {
  const ledgers = await findLedgers(tx, sent);
  const locked = await lockSeries(tx, "invoice");
  const present = new Map([...ledgers].map(([id, { checkout }]) => [id, checkout]));
  const byCheckout = [...Map.groupBy(sent, checkoutIdOf).values()];
  const refused = new Map(byCheckout.map((orders) => [orders, findFault(orders, present)]));
  const wanted = byCheckout.filter((orders) => refused.get(orders) === undefined);
  const written = writeInvoices(tx, actor, locked, wanted, present);
  const ids = sent.map(({ _id }) => _id);
  for (const orders of wanted) {
    const [id = ""] = orders.map(checkoutIdOf);
    const [ledger, checkout] = [ledgers.get(id), present.get(id)];
    if (ledger && checkout) saveLedger(tx, ledger, checkout, { written: ids });
  }
  return new Map<string, Invoiced>([
    ...[...refused].flatMap(([orders, reason]) => orders.map(({ _id }) => [_id, { reason }] as const)),
    ...written.flatMap(({ paper, orderIds }) =>
      orderIds.map((_id) => [_id, { invoice: paper._id }] as const),
    ),
  ]);
}

/** In one commit, since orders of one part would wait for each other in several. */
export async function fulfilOrders(
  actor: Actor,
  { items, invoice = false, ...step }: FulfilOrders,
  request?: IdempotentRequest,
): Promise<FulfilledOrder[]> {
  const seen = new Map(items.toReversed().map(({ _id, ...item }) => [_id, item]));
  const ids = [...new Set(items.map(({ _id }) => _id))];
  const transaction = invoice ? inPaperQueue : inTransaction;
  const results = await once(request, actor.uid, () =>
    transaction(async (tx) => {
      const orders = await store.findOrders(ids);
      const advanced: Advanced[] = [];
      const resultOf = (id: string): FulfilledOrder["result"] => {
        const order = orders.get(id);
        if (!order) return "gone";
        const { version, carrier = step.carrier, tracking = step.tracking } = seen.get(id) ?? {};
        if (order.data.version !== version) return "changed_meanwhile";
        if (!isNext(order.data, step.handling)) return "not_next";
        advanced.push(advance(order, { ...step, carrier, tracking }));
        return "done";
      };
      const results = ids.map((id) => ({ _id: id, result: resultOf(id) }));
      const invoiced = invoice ? await invoiceSent(tx, actor, advanced.map(toOrder)) : new Map();
      const written = advanced.map((each) =>
        write(tx, actor, each, invoiced.get(each.order.data._id)?.invoice),
      );
      releaseReserved(tx, written);
      queueSentMail(tx, written);
      return setAnswer(results.map((result) => ({ ...result, ...invoiced.get(result._id) })));
    }),
  );
  return withPresent(results);
}

/** Adds the current order to results of one that was changed meanwhile. */
async function withPresent(results: readonly FulfilledOrder[]): Promise<FulfilledOrder[]> {
  const changed = results.filter(({ result }) => result === "changed_meanwhile");
  const orders = await store.findOrders(changed.map(({ _id }) => _id));
  return results.map((each) => {
    const order = each.result === "changed_meanwhile" ? orders.get(each._id) : undefined;
    return { ...each, ...(order && { present: shown(order.data) }) };
  });
}
