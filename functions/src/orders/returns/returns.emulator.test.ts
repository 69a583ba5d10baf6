import { describe, expect, it } from "vitest";
import { readAccount } from "../../contract/account.ts";
import { fulfilOrder } from "../../contract/admin/fulfilment.ts";
import { searchOrders } from "../../contract/admin/orders.ts";
import { deleteProduct } from "../../contract/admin/products.ts";
import { type ReturnPieces, returnPieces } from "../../contract/admin/returns.ts";
import { listMovements } from "../../contract/admin/stock.ts";
import { deleteOrder, listOrders, placeOrder, readPayment } from "../../contract/orders.ts";
import { listSaved, savePart } from "../../contract/saved.ts";
import { undoDeletion } from "../../contract/undo.ts";
import { moneyOf } from "../../contract/values/money.ts";
import type { Account } from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import { anOrder } from "../../testing/builders.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();

const steps = ["picked", "sent", "closed"] as const;

/** Five of ten pieces, which have taken so many steps. */
async function ordered(count = 2, fields: Parameters<typeof world.product>[0] = {}) {
  const [customer, admin] = [await world.customer(), await world.admin()];
  const product = await world.product({ quantity: 10, ...fields });
  const body = anOrder(product, customer, { MinimumOrder: 5 });
  const order = (await as(customer).call(placeOrder, { body })).output;
  const params = { id: order._id };
  for (const [at, handling] of steps.slice(0, count).entries())
    await as(admin).call(fulfilOrder, { params, body: { handling, version: at + 1 } });
  return { customer, admin, product, order, params };
}

function giveBack(caller: Account, params: { id: string }, fields: object = {}) {
  const body = { version: 3, pieces: 2, isSellable: true, reason: "Wrong side.", ...fields };
  return as(caller).call(returnPieces, { params, body: body as ReturnPieces });
}

async function soldOf({ _id }: { _id: string }) {
  return Object.values((await world.stored("productInternals", _id))?.sold as object);
}

const at = expect.stringMatching(/^20.+Z$/);
const booked = { at, pieces: 2, isSellable: true, isRestocked: true, reason: "Wrong side." };

