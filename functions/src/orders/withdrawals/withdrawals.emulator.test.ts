import { describe, expect, it } from "vitest";
import { timeZone } from "../../books/shop-day.ts";
import { deleteAccount, readAccount } from "../../contract/account.ts";
import { fulfilOrder } from "../../contract/admin/fulfilment.ts";
import { searchOrders } from "../../contract/admin/orders.ts";
import { listPicking } from "../../contract/admin/picking.ts";
import { returnPieces } from "../../contract/admin/returns.ts";
import { removeUser } from "../../contract/admin/users.ts";
import { deleteOrder, listOrders, type Order, placeOrder, readPayment } from "../../contract/orders.ts";
import { lastDayFormat } from "../../contract/values/withdrawal.ts";
import { type WithdrawByNumber, withdrawByNumber, withdrawOrder } from "../../contract/withdrawals.ts";
import type { Account } from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import { anOrder } from "../../testing/builders.ts";
import { useWorld } from "../../testing/use-world.ts";
import { withdrawalPeriod } from "./withdrawal-rule.ts";

const world = useWorld();

const DAY = 24 * 60 * 60 * 1000;
const at = expect.stringMatching(/^20.+Z$/);
const { days, deliveryDays } = withdrawalPeriod ?? { days: 14, deliveryDays: 7 };

async function ordered(fields: Partial<ReturnType<typeof anOrder>> = {}) {
  const [customer, product] = [await world.customer(), await world.product({ quantity: 10 })];
  const body = anOrder(product, customer, { MinimumOrder: 2, ...fields });
  const order = (await as(customer).call(placeOrder, { body })).output;
  return { customer, product, order, params: { id: order._id } };
}

/** An order that was sent so many days ago, and what else is said of it. */
async function sentBefore(customer: Account, ago: number, fields: object = {}): Promise<Order> {
  const sent = new Date(Date.now() - ago * DAY).toISOString();
  return world.order(await world.product(), customer, {
    ...{ handling: "sent", version: 3, history: [{ handling: "sent", at: sent }] },
    ...fields,
  });
}

function withdraw(caller: Account, { _id }: Pick<Order, "_id">) {
  return as(caller).call(withdrawOrder, { params: { id: _id } });
}

async function take(admin: Account, { _id }: Order, ...steps: ("picked" | "sent" | "closed")[]) {
  const replies = [];
  for (const handling of steps) {
    const { version } = (await as(admin).call(readPayment, { params: { id: _id } })).output;
    replies.push(await as(admin).call(fulfilOrder, { params: { id: _id }, body: { handling, version } }));
  }
  return replies;
}

async function openOnes(admin: Account, q: string) {
  const query = { withdrawal: "open", q } as const;
  return (await as(admin).call(searchOrders, { query })).output.items.map(({ _id }) => _id);
}

