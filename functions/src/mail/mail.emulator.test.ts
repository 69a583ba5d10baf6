import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getAuth } from "firebase-admin/auth";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import ownShop from "../../../shop.json" with { type: "json" };
import { deleteAccount } from "../contract/account.ts";
import { fulfilOrder, fulfilOrders } from "../contract/admin/fulfilment.ts";
import { deleteProduct } from "../contract/admin/products.ts";
import { returnPieces } from "../contract/admin/returns.ts";
import { adjustStock } from "../contract/admin/stock.ts";
import { removeUser } from "../contract/admin/users.ts";
import { placeBasket } from "../contract/basket/place-basket.ts";
import { readMail } from "../contract/mail.ts";
import { deleteOrder, type Order, placeOrder } from "../contract/orders.ts";
import { savePart } from "../contract/saved.ts";
import { undoDeletion } from "../contract/undo.ts";
import { currencySign } from "../contract/values/currency.ts";
import { mail } from "../firestore/collections.ts";
import { db } from "../firestore/db.ts";
import type { MailSettings } from "../outbox/mail-settings.ts";
import { forgetMail, queueMail } from "../outbox/outbox.store.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aBasket, anOrder, aPhoneNumber } from "../testing/builders.ts";
import type { MailServer } from "../testing/mail/mail-server.ts";
import { openMailShop } from "../testing/mail/mail-shop.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { useWorld } from "../testing/use-world.ts";
import { deliver, deliverDue } from "./mail.domain.ts";

// The functions emulator sends what is queued in the tests' own project, so these tests have another one.
const project = vi.hoisted(() => {
  process.env.MAIL_URL = "smtp://127.0.0.1:9";
  process.env.GCLOUD_PROJECT = "demo-carparts-mail";
  return process.env.GCLOUD_PROJECT;
});

const world = useWorld();
let server: MailServer;
let shop: ServerProcess;
let settings: MailSettings;

beforeAll(async () => {
  ({ server, shop, settings } = await openMailShop(project));
});

afterAll(async () => {
  await Promise.all([shop?.kill(), server?.close()]);
});

afterEach(async () => {
  vi.restoreAllMocks();
  server.arrived.length = 0;
  expect(server.troubles).toEqual([]);
  for (const { ref } of (await mail.get()).docs) await ref.delete();
});

const customer = () => world.customer({ emailVerified: true });

async function ordered(who: Account, fields = {}, repeated: { key?: string } = {}) {
  const product = await world.product({ price: 24.9, quantity: 10 });
  const body = anOrder(product, who, { MinimumOrder: 3, ...fields });
  const place = () => as(who, shop.site).call(placeOrder, { body, ...repeated });
  const { output: order } = await place();
  return { product, order, place, placed: `placed-${order._id}`, params: { id: order._id } };
}

async function waiting(): Promise<string[]> {
  return (await mail.get()).docs.map(({ id }) => id).sort();
}

/** As if the pause until the next try were over. */
async function letPause(name: string, fields = {}): Promise<void> {
  await world.change("mail", name, { dueAt: Timestamp.fromMillis(0), ...fields });
}

