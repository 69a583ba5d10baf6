import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import ownShop from "../../../shop.json" with { type: "json" };
import { deleteAccount } from "../contract/account.ts";
import { removeUser } from "../contract/admin/users.ts";
import { deleteOrder, placeOrder } from "../contract/orders.ts";
import { undoDeletion } from "../contract/undo.ts";
import { withdrawByNumber, withdrawOrder } from "../contract/withdrawals.ts";
import { mail } from "../firestore/collections.ts";
import type { MailSettings } from "../outbox/mail-settings.ts";
import { leaseMail } from "../outbox/outbox.store.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import type { MailServer } from "../testing/mail/mail-server.ts";
import { openMailShop } from "../testing/mail/mail-shop.ts";
import type { ServerProcess } from "../testing/server-process.ts";
import { useWorld } from "../testing/use-world.ts";
import { deliver, deliverDue } from "./mail.domain.ts";
import { findRecipient } from "./recipients.domain.ts";

// The functions emulator sends what is queued in the tests' own project, so these tests have another one.
const project = vi.hoisted(() => {
  process.env.MAIL_URL = "smtp://127.0.0.1:9";
  process.env.GCLOUD_PROJECT = "demo-carparts-withdrawn";
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
  server.arrived.length = 0;
  for (const { ref } of (await mail.get()).docs) await ref.delete();
});

/** An order whose confirmation went out. */
async function ordered(who: Account, fields = {}) {
  const product = await world.product({ price: 24.9, quantity: 10 });
  const body = anOrder(product, who, { MinimumOrder: 3, ...fields });
  const { output: order } = await as(who, shop.site).call(placeOrder, { body });
  await deliver(`placed-${order._id}`, settings);
  server.arrived.length = 0;
  return { product, order, params: { id: order._id } };
}

function withdrawByForm({ number }: { number: string }, email: string) {
  return as(null, shop.site).call(withdrawByNumber, { body: { number, email } });
}

const customer = () => world.customer({ emailVerified: true });