describe("POST /api/orders/{id}/withdrawal", () => {
  it("marks the order, with date and time, and is on record", async () => {
    const { customer, product, order, params } = await ordered();
    const reply = await withdraw(customer, order);
    expect([reply.status, reply.output]).toEqual([200, { ...order, version: 2, withdrawnAt: at }]);
    const { withdrawnAt } = reply.output;
    const events = await world.auditEventsAbout(order._id);
    expect(events).toMatchObject([{ what: "order_withdrawn", who: customer.uid, at: withdrawnAt }]);
    expect(events[0]).not.toHaveProperty("reason");
    expect(await world.stockOf(product)).toBe(8);
    const answers = [
      (await as(customer).call(readPayment, { params })).output,
      (await as(customer).call(listOrders, {})).output[0],
      (await as(customer).call(readAccount, {})).output.orders[0],
    ];
    for (const answer of answers) expect(answer).toMatchObject({ withdrawnAt, version: 2 });
  });

  it("answers the same when it's done again, also ten times at once", async () => {
    const { customer, order } = await ordered();
    const replies = await Promise.all(Array.from({ length: 10 }, () => withdraw(customer, order)));
    const again = await withdraw(customer, order);
    for (const reply of replies) expect(reply.output).toEqual(again.output);
    expect(await world.auditEventsAbout(order._id)).toHaveLength(1);
  });

  it("is open until the last day, and says when that was", async () => {
    const customer = await world.customer();
    const last = await sentBefore(customer, days + deliveryDays + 1.9);
    expect((await withdraw(customer, last)).status).toBe(200);
    const late = await sentBefore(customer, days + deliveryDays + 2);
    const { refusal } = await withdraw(customer, late);
    const day = lastDayFormat(timeZone).format(Date.now() - 2 * DAY);
    expect(refusal).toMatchObject({ status: 409, code: "not_next" });
    expect(refusal.message).toContain(`The last day to withdraw from this order was ${day}.`);
    expect(await world.stored("orders", late._id)).not.toHaveProperty("withdrawnAt");
  });

  it("is open for whatever isn't sent yet, however old it is", async () => {
    const customer = await world.customer();
    const old = await world.order(await world.product(), customer, { createdAt: "2025-01-01T00:00:00.000Z" });
    expect((await withdraw(customer, old)).status).toBe(200);
  });

  it("counts from the last part of a basket", async () => {
    const [customer, basketId] = [await world.customer(), crypto.randomUUID()];
    const [first] = [
      await sentBefore(customer, 100, { basketId }),
      await sentBefore(customer, 3, { basketId }),
    ];
    expect((await withdraw(customer, first)).status).toBe(200);
  });

  it("leaves the rest of a basket open as long as before", async () => {
    const [customer, basketId] = [await world.customer(), crypto.randomUUID()];
    const first = await sentBefore(customer, days + deliveryDays + 4, { basketId });
    const last = await sentBefore(customer, days + deliveryDays - 6, { basketId });
    for (const line of [last, first]) expect((await withdraw(customer, line)).status).toBe(200);
  });

  it("knows no order of anybody else, not even for an admin", async () => {
    const [{ order }, other, admin] = [await ordered(), await world.customer(), await world.admin()];
    const none = await withdraw(other, { _id: "nosuchorder" });
    for (const caller of [other, admin]) {
      const { refusal } = await withdraw(caller, order);
      expect({ ...refusal, requestId: "" }).toEqual({ ...none.refusal, requestId: "" });
    }
    expect(none.refusal).toMatchObject({ status: 404, code: "not_found" });
    expect(await world.stored("orders", order._id)).not.toHaveProperty("withdrawnAt");
  });

  it("stores nothing for an account that is leaving", async () => {
    const { customer, order } = await ordered();
    await world.beginDeletion(customer);
    expect((await withdraw(customer, order)).refusal).toMatchObject({ status: 401 });
    expect(await world.stored("orders", order._id)).not.toHaveProperty("withdrawnAt");
  });
});

describe("An order that was withdrawn from", () => {
  it("isn't picked any more", async () => {
    const [{ customer, order }, admin] = [await ordered(), await world.admin()];
    const lines = async () =>
      (await as(admin).call(listPicking, { query: { id: [order._id] } })).output.lines;
    expect(await lines()).toHaveLength(1);
    await withdraw(customer, order);
    expect(await lines()).toEqual([]);
  });

  it("is shown to an admin who wanted to take its next step, and who may still take it", async () => {
    const [{ customer, order, params }, admin] = [await ordered(), await world.admin()];
    await withdraw(customer, order);
    const step = (version: number) =>
      as(admin).call(fulfilOrder, { params, body: { handling: "picked", version } });
    const { refusal } = await step(1);
    expect(refusal).toMatchObject({ code: "changed_meanwhile", present: { withdrawnAt: at, version: 2 } });
    expect((await step(2)).output).toMatchObject({ handling: "picked", withdrawnAt: at });
  });

  it("is found by admins until it's deleted, which gives its pieces back", async () => {
    const [{ customer, product, order, params }, admin] = [await ordered(), await world.admin()];
    expect(await openOnes(admin, order.number)).toEqual([]);
    await withdraw(customer, order);
    expect(await openOnes(admin, order.number)).toEqual([order._id]);
    expect((await as(admin).call(deleteOrder, { params })).status).toBe(200);
    expect(await openOnes(admin, order.number)).toEqual([]);
    expect(await world.stockOf(product)).toBe(10);
  });

  it("is found until pieces come back", async () => {
    const [{ customer, product, order, params }, admin] = [await ordered(), await world.admin()];
    await take(admin, order, "picked", "sent");
    await withdraw(customer, order);
    expect(await openOnes(admin, order.number)).toEqual([order._id]);
    const body = { version: 4, pieces: 2, isSellable: true, reason: "Withdrawn" };
    const { output } = await as(admin).call(returnPieces, { params, body });
    expect(output).toMatchObject({ returned: 2, withdrawnAt: at });
    expect(await openOnes(admin, order.number)).toEqual([]);
    expect(await world.stockOf(product)).toBe(10);
  });

  it("is found until it's closed", async () => {
    const [{ customer, order }, admin] = [await ordered(), await world.admin()];
    await withdraw(customer, order);
    await take(admin, order, "picked", "sent");
    expect(await openOnes(admin, order.number)).toEqual([order._id]);
    await take(admin, order, "closed");
    expect(await openOnes(admin, order.number)).toEqual([]);
  });
});

