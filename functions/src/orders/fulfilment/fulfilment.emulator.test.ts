import { describe, expect, it } from "vitest";
import { readAccount } from "../../contract/account.ts";
import { type FulfilOrder, fulfilOrder, fulfilOrders } from "../../contract/admin/fulfilment.ts";
import { deleteOrdersOfAccount } from "../../contract/admin/orders.ts";
import { deleteOrder, listOrders, placeOrder, readPayment } from "../../contract/orders.ts";
import { type Account, deleteAccounts } from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import { anOrder } from "../../testing/builders.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();

async function ordered() {
  const [customer, admin] = [await world.customer(), await world.admin()];
  const product = await world.product({ quantity: 10 });
  const body = anOrder(product, customer, { MinimumOrder: 3 });
  const order = (await as(customer).call(placeOrder, { body })).output;
  return { customer, admin, product, order, params: { id: order._id } };
}

function take(caller: Account, params: { id: string }, body: unknown) {
  return as(caller).call(fulfilOrder, { params, body: body as FulfilOrder });
}

const steps = [
  { handling: "picked", version: 1 },
  { handling: "sent", version: 2, carrier: "DHL", tracking: "JD014600003SE" },
  { handling: "closed", version: 3 },
];

/** Takes so many steps with an order. */
async function taken(count: number) {
  const scene = await ordered();
  for (const step of steps.slice(0, count)) {
    expect((await take(scene.admin, scene.params, step)).status).toBe(200);
  }
  return scene;
}

it("A carrier and its number are stored without what nobody sees in them", async () => {
  const { admin, params } = await taken(1);
  const body = { handling: "sent", version: 2, carrier: " Fed\u00ad  Ex", tracking: "1\u200b2\u001d3 4" };
  expect((await take(admin, params, body)).output).toMatchObject({ carrier: "Fed Ex", tracking: "123 4" });
});

const instant = expect.stringMatching(/^20.+Z$/);