describe("A withdrawal", () => {
  it("is acknowledged once, with what was declared, its date and time", async () => {
    const who = await customer();
    const { order, product, params } = await ordered(who);
    const withdraw = () => as(who, shop.site).call(withdrawOrder, { params });
    await Promise.all([withdraw(), withdraw(), withdraw()]);
    expect(await deliverDue(settings)).toEqual(["sent"]);
    await withdraw();
    await withdrawByForm(order, who.email);
    expect(await deliverDue(settings)).toEqual([]);
    const [message] = server.arrived;
    expect(message?.recipients).toEqual([who.email]);
    expect(message?.headers).toMatchObject({
      subject: `We have your withdrawal from order ${order.number}`,
      "message-id": `<withdrawn-${order._id}@shop.example>`,
    });
    const moment = /We received this on \w+ \d+, 20\d\d at \d\d:\d\d \S+\./;
    for (const part of [message?.text, message?.html]) {
      for (const mails of [
        order.number,
        product.name,
        "3 pieces",
        "Test Customer",
        who.email,
        ownShop.street,
      ])
        expect(part).toContain(mails);
      expect(part).toMatch(moment);
      expect(part).toContain("https://shop.example/legal#returns");
    }
  });

  it("waits in a document that holds no address", async () => {
    const who = await customer();
    const { order, params } = await ordered(who);
    await as(who, shop.site).call(withdrawOrder, { params });
    const stored = await world.stored("mail", `withdrawn-${order._id}`);
    expect(stored).toMatchObject({ kind: "order_withdrawn", orderIds: [order._id], ownerUid: null });
    expect(JSON.stringify(stored)).not.toMatch(/@|Customer/);
  });

  it("is acknowledged to who has deleted their account, at the email that they ordered with", async () => {
    const who = await customer();
    const { order } = await ordered(who);
    await as(who, shop.site).call(deleteAccount, {});
    await withdrawByForm(order, who.email);
    expect(await deliverDue(settings)).toEqual(["sent"]);
    expect(server.arrived.map(({ recipients }) => recipients)).toEqual([[who.email]]);
  });

  it("is acknowledged to who was removed by an admin", async () => {
    const [who, admin] = [await customer(), await world.admin()];
    const { order } = await ordered(who);
    await as(admin, shop.site).call(removeUser, { params: { id: who.uid } });
    await withdrawByForm(order, who.email);
    expect(await deliverDue(settings)).toEqual(["sent"]);
    expect(server.arrived.map(({ recipients }) => recipients)).toEqual([[who.email]]);
  });

  it("is acknowledged to who deletes their account before the email went, and no address stays", async () => {
    const who = await customer();
    const { order, params } = await ordered(who);
    await as(who, shop.site).call(withdrawOrder, { params });
    await as(who, shop.site).call(deleteAccount, {});
    expect(await deliverDue(settings)).toEqual(["sent"]);
    expect(server.arrived.map(({ recipients }) => recipients)).toEqual([[who.email]]);
    expect(server.arrived[0]?.text).toContain(who.email);
    expect(await world.stored("mail", `withdrawn-${order._id}`)).toBeUndefined();
    expect(await world.stored("orders", order._id)).toMatchObject({ email: "" });
  });

  it("is acknowledged to who deletes their account while the email is under way", async () => {
    const who = await customer();
    const { order, params } = await ordered(who);
    await as(who, shop.site).call(withdrawOrder, { params });
    const leased = await leaseMail(`withdrawn-${order._id}`);
    await as(who, shop.site).call(deleteAccount, {});
    expect(leased && (await findRecipient(leased))).toMatchObject({ to: who.email });
  });

  it("tells an address that nobody has proven no word that somebody typed", async () => {
    const who = await world.customer();
    const { params } = await ordered(who, { name: "Buy this" });
    await as(who, shop.site).call(withdrawOrder, { params });
    expect(await deliverDue(settings)).toEqual(["sent"]);
    expect(server.arrived[0]?.text).not.toContain("Buy this");
  });

  it("that nobody declared sends nothing, whatever number and email are typed", async () => {
    const who = await customer();
    const { order } = await ordered(who);
    await withdrawByForm({ number: "00000-00000" }, who.email);
    await withdrawByForm(order, "stranger@carparts.test");
    expect(await deliverDue(settings)).toEqual([]);
  });

  it("is acknowledged also where its order is deleted before the email went", async () => {
    const [who, admin] = [await customer(), await world.admin()];
    for (const deleter of [who, admin]) {
      const { order, params } = await ordered(who);
      await as(who, shop.site).call(withdrawOrder, { params });
      await as(deleter, shop.site).call(deleteOrder, { params });
      expect(await deliverDue(settings)).toEqual(["sent"]);
      const [message] = server.arrived;
      expect(message?.recipients).toEqual([who.email]);
      expect(message?.headers).toMatchObject({ "message-id": `<withdrawn-${order._id}@shop.example>` });
    }
  });

  it("is acknowledged also where its order and then its account are gone before the email went", async () => {
    const admin = await world.admin();
    const leave = [
      (who: Account) => as(who, shop.site).call(deleteAccount, {}),
      ({ uid }: Account) => as(admin, shop.site).call(removeUser, { params: { id: uid } }),
    ];
    for (const leaves of leave) {
      const who = await customer();
      const { order, params } = await ordered(who);
      await as(who, shop.site).call(withdrawOrder, { params });
      await as(who, shop.site).call(deleteOrder, { params });
      expect((await leaves(who)).status).toBe(200);
      expect(JSON.stringify(await world.stored("trash", order._id))).not.toMatch(
        new RegExp(`${who.email}|${who.uid}|Workshop`),
      );
      const { refusal } = await as(admin, shop.site).call(undoDeletion, { params });
      expect(refusal).toMatchObject({ code: "account_gone" });
      expect(await deliverDue(settings)).toEqual(["sent"]);
      expect(server.arrived.map(({ recipients }) => recipients)).toEqual([[who.email]]);
      server.arrived.length = 0;
    }
  });
});