function byNumber(body: WithdrawByNumber) {
  return as(null).call(withdrawByNumber, { body });
}

const isWithdrawn = async ({ _id }: Order) => "withdrawnAt" in ((await world.stored("orders", _id)) ?? {});

describe("POST /api/withdrawals", () => {
  it("withdraws from the order with this number and email, however they are spelled", async () => {
    const { customer, order } = await ordered();
    const typed = ` ${order.number.toLowerCase().replace("-", " ").replaceAll("0", "o")} `;
    const reply = await byNumber({ number: typed, email: ` ${customer.email.toUpperCase()} ` });
    expect([reply.status, reply.output]).toEqual([200, { number: order.number, email: customer.email, at }]);
    expect(await isWithdrawn(order)).toBe(true);
    const [event] = await world.auditEventsAbout(order._id);
    expect(event).toMatchObject({
      ...{ what: "order_withdrawn", who: customer.uid, reason: "By order number and email." },
      requestId: reply.headers.get("x-request-id"),
    });
  });

  it("answers the same to every number and email, and changes nothing that isn't meant", async () => {
    const { customer, order } = await ordered();
    const other = await world.customer();
    const late = await sentBefore(customer, days + deliveryDays + 2);
    const { email } = customer;
    const requested = [
      { number: "00000-00000", email },
      { number: order.number, email: "nobody@carparts.test" },
      { number: order.number, email: other.email },
      { number: late.number, email },
    ];
    for (const body of requested) {
      const reply = await byNumber(body);
      expect([reply.status, reply.output]).toEqual([200, { ...body, at }]);
    }
    expect([await isWithdrawn(order), await isWithdrawn(late)]).toEqual([false, false]);
    for (const time of ["once", "again"]) {
      const reply = await byNumber({ number: order.number, email });
      expect([time, reply.status, reply.output]).toEqual([time, 200, { number: order.number, email, at }]);
    }
    expect(await world.auditEventsAbout(order._id)).toHaveLength(1);
  });

  it("is there for who has deleted their account, and leaves the email by which they are answered", async () => {
    const { customer, order } = await ordered();
    await as(customer).call(deleteAccount, {});
    const before = await world.stored("orders", order._id);
    expect(JSON.stringify(before)).not.toContain(customer.email);
    await byNumber({ number: order.number, email: "nobody@carparts.test" });
    expect(await world.stored("orders", order._id)).toEqual(before);
    await byNumber({ number: order.number, email: customer.email });
    expect(await world.stored("orders", order._id)).toMatchObject({
      ...{ withdrawnAt: at, isWithdrawalOpen: true, email: customer.email, ownerUid: null },
      words: expect.arrayContaining([customer.email]),
    });
  });

  it("is there for who was removed by an admin", async () => {
    const [{ customer, order }, admin] = [await ordered(), await world.admin()];
    await as(admin).call(removeUser, { params: { id: customer.uid } });
    await byNumber({ number: order.number, email: customer.email });
    expect(await isWithdrawn(order)).toBe(true);
  });

  it("knows no order that was deleted", async () => {
    const { customer, order, params } = await ordered();
    await as(customer).call(deleteOrder, { params });
    expect((await byNumber({ number: order.number, email: customer.email })).status).toBe(200);
    expect(await world.stored("orders", order._id)).toBeUndefined();
  });
});