describe("An order that is placed", () => {
  it("is told of once, with its lines, total, address and link, as text and as HTML", async () => {
    const who = await customer();
    const { order, product } = await ordered(who);
    expect(await deliverDue(settings)).toEqual(["sent"]);
    expect(await deliverDue(settings)).toEqual([]);
    expect(server.arrived).toHaveLength(1);
    const [message] = server.arrived;
    expect(message?.recipients).toEqual([who.email]);
    expect(message?.headers).toMatchObject({
      to: who.email,
      from: `${ownShop.name} <shop@shop.example>`,
      subject: `We have your order ${order.number}`,
      "message-id": `<placed-${order._id}@shop.example>`,
    });
    const link = `https://shop.example/dashBord/UserOrder/payment/${order._id}`;
    for (const part of [message?.text, message?.html]) {
      const amount = `${currencySign}${(74.7 + order.shipping).toFixed(2)}`;
      for (const mails of [product.name, order.number, amount, "Test Customer", "12 Workshop Road", link]) {
        expect(part).toContain(mails);
      }
    }
    expect(message?.html).not.toMatch(/<(img|link|script|style)|url\(/);
    expect(await waiting()).toEqual([]);
  });

  it("is told of once however often its form is sent", async () => {
    const { place } = await ordered(await customer(), {}, { key: world.idempotencyKey() });
    for (const again of [await place(), await place()]) expect(again.status).toBe(201);
    await deliverDue(settings);
    expect((await place()).status).toBe(201);
    await deliverDue(settings);
    expect(server.arrived).toHaveLength(1);
  });

  it("waits in a document that holds no address", async () => {
    const who = await customer();
    const { order, placed } = await ordered(who);
    const stored = await world.stored("mail", placed);
    expect(stored).toMatchObject({ kind: "order_placed", orderIds: [order._id], ownerUid: who.uid });
    expect(JSON.stringify(stored)).not.toMatch(/@|Workshop|Customer/);
  });

  it("is one email for all orders of a basket", async () => {
    const who = await customer();
    const parts = [await world.product({ price: 24.9 }), await world.product({ price: 24.9 })];
    const body = aBasket(parts, who, { MinimumOrder: 3 });
    const key = world.idempotencyKey();
    const place = () => as(who, shop.site).call(placeBasket, { body, key });
    for (const { status } of [await place(), ...(await Promise.all([place(), place()]))])
      expect(status).toBe(201);
    expect(await deliverDue(settings)).toEqual(["sent"]);
    expect((await place()).status).toBe(201);
    expect(await deliverDue(settings)).toEqual([]);
    expect(server.arrived).toHaveLength(1);
    expect(server.arrived[0]?.text).toContain(`${currencySign}${(149.4 + ownShop.shipping.rate).toFixed(2)}`);
    expect(server.arrived[0]?.text).toContain("https://shop.example/dashBord/UserOrder\n");
  });
});

describe("An order that is sent", () => {
  it("is told of with its carrier and the parcel's link", async () => {
    const admin = await world.admin();
    const { order, params, placed } = await ordered(await customer());
    await deliver(placed, settings);
    const take = (body: object) => as(admin, shop.site).call(fulfilOrder, { params, body: body as never });
    await take({ handling: "picked", version: 1 });
    await take({ handling: "sent", version: 2, carrier: "UPS", tracking: "1Z 999" });
    await take({ handling: "closed", version: 3 });
    expect(await deliverDue(settings)).toEqual(["sent"]);
    const [, message] = server.arrived;
    expect(message?.headers.subject).toBe(`Your order ${order.number} is on its way`);
    for (const mails of ["with UPS", "1Z 999", "https://www.ups.com/track?tracknum=1Z999"]) {
      expect(message?.text).toContain(mails);
    }
    expect(message?.html).toContain('href="https://www.ups.com/track?tracknum=1Z999"');
  });

  it("is told of once a parcel, which holds what was ordered in one basket", async () => {
    const [who, admin] = [await customer(), await world.admin()];
    const parts = [await world.product(), await world.product(), await world.product()];
    const body = aBasket(parts, who);
    const { orders } = (await as(who, shop.site).call(placeBasket, { body })).output;
    const [first, second, third] = orders as [Order, Order, Order];
    const api = as(admin, shop.site);
    await api.call(fulfilOrders, {
      body: { items: orders.map(({ _id }) => ({ _id, version: 1 })), handling: "picked" },
    });
    await deliverDue(settings);
    const items = [
      { _id: first._id, version: 2, tracking: "JD1" },
      { _id: third._id, version: 2, tracking: "JD2" },
      { _id: second._id, version: 2, tracking: "JD1" },
    ];
    await api.call(fulfilOrders, { body: { items, handling: "sent", carrier: "DHL" } });
    expect(await deliverDue(settings)).toEqual(["sent", "sent"]);
    const [, ...sent] = server.arrived.map(({ headers, text }) => [headers.subject, text] as const);
    expect(sent.map(([subject]) => subject).sort()).toEqual(
      [
        `Your order ${first.number} and 1 other are on their way`,
        `Your order ${third.number} is on its way`,
      ].sort(),
    );
    const [[, text] = []] = sent.filter(([subject]) => subject?.includes("1 other"));
    for (const part of [first.number, second.number, "with DHL", "Tracking number: JD1"])
      expect(text).toContain(part);
    expect(text).not.toContain(third.number);
  });

  it("is told of once, however many admins mark it at once", async () => {
    const [who, product] = [await customer(), await world.product()];
    const admins = await Promise.all([world.admin(), world.admin()]);
    const picked = { handling: "picked", version: 2 } as const;
    const orders = await Promise.all(Array.from({ length: 20 }, () => world.order(product, who, picked)));
    const items = orders.map(({ _id }) => ({ _id, version: 2 }));
    const mark = (admin: Account) =>
      as(admin, shop.site).call(fulfilOrders, { body: { items, handling: "sent" } });
    await Promise.all(admins.map(mark));
    await Promise.all(admins.map(mark));
    expect(await waiting()).toEqual(orders.map(({ _id }) => `sent-${_id}`).sort());
    await deliverDue(settings);
    expect(server.arrived.map(({ headers }) => headers["message-id"]).sort()).toEqual(
      orders.map(({ _id }) => `<sent-${_id}@shop.example>`).sort(),
    );
  });
});

describe("An order that comes back", () => {
  it("is told of once a return, with what is back by now, even to an address that nobody has proven", async () => {
    const admin = await world.admin();
    const { order, params, placed, product } = await ordered(await world.customer(), { name: "Buy this" });
    await deliver(placed, settings);
    for (const [at, handling] of (["picked", "sent"] as const).entries())
      await as(admin, shop.site).call(fulfilOrder, { params, body: { handling, version: at + 1 } });
    await deliverDue(settings);
    const body = { version: 3, pieces: 1, isSellable: false, reason: "Broken." };
    await as(admin, shop.site).call(returnPieces, { params, body });
    await as(admin, shop.site).call(returnPieces, { params, body });
    expect(await waiting()).toEqual([`returned-${order._id}-4`]);
    expect(await deliverDue(settings)).toEqual(["sent"]);
    const message = server.arrived[2];
    expect(message?.headers.subject).toBe(`We received your return for order ${order.number}`);
    expect(message?.text).toContain(`1 of 3 pieces of your order were returned to us: ${product.name}.`);
    expect(message?.text).toContain("1 piece: Broken.");
    expect(message?.text).not.toMatch(/Buy this/);
    await as(admin, shop.site).call(returnPieces, { params, body: { ...body, version: 4, pieces: 2 } });
    expect(await deliverDue(settings)).toEqual(["sent"]);
    expect(server.arrived[3]?.headers["message-id"]).not.toBe(message?.headers["message-id"]);
    expect(server.arrived[3]?.text).toContain("3 of 3 pieces");
  });
});

describe("A part that is available again", () => {
  async function mails(productId: string) {
    const who = await customer();
    const batch = db.batch();
    queueMail(batch, { name: "available-once", kind: "part_available", ownerUid: who.uid, productId });
    await batch.commit();
    return deliver("available-once", settings);
  }

  it("is told of with its price and page", async () => {
    const product = await world.product({ name: "Pads\n<b>", price: 24.9 });
    expect(await mails(product._id)).toBe("sent");
    expect(server.arrived[0]?.headers.subject).toBe("Pads <b> is available again");
    expect(server.arrived[0]?.text).toContain(`https://shop.example/part/${product._id}`);
    expect(server.arrived[0]?.html).toContain(`Pads &lt;b&gt; is available again, for ${currencySign}24.90`);
  });

  it("is told of anew to who asks again, as another message", async () => {
    const [who, admin] = [await customer(), await world.admin()];
    const params = { id: (await world.product({ quantity: 0 }))._id };
    const back = async () => {
      await as(who, shop.site).call(savePart, { params, body: { notify: true } });
      await as(admin, shop.site).call(adjustStock, { params, body: { change: 1, reason: "Delivered." } });
      return waiting();
    };
    const [first = ""] = await back();
    await as(admin, shop.site).call(adjustStock, { params, body: { change: -1, reason: "Counted." } });
    const both = await back();
    expect(both).toEqual([first, expect.stringMatching(/^available-/)]);
    expect(await deliverDue(settings)).toEqual(["sent", "sent"]);
    const names = server.arrived.map(({ headers }) => headers["message-id"]);
    expect(names).toEqual(both.map((name) => `<${name}@shop.example>`));
  });

  it("is not told of once it's gone", async () => {
    const product = await world.product();
    await as(await world.admin(), shop.site).call(deleteProduct, { params: { id: product._id } });
    expect(await mails(product._id)).toBe("dropped");
  });
});

describe("Nothing is sent", () => {
  it("of an order that was deleted", async () => {
    const who = await customer();
    const { placed, params } = await ordered(who);
    await as(who, shop.site).call(deleteOrder, { params });
    expect(await deliver(placed, settings)).toBe("postponed");
    await world.change("trash", params.id, { at: new Date(Date.now() - 11 * 60_000).toISOString() });
    await letPause(placed);
    expect(await deliver(placed, settings)).toBe("dropped");
    expect([server.arrived, await waiting()]).toEqual([[], []]);
  });

  it("of an order that was deleted before its confirmation went, until it comes back", async () => {
    const who = await customer();
    const { placed, params } = await ordered(who);
    await as(who, shop.site).call(deleteOrder, { params });
    expect(await deliver(placed, settings)).toBe("postponed");
    expect((await as(who, shop.site).call(undoDeletion, { params })).status).toBe(200);
    await letPause(placed);
    expect(await deliver(placed, settings)).toBe("sent");
    expect(server.arrived.map(({ recipients }) => recipients)).toEqual([[who.email]]);
  });

  it("to an account that was deleted, and no document of it stays", async () => {
    const who = await customer();
    const { placed } = await ordered(who);
    expect((await as(who, shop.site).call(deleteAccount, {})).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await deliver(placed, settings)).toBe("taken");
    expect(server.arrived).toEqual([]);
  });

  it("to an account that an admin removed, whose order is sent afterwards", async () => {
    const [who, admin] = [await customer(), await world.admin()];
    const { params } = await ordered(who);
    const { status } = await as(admin, shop.site).call(removeUser, { params: { id: who.uid } });
    expect([status, await waiting()]).toEqual([200, []]);
    const take = (body: object) => as(admin, shop.site).call(fulfilOrder, { params, body: body as never });
    await take({ handling: "picked", version: 1 });
    await take({ handling: "sent", version: 2 });
    expect(await deliverDue(settings)).toEqual(["dropped"]);
    expect([server.arrived, await waiting()]).toEqual([[], []]);
  });

  it("to an account that is leaving or disabled", async () => {
    for (const leave of [
      world.beginDeletion,
      ({ uid }: Account) => getAuth().updateUser(uid, { disabled: true }),
    ]) {
      const who = await customer();
      const { placed } = await ordered(who);
      await leave(who);
      expect(await deliver(placed, settings)).toBe("dropped");
    }
    expect(server.arrived).toEqual([]);
  });
});

describe("A mail server", () => {
  it("that is busy gets the same email again later, and not before", async () => {
    const { placed } = await ordered(await customer());
    server.troubles.push("busy");
    expect(await deliver(placed, settings)).toBe("postponed");
    expect([await deliver(placed, settings), await deliverDue(settings)]).toEqual(["taken", []]);
    await letPause(placed);
    expect(await deliverDue(settings)).toEqual(["sent"]);
    expect(server.arrived).toHaveLength(1);
  });

  it("whose answer was lost gets the same message again, under the same name", async () => {
    const { placed } = await ordered(await customer());
    server.troubles.push("lost answer");
    expect(await deliver(placed, settings)).toBe("postponed");
    await letPause(placed);
    expect(await deliver(placed, settings)).toBe("sent");
    const names = server.arrived.map(({ headers }) => headers["message-id"]);
    expect(names).toEqual([`<${placed}@shop.example>`, `<${placed}@shop.example>`]);
  });

  it("that knows no such mailbox is not asked again", async () => {
    const { placed } = await ordered(await customer());
    server.troubles.push("unknown recipient");
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await deliver(placed, settings)).toBe("dropped");
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("is given up"));
    expect([server.arrived, await waiting()]).toEqual([[], []]);
  });

  it("that breaks off while an account is deleted keeps nobody else waiting", async () => {
    const [leaver, other] = [await customer(), await customer()];
    await ordered(leaver);
    const { placed } = await ordered(other);
    await world.change("mail", placed, { dueAt: Timestamp.fromMillis(1) });
    const server = createServer(async (socket) => {
      await forgetMail(leaver.uid);
      socket.destroy();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    expect(await deliverDue({ ...settings, url: `smtp://127.0.0.1:${port}` })).toEqual([
      "postponed",
      "postponed",
    ]);
    server.close();
    expect(await waiting()).toEqual([placed]);
  });

  it("that can't be reached for a day is given up", async () => {
    const { placed } = await ordered(await customer());
    const unreachable = { ...settings, url: "smtp://127.0.0.1:9" };
    expect(await deliver(placed, unreachable)).toBe("postponed");
    await letPause(placed, { createdAt: new Date(Date.now() - 25 * 3_600_000).toISOString() });
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await deliver(placed, unreachable)).toBe("dropped");
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("is given up"));
    expect(await waiting()).toEqual([]);
  });

  it("that is away for long leaves a line in the log, with the number of emails that wait", async () => {
    const [long, short] = [await ordered(await customer()), await ordered(await customer())];
    const unreachable = { ...settings, url: "smtp://127.0.0.1:9" };
    await letPause(long.placed, { createdAt: new Date(Date.now() - 31 * 60_000).toISOString() });
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined);
    expect(await deliverDue(unreachable)).toEqual(["postponed", "postponed"]);
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines.map(({ kind }) => kind).sort()).toEqual(["mailPostponed", "mailPostponed", "mailWaits"]);
    expect(lines.find(({ kind }) => kind === "mailWaits")).toMatchObject({ severity: "WARNING", waiting: 1 });
    logged.mockClear();
    await letPause(short.placed);
    await letPause(long.placed);
    expect(await deliverDue(settings)).toEqual(["sent", "sent"]);
    expect(logged).not.toHaveBeenCalled();
  });

  it("gets an email in spite of a whole round of damaged ones before it", async () => {
    const who = await customer();
    const batch = db.batch();
    for (let index = 10; index < 60; index++) {
      batch.set(db.doc(`mail/damaged-${index}`), { dueAt: Timestamp.fromMillis(0), tries: "none" });
    }
    await batch.commit();
    const { placed } = await ordered(who);
    expect(await deliverDue(settings)).toEqual(Array(50).fill("taken"));
    expect(await deliverDue(settings)).toEqual(["sent"]);
    expect(server.arrived.map(({ headers }) => headers["message-id"])).toEqual([`<${placed}@shop.example>`]);
  });

  it("gets one of an email that ten processes send at once", async () => {
    const { placed } = await ordered(await customer());
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => deliver(placed, settings)));
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
    expect(server.arrived).toHaveLength(1);
  });
});