describe("PUT /api/orders/{id}/handling", () => {
  it("takes an order from new to picked, sent and closed, and the customer sees when", async () => {
    const { customer, order, params } = await taken(3);
    const shown = {
      ...order,
      ...{ handling: "closed", version: 4, carrier: "DHL", tracking: "JD014600003SE" },
      history: ["picked", "sent", "closed"].map((handling) => ({ handling, at: instant })),
    };
    expect((await as(customer).call(readPayment, { params })).json).toEqual(shown);
    expect((await as(customer).call(listOrders, {})).json).toEqual([shown]);
    expect((await as(customer).call(readAccount, {})).output.orders).toEqual([shown]);
    const times = shown.history.map(({ at }) => at);
    expect([...times].sort()).toEqual(times);
  });

  it("tells admins alone who did it, and has each step on record", async () => {
    const { customer, admin, order, params } = await taken(1);
    const other = await world.admin();
    const reply = await take(other, params, steps[1]);
    const history = [
      { handling: "picked", at: instant, who: admin.uid, email: admin.email },
      { handling: "sent", at: instant, who: other.uid, email: other.email },
    ];
    expect(reply.output).toMatchObject({ handling: "sent", version: 3, history });
    expect((await as(admin).call(readPayment, { params })).output.history).toEqual(history);
    expect(JSON.stringify((await as(customer).call(readPayment, { params })).json)).not.toContain("who");
    expect(JSON.stringify(await world.stored("orders", order._id))).not.toContain(admin.uid);
    expect(await world.auditEventsAbout(order._id)).toMatchObject([
      { what: "order_picked", who: admin.uid },
      { what: "order_sent", who: other.uid, requestId: reply.headers.get("x-request-id") },
    ]);
  });

  it("tells admins of a step whose admin has gone by the uid alone", async () => {
    const [{ admin, params }, other] = [await taken(0), await world.admin()];
    await take(other, params, steps[0]);
    await deleteAccounts([other.uid]);
    const { history } = (await as(admin).call(readPayment, { params })).output;
    expect(history).toEqual([{ handling: "picked", at: instant, who: other.uid }]);
  });

  it.each([
    [0, "sent"],
    [0, "new"],
    [0, "closed"],
    [1, "picked"],
    [2, "picked"],
    [3, "new"],
    [3, "closed"],
  ])("refuses after %d steps the step %s, and changes nothing", async (count, handling) => {
    const { admin, order, params } = await taken(count);
    const before = await world.stored("orders", order._id);
    const { refusal } = await take(admin, params, { handling, version: count + 1 });
    expect(refusal).toMatchObject({ status: 409, code: "not_next" });
    expect(await world.stored("orders", order._id)).toEqual(before);
  });

  it("refuses a version that was overtaken, and shows what is there now", async () => {
    const { admin, order, params } = await taken(1);
    const { refusal } = await take(admin, params, { handling: "picked", version: 1 });
    expect(refusal).toMatchObject({
      status: 409,
      code: "changed_meanwhile",
      present: { ...order, handling: "picked", version: 2 },
    });
    expect(refusal.present).not.toHaveProperty("ownerUid");
  });

  it("lets one of ten admins at once take a step, and tells the others", async () => {
    const { admin, order, params } = await ordered();
    const replies = await Promise.all(Array.from({ length: 10 }, () => take(admin, params, steps[0])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = replies.filter(({ status }) => status !== 200).map(({ error }) => error.code);
    expect(new Set(codes)).toEqual(new Set(["changed_meanwhile"]));
    expect(await world.auditEventsAbout(order._id)).toHaveLength(1);
  });

  it("knows no order that is not there", async () => {
    const reply = await take(await world.admin(), { id: "nosuchorder" }, steps[0]);
    expect(reply.refusal).toMatchObject({ status: 404, code: "not_found" });
  });

  it("handles an order of an earlier release", async () => {
    const { admin, order, params } = await ordered();
    for (const field of ["handling", "version", "carrier", "tracking"]) {
      await world.removeField("orders", order._id, field);
    }
    await world.change("orders", order._id, { schemaVersion: 1 });
    expect((await take(admin, params, steps[0])).output).toMatchObject({ handling: "picked", version: 2 });
    expect((await as(admin).call(readPayment, { params })).output.handling).toBe("picked");
  });
});

describe("PUT /api/orders/handling", () => {
  const handle = (caller: Account, items: { _id: string; version: number }[]) =>
    as(caller).call(fulfilOrders, { body: { items, handling: "picked" } });

  it("takes many orders a step further, and says so of each in turn", async () => {
    const scenes = await Promise.all(Array.from({ length: 5 }, ordered));
    const items = scenes.map(({ order: { _id, version } }) => ({ _id, version }));
    const { output } = await handle(scenes[0]?.admin as Account, items);
    expect(output.items).toEqual(items.map(({ _id }) => ({ _id, result: "done" })));
    for (const { customer, params, order } of scenes) {
      const { output } = await as(customer).call(readPayment, { params });
      expect(output).toEqual({ ...order, handling: "picked", version: 2, history: [expect.anything()] });
    }
  });

  it("stops at no refusal, and shows what is there of an order that was changed meanwhile", async () => {
    const { admin, order } = await ordered();
    const [changed, sent] = [await taken(1), await taken(2)];
    const items = [
      { _id: changed.order._id, version: 1 },
      { _id: "nosuchorder", version: 1 },
      { _id: sent.order._id, version: 3 },
      { _id: order._id, version: 1 },
    ];
    const { json } = await handle(admin, items);
    const { history, ...present } = (await as(admin).call(readPayment, { params: changed.params })).output;
    expect(json).toEqual({
      items: [
        {
          _id: changed.order._id,
          result: "changed_meanwhile",
          present: { ...present, history: [{ handling: "picked", at: instant }] },
        },
        { _id: "nosuchorder", result: "gone" },
        { _id: sent.order._id, result: "not_next" },
        { _id: order._id, result: "done" },
      ],
    });
    expect(history).toHaveLength(1);
  });

  it("takes one step with an order that is named twice", async () => {
    const { admin, order, params } = await ordered();
    const { _id } = order;
    const twice = [
      { _id, version: 1 },
      { _id, version: 1 },
    ];
    expect((await handle(admin, twice)).output.items).toEqual([{ _id, result: "done" }]);
    expect((await as(admin).call(readPayment, { params })).output.version).toBe(2);
    expect(await world.auditEventsAbout(_id)).toHaveLength(1);
  });

  it("tells each customer who brings what was sent", async () => {
    const [one, other] = [await taken(1), await taken(1)];
    const items = [one, other].map(({ order: { _id } }) => ({ _id, version: 2 }));
    const body = { items, handling: "sent", carrier: "DHL", tracking: "JD014600003SE" } as const;
    await as(one.admin).call(fulfilOrders, { body });
    for (const { customer, params } of [one, other]) {
      const { output } = await as(customer).call(readPayment, { params });
      expect(output).toMatchObject({ handling: "sent", carrier: "DHL", tracking: "JD014600003SE" });
    }
  });

  it("tells each customer of their own parcel, where an item says what brings it", async () => {
    const [one, other] = [await taken(1), await taken(1)];
    const items = [
      { _id: one.order._id, version: 2, tracking: "JD 1" },
      { _id: other.order._id, version: 2, carrier: "UPS", tracking: "1Z2" },
    ];
    await as(one.admin).call(fulfilOrders, { body: { items, handling: "sent", carrier: "DHL" } });
    const brought = [one, other].map(async ({ customer, params }) => {
      const { carrier, tracking } = (await as(customer).call(readPayment, { params })).output;
      return [carrier, tracking];
    });
    expect(await Promise.all(brought)).toEqual([
      ["DHL", "JD 1"],
      ["UPS", "1Z2"],
    ]);
  });

  it("takes the same step with a hundred orders at once", async () => {
    const [customer, admin, product] = [
      await world.customer(),
      await world.admin(),
      await world.product({ quantity: 100 }),
    ];
    const orders = await Promise.all(Array.from({ length: 100 }, () => world.order(product, customer)));
    const { output } = await handle(
      admin,
      orders.map(({ _id }) => ({ _id, version: 1 })),
    );
    expect(output.items.map(({ result }) => result)).toEqual(orders.map(() => "done"));
  });

  it("lets two admins send the same hundred at once: each goes once, with one event, and both are told", async () => {
    const [customer, product] = [await world.customer(), await world.product()];
    const admins = await Promise.all([world.admin(), world.admin()]);
    const picked = { handling: "picked", version: 2 } as const;
    const orders = await Promise.all(
      Array.from({ length: 100 }, () => world.order(product, customer, picked)),
    );
    const body = { items: orders.map(({ _id }) => ({ _id, version: 2 })), handling: "sent" } as const;
    const send = async (admin: Account) =>
      (await as(admin).call(fulfilOrders, { body: { ...body, carrier: "DHL" } })).output.items;
    const [one = [], other = []] = await Promise.all(admins.map(send));
    for (const [place, { _id }] of orders.entries()) {
      const results = [one[place], other[place]];
      if (results[0]?.result !== "done") results.reverse();
      const present = { handling: "sent", version: 3 };
      expect(results).toMatchObject([
        { _id, result: "done" },
        { _id, result: "changed_meanwhile", present },
      ]);
    }
    const again = await send(admins[0] as Account);
    expect(new Set(again.map(({ result }) => result))).toEqual(new Set(["changed_meanwhile"]));
    expect(await world.ordersOf(product)).toEqual(
      orders.map(() => expect.objectContaining({ handling: "sent", version: 3, carrier: "DHL" })),
    );
    const events = await Promise.all(orders.map(({ _id }) => world.auditEventsAbout(_id)));
    expect(events.map((ofOrder) => ofOrder.map(({ what }) => what))).toEqual(
      orders.map(() => ["order_sent"]),
    );
  });
});

describe("Deleting an order", () => {
  it.each([1, 2, 3])("is refused to its owner after %d steps, with whom to ask", async (count) => {
    const { customer, product, params } = await taken(count);
    const { refusal } = await as(customer).call(deleteOrder, { params });
    expect(refusal).toMatchObject({ status: 409, code: "order_in_hand" });
    expect(refusal.message).toContain("our email and phone number");
    expect(await world.stockOf(product)).toBe(7);
  });

  it("is an admin's while it's picked, and nobody's once it's sent", async () => {
    const picked = await taken(1);
    expect((await as(picked.admin).call(deleteOrder, { params: picked.params })).status).toBe(200);
    expect(await world.stockOf(picked.product)).toBe(10);
    expect((await world.movementsOf(picked.product)).at(-1)).toMatchObject({
      ...{ change: 3, cause: "release", orderId: picked.order._id, who: picked.admin.uid },
    });
    for (const count of [2, 3]) {
      const { admin, product, params } = await taken(count);
      const { refusal } = await as(admin).call(deleteOrder, { params });
      expect(refusal).toMatchObject({ status: 409, code: "order_in_hand" });
      expect(await world.stockOf(product)).toBe(7);
    }
  });

  it("leaves out what is sent when all orders of an account are deleted", async () => {
    const { customer, admin, product, order } = await taken(2);
    const place = () => as(customer).call(placeOrder, { body: anOrder(product, customer) });
    const [picked] = [(await place()).output, (await place()).output];
    await take(admin, { id: picked._id }, steps[0]);
    const { output } = await as(admin).call(deleteOrdersOfAccount, { params: { uid: customer.uid } });
    expect(output).toEqual({ deleted: 2 });
    expect(await world.ordersOf(product)).toMatchObject([{ _id: order._id }]);
    expect(await world.stockOf(product)).toBe(7);
  });

  it("gives the pieces back once or not at all, however it meets the next step", async () => {
    const { customer, admin, product, params } = await ordered();
    const [deletion, step] = await Promise.all([
      as(customer).call(deleteOrder, { params }),
      take(admin, params, steps[0]),
    ]);
    const isDeleted = deletion.status === 200;
    expect([deletion.status, step.status]).toEqual(isDeleted ? [200, 404] : [409, 200]);
    expect(await world.stockOf(product)).toBe(isDeleted ? 10 : 7);
  });
});