describe("POST /api/orders/{id}/returns", () => {
  it.each([2, 3])("takes pieces back after %d steps, into the stock by a movement", async (count) => {
    const { admin, product, order, params } = await ordered(count);
    const reply = await giveBack(admin, params, { version: count + 1 });
    const by = { who: admin.uid, email: admin.email };
    expect(reply.status).toBe(200);
    expect(reply.output).toMatchObject({
      ...{ _id: order._id, handling: steps[count - 1], version: count + 2 },
      ...{ MinimumOrder: 5, returned: 2, returns: [{ ...booked, ...by }] },
    });
    const { items } = (await as(admin).call(listMovements, { params: { id: product._id } })).output;
    expect(items[0]).toEqual({
      ...{ number: 3, at, before: 5, after: 7, change: 2, cause: "return", reason: "Wrong side." },
      ...{ orderId: order._id, orderNumber: order.number, ...by },
    });
    expect(await world.stockFaults()).toEqual([]);
    expect(await world.stored("orders", order._id)).toMatchObject({
      returnedTotal: moneyOf(4980),
      total: moneyOf(12450),
    });
  });

  it("leaves pieces that can't be sold again out of the stock", async () => {
    const { admin, product, params } = await ordered();
    const { output } = await giveBack(admin, params, { isSellable: false });
    expect(output.returns).toMatchObject([{ isSellable: false, isRestocked: false }]);
    expect([await world.stockOf(product), (await world.movementsOf(product)).length]).toEqual([5, 2]);
    expect(await soldOf(product)).toEqual([5]);
    expect(await world.demandFaults()).toEqual([]);
  });

  it("counts what is in the stock again as not sold", async () => {
    const { admin, product, params } = await ordered();
    await giveBack(admin, params);
    expect(await soldOf(product)).toEqual([3]);
    expect(await world.demandFaults()).toEqual([]);
  });

  it("notes nothing of what was sold too long ago to count", async () => {
    const [customer, admin, product] = [await world.customer(), await world.admin(), await world.product()];
    const createdAt = "2025-06-01T12:00:00.000Z";
    const { _id } = await world.order(product, customer, {
      createdAt,
      handling: "sent",
      version: 3,
      MinimumOrder: 5,
    });
    expect((await giveBack(admin, { id: _id })).status).toBe(200);
    expect(await world.stockOf(product)).toBe(12);
    expect(await world.stored("productInternals", product._id)).not.toHaveProperty("sold");
  });

  it("shows the customer what came back and why, but not who took it", async () => {
    const { customer, admin, params } = await ordered();
    await giveBack(admin, params);
    await giveBack(admin, params, { version: 4, pieces: 1, isSellable: false, reason: "Broken." });
    const shown = [
      booked,
      { ...booked, pieces: 1, isSellable: false, isRestocked: false, reason: "Broken." },
    ];
    const answers = [
      (await as(customer).call(readPayment, { params })).output,
      (await as(customer).call(listOrders, {})).output[0],
      (await as(customer).call(readAccount, {})).output.orders[0],
    ];
    for (const answer of answers) expect(answer).toMatchObject({ returned: 3, returns: shown });
    expect(JSON.stringify(answers)).not.toContain("who");
    expect(JSON.stringify(await world.stored("orders", params.id))).not.toContain(admin.uid);
    const { items } = (await as(admin).call(searchOrders, { query: { q: answers[0]?.number ?? "" } })).output;
    expect(items).toMatchObject([{ returned: 3, returns: shown }]);
  });

  it("tells admins who took what back, and has each return on record", async () => {
    const [{ admin, params }, other] = [await ordered(), await world.admin()];
    await giveBack(admin, params);
    const { output, headers } = await giveBack(other, params, { version: 4, reason: "Broken." });
    const { credit, ...order } = output;
    expect([credit, order.returns?.map(({ email }) => email)]).toEqual([null, [admin.email, other.email]]);
    expect((await as(admin).call(readPayment, { params })).output).toEqual(order);
    expect((await world.auditEventsAbout(params.id)).slice(2)).toMatchObject([
      { what: "order_returned", who: admin.uid, reason: "Wrong side." },
      { what: "order_returned", who: other.uid, reason: "Broken.", requestId: headers.get("x-request-id") },
    ]);
  });

  it("marks a deposit as given back, where the order has one", async () => {
    const { admin, params } = await ordered(2, { deposit: 12.5 });
    const { output } = await giveBack(admin, params, { isDepositBack: true });
    expect(output.returns).toMatchObject([{ pieces: 2, isDepositBack: true }]);
    const without = await ordered();
    const { refusal } = await giveBack(without.admin, without.params, { isDepositBack: true });
    expect(refusal).toMatchObject({ status: 422, fields: { isDepositBack: "This order has no deposit." } });
  });

  it("takes back no more than were sent", async () => {
    const { admin, product, params } = await ordered();
    const many = await giveBack(admin, params, { pieces: 6 });
    expect(many.refusal).toMatchObject({
      ...{ status: 422, code: "invalid" },
      fields: { pieces: "5 were sent. At most 5 can be returned." },
    });
    await giveBack(admin, params, { pieces: 5 });
    const more = await giveBack(admin, params, { version: 4, pieces: 1 });
    expect(more.refusal).toMatchObject({
      ...{ status: 422, code: "invalid" },
      fields: { pieces: "5 were sent. All of them were returned already." },
    });
    expect(await world.stockOf(product)).toBe(10);
  });

  it.each([0, 1])("refuses after %d steps, and changes nothing", async (count) => {
    const { admin, product, params } = await ordered(count);
    const before = await world.stored("orders", params.id);
    const { refusal } = await giveBack(admin, params, { version: count + 1 });
    expect(refusal).toMatchObject({ status: 409, code: "not_next" });
    expect(await world.stored("orders", params.id)).toEqual(before);
    expect(await world.stockOf(product)).toBe(5);
  });

  it("refuses a version that was overtaken, and shows what came back meanwhile", async () => {
    const { admin, product, params } = await ordered();
    await giveBack(admin, params);
    const again = await giveBack(admin, params);
    expect(again.refusal).toMatchObject({
      ...{ status: 409, code: "changed_meanwhile" },
      present: { version: 4, returned: 2, returns: [booked] },
    });
    expect(await world.stockOf(product)).toBe(7);
  });

  it("books one return of ten admins at once", async () => {
    const { admin, product, params } = await ordered();
    const replies = await Promise.all(Array.from({ length: 10 }, () => giveBack(admin, params)));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error.code)).toEqual(Array(9).fill("changed_meanwhile"));
    expect(await world.stockOf(product)).toBe(7);
    expect(await world.auditEventsAbout(params.id)).toHaveLength(3);
  });

  it("books what comes back of a deleted part, which is in no stock, not even once it's restored", async () => {
    const { admin, product, params } = await ordered();
    await as(admin).call(deleteProduct, { params: { id: product._id } });
    const { output } = await giveBack(admin, params);
    expect(output).toMatchObject({ returned: 2, returns: [{ isSellable: true, isRestocked: false }] });
    await as(admin).call(undoDeletion, { params: { id: product._id } });
    expect(await world.stockOf(product)).toBe(5);
    expect(await world.demandFaults()).toEqual([]);
    expect((await giveBack(admin, params, { version: 4 })).output.returns?.[1]).toMatchObject({
      isRestocked: true,
    });
    expect(await world.stockOf(product)).toBe(7);
    expect(await world.demandFaults()).toEqual([]);
  });

  it("refuses pieces that the stock has no room for", async () => {
    const { admin, product, params } = await ordered();
    await world.setStock(product, 999_999);
    const { refusal } = await giveBack(admin, params);
    expect(refusal).toMatchObject({ status: 409, code: "quantity_out_of_range" });
    expect(refusal.fields?.pieces).toContain("can't go above 1000000");
    expect((await giveBack(admin, params, { pieces: 1 })).status).toBe(200);
    expect(await world.stockOf(product)).toBe(1_000_000);
  });

  it("tells those who wait that the part is available again", async () => {
    const { admin, product, params } = await ordered(2, { quantity: 5 });
    const waiting = await world.customer();
    await as(waiting).call(savePart, { params: { id: product._id }, body: { notify: true } });
    await giveBack(admin, params);
    expect((await as(waiting).call(listSaved, {})).output.items[0]?.availableAt).toEqual(at);
  });

  it("leaves the order in the books, and its next step to take", async () => {
    const { admin, params } = await ordered();
    await giveBack(admin, params, { pieces: 5 });
    expect((await as(admin).call(deleteOrder, { params })).refusal).toMatchObject({ code: "order_in_hand" });
    const body = { handling: "closed", version: 4 } as const;
    const { output } = await as(admin).call(fulfilOrder, { params, body });
    expect(output).toMatchObject({
      handling: "closed",
      version: 5,
      returned: 5,
      returns: [{ email: admin.email }],
    });
  });

  it("books nothing for an admin who is leaving", async () => {
    const { admin, product, params } = await ordered();
    await world.beginDeletion(admin);
    expect((await giveBack(admin, params)).refusal).toMatchObject({ status: 401, code: "unauthenticated" });
    expect(await world.stockOf(product)).toBe(5);
  });

  it("knows no order that is not there", async () => {
    const { refusal } = await giveBack(await world.admin(), { id: "nosuchorder" });
    expect(refusal).toMatchObject({ status: 404, code: "not_found" });
  });
});