describe("What a customer types", () => {
  const hostile = [
    "Pat\r\nBcc: other@carparts.test",
    "Pat, other@carparts.test",
    '"Pat" <other@carparts.test>',
    "<script>alert(1)</script>",
    "Pat\n\n.\nRCPT TO:<other@carparts.test>",
  ];

  it.each(hostile)("reaches the customer alone, and as text: %j", async (typed) => {
    const who = await customer();
    const { placed } = await ordered(who, { name: typed, address: typed });
    await deliver(placed, settings);
    const [message] = server.arrived;
    expect(server.arrived).toHaveLength(1);
    expect(message?.recipients).toEqual([who.email]);
    expect(message?.headers).not.toHaveProperty("bcc");
    expect(message?.headers.to).toBe(who.email);
    expect(message?.html).not.toContain("<script");
    expect(message?.text).toContain(typed.split(/\s+/)[0]);
  });

  it.each([
    ["a,b@carparts.test", '"a,b"@carparts.test'],
    ["a;b@carparts.test", '"a;b"@carparts.test'],
    ["o'hara@carparts.test", "o'hara@carparts.test"],
  ])(
    "as the email of an order by an account without one, such as %s, is one recipient",
    async (email, recipient) => {
      const { uid } = world.adoptUid(await getAuth().createUser({ phoneNumber: aPhoneNumber() }));
      const { _id } = await world.order(await world.product(), { uid, email });
      const batch = db.batch();
      queueMail(batch, { name: "placed-by-phone", kind: "order_placed", ownerUid: uid, orderIds: [_id] });
      await batch.commit();
      expect(await deliver("placed-by-phone", settings)).toBe("sent");
      expect(server.arrived.map(({ recipients }) => recipients)).toEqual([[recipient]]);
    },
  );

  it("is not told to an address that nobody has proven", async () => {
    const who = await world.customer();
    const { placed, product } = await ordered(who, { name: "Buy this", address: "https://evil.example" });
    expect(await deliver(placed, settings)).toBe("sent");
    const [message] = server.arrived;
    for (const part of [message?.text, message?.html]) {
      expect(part).toContain(product.name);
      expect(part).not.toMatch(/Buy this|evil/);
    }
  });
});

describe("Without a mail server", () => {
  it("a folder takes the emails", async () => {
    const folder = join(tmpdir(), `mail-${project}`);
    const { placed } = await ordered(await customer());
    await deliver(placed, { ...settings, url: pathToFileURL(folder).href });
    expect(await readFile(join(folder, `${placed}.eml`), "utf8")).toContain("Subject: We have your order");
    await rm(folder, { recursive: true });
  });

  it("and without a folder nothing is queued, and screens are told so", async () => {
    const quiet = await startServer({ env: { GCLOUD_PROJECT: project, MAIL_URL: "" } });
    const who = await customer();
    const body = anOrder(await world.product(), who);
    expect((await as(who, quiet.site).call(placeOrder, { body })).status).toBe(201);
    expect((await as(who, quiet.site).call(readMail, {})).json).toEqual({ sendsEmail: false });
    expect((await as(who, shop.site).call(readMail, {})).json).toEqual({ sendsEmail: true });
    await quiet.kill();
    expect(await waiting()).toEqual([]);
  });
});
