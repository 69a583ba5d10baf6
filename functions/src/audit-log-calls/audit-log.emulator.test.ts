import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { AuditEventKind, type AuditItem, type AuditQuery, listAudit } from "../contract/admin/audit-log.ts";
import { changeProducts } from "../contract/admin/bulk-changes.ts";
import { fulfilOrder } from "../contract/admin/fulfilment.ts";
import { deleteManufacturer, saveManufacturer } from "../contract/admin/manufacturers.ts";
import { changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { deleteReview } from "../contract/admin/reviews.ts";
import { adjustStock } from "../contract/admin/stock.ts";
import { makeAdmin, removeUser } from "../contract/admin/users.ts";
import type { Input } from "../contract/endpoint.ts";
import { deleteOrder, placeOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { undoDeletion } from "../contract/undo.ts";
import { sha256 } from "../core/sha256.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aManufacturer, anOrder, aPartNumber, aUniqueWord } from "../testing/builders.ts";
import { pagesOf } from "../testing/pages.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

type Query = NonNullable<Input<typeof listAudit>["query"]>;

async function list(admin: Account, query: Query) {
  return (await as(admin).call(listAudit, { query })).output;
}

/** Lists the kinds of events that match, latest first. */
async function kinds(admin: Account, query: Query): Promise<AuditItem["what"][]> {
  return (await list(admin, query)).items.map(({ what }) => what);
}

async function place(customer: Account, product: Product) {
  return (await as(customer).call(placeOrder, { body: anOrder(product, customer) })).output;
}

/** An admin who changed a part, picked an order of it, and deleted order, part and a review. */
async function busyAdmin() {
  const [admin, customer] = [await world.admin(), await world.customer()];
  const partNumber = aPartNumber();
  const part = await world.product({ name: "Wheel nut", partNumber });
  const [order, review] = [await place(customer, part), await world.review({ name: "A rival" })];
  const id = part._id;
  const api = as(admin);
  const body = { version: 1, price: 3, why: "New list" };
  await api.call(changeProduct, { params: { id }, body });
  const picked = { handling: "picked", version: 1 } as const;
  await api.call(fulfilOrder, { params: { id: order._id }, body: picked });
  await api.call(deleteOrder, { params: { id: order._id } });
  await api.call(deleteProduct, { params: { id } });
  await api.call(deleteReview, { params: { id: review._id }, body: { reason: "Spam." } });
  return { admin, customer, part: { ...part, partNumber }, order, review };
}

const all = ["review_deleted", "product_deleted", "order_deleted", "order_picked", "product_changed"];

describe("GET /api/audit", () => {
  it("says who did what to what, when and why, latest first, and what can be undone", async () => {
    const { admin, part, order, review } = await busyAdmin();
    const by = { _id: expect.any(String), at: expect.stringMatching(/^20.+Z$/) };
    const { who, email } = { who: admin.uid, email: admin.email };
    const gone = { isThere: false, isRestorable: true };
    expect(await list(admin, { who })).toEqual({
      items: [
        {
          ...{ ...by, who, email, ...gone, what: "review_deleted", target: review._id },
          ...{ name: "A rival", reason: "Spam." },
        },
        { ...by, who, email, ...gone, what: "product_deleted", target: part._id, name: "Wheel nut" },
        { ...by, who, email, ...gone, what: "order_deleted", target: order._id, name: order.number },
        {
          ...{ ...by, who, email, what: "order_picked", target: order._id, name: order.number },
          ...{ isThere: false, isRestorable: false },
        },
        {
          ...{ ...by, who, email, what: "product_changed", target: part._id, reason: "New list" },
          name: "Wheel nut",
          ...{ isThere: false, isRestorable: false },
        },
      ],
      next: null,
    });
    await as(admin).call(undoDeletion, { params: { id: part._id } });
    const [restored, changed] = (await list(admin, { who, what: ["product_restored", "product_changed"] }))
      .items;
    for (const item of [restored, changed]) {
      expect(item).toMatchObject({ name: "Wheel nut", isThere: true, isRestorable: false });
    }
    expect((await list(admin, { who, what: "product_deleted" })).items[0]?.isRestorable).toBe(false);
  });

  it("comes in pages, in the same order, whatever the filters", async () => {
    const { admin } = await busyAdmin();
    for (const limit of [1, 2, 5]) {
      const pages = await pagesOf((page) => list(admin, { who: admin.email, limit, ...page }));
      expect(pages.flat().map(({ what }) => what)).toEqual(all);
      expect(pages).toHaveLength(Math.ceil(5 / limit));
    }
    const deleted = { what: ["order_deleted", "review_deleted"] as AuditItem["what"][] };
    const pages = await pagesOf((page) => list(admin, { who: admin.uid, ...deleted, limit: 1, ...page }));
    expect(pages.map(([item]) => item?.what)).toEqual(["review_deleted", "order_deleted"]);
    const { next } = await list(admin, { who: admin.uid, limit: 1 });
    const query = { who: admin.email, limit: 1, after: String(next) };
    const { refusal } = await as(admin).call(listAudit, { query });
    expect(refusal).toMatchObject({ status: 422, code: "invalid" });
  });

  it("is filtered by person: an email in any case or a uid", async () => {
    const { admin, customer } = await busyAdmin();
    expect(await kinds(admin, { who: ` ${admin.email.toUpperCase()} ` })).toEqual(all);
    expect(await kinds(admin, { who: customer.email })).toEqual([]);
    for (const who of ["nobody@carparts.test", "no/body", "__x__", "' OR 1=1 --", "\ud800", "{}"]) {
      expect(await list(admin, { who }), who).toEqual({ items: [], next: null });
    }
    expect((await kinds(admin, { who: " " })).length).toBeGreaterThanOrEqual(all.length);
  });

  it("is filtered by thing: an order's number, a part's number, an id", async () => {
    const { admin, part, order, review } = await busyAdmin();
    const ofOrder = ["order_deleted", "order_picked"];
    for (const target of [order.number, ` ${order.number.toLowerCase().replace("-", "")}`, order._id]) {
      expect(await kinds(admin, { target }), target).toEqual(ofOrder);
    }
    const ofPart = ["product_deleted", "product_changed"];
    expect(await kinds(admin, { target: part._id })).toEqual(ofPart);
    expect(await kinds(admin, { target: part.partNumber })).toEqual([]);
    await as(admin).call(undoDeletion, { params: { id: part._id } });
    for (const target of [part.partNumber, part.partNumber.toLowerCase()]) {
      expect(await kinds(admin, { target }), target).toEqual(["product_restored", ...ofPart]);
    }
    expect(await kinds(admin, { target: review._id })).toEqual(["review_deleted"]);
    expect(await kinds(admin, { target: order._id, what: "order_picked" })).toEqual(["order_picked"]);
    const what = AuditEventKind.options.filter((kind) => !kind.startsWith("p")).slice(0, 10);
    expect(await kinds(admin, { who: admin.uid, target: order.number, what })).toEqual(["order_picked"]);
    for (const target of ["***", "a/b", "\ud800", "'; DROP TABLE auditLog; --", "$where", "nobody@x.test"]) {
      expect(await list(admin, { target }), target).toEqual({ items: [], next: null });
    }
  });

  it("is filtered by an order's number as people read it, and by a brand however it's written", async () => {
    const { admin, order } = await busyAdmin();
    const misread = order.number.replaceAll("0", "o").replaceAll("1", "L");
    expect(await kinds(admin, { target: misread }), misread).toEqual(["order_deleted", "order_picked"]);
    const brand = `Brand ${aUniqueWord()}`;
    const { output } = await as(admin).call(saveManufacturer, { body: aManufacturer({ brand }) });
    await as(admin).call(deleteManufacturer, {
      body: { brand: brand.toLowerCase(), version: output.version },
    });
    for (const target of [brand, brand.toUpperCase(), ` ${brand.replace(" ", " \u200b ")}`]) {
      expect(await kinds(admin, { target }), target).toEqual(["maker_deleted", "maker_saved"]);
    }
    await world.product({ partNumber: brand });
    const what = [...all, "maker_saved", "maker_deleted", "product_added", "order_sent", "order_closed"];
    const query = { target: brand.toLowerCase(), what: what as AuditItem["what"][] };
    expect(await kinds(admin, query)).toEqual(["maker_deleted", "maker_saved"]);
  });

  it("is filtered by days of the shop's time zone, both inclusive", async () => {
    const { admin } = await busyAdmin();
    const [latest, second] = (await list(admin, { who: admin.uid })).items;
    await world.change("auditLog", latest?._id ?? "", { at: "2998-03-08T23:59:59.999Z" });
    await world.change("auditLog", second?._id ?? "", { at: "2998-03-09T00:00:00.000Z" });
    const who = admin.uid;
    expect(await kinds(admin, { who, from: "2998-03-08", to: "2998-03-08" })).toEqual(["review_deleted"]);
    expect(await kinds(admin, { who, from: "2998-03-09" })).toEqual(["product_deleted"]);
    expect(await kinds(admin, { who, from: "2998-01-01" })).toEqual(["product_deleted", "review_deleted"]);
    expect(await kinds(admin, { who, to: "2998-03-07" })).toEqual(all.slice(2));
    expect(await kinds(admin, { who, to: "2000-01-01" })).toEqual([]);
  });

  it("names an account by its email, and one that is gone by a hash", async () => {
    const [admin, leaver, removed] = [await world.admin(), await world.admin(), await world.customer()];
    const phone = await world.phoneCustomer();
    await as(leaver).call(makeAdmin, { params: { email: removed.email } });
    expect((await list(admin, { target: removed.email.toUpperCase() })).items).toMatchObject([
      { who: leaver.uid, email: leaver.email, target: removed.uid, name: removed.email, isThere: true },
    ]);
    await as(leaver).call(makeAdmin, { params: { email: phone.uid } });
    await as(admin).call(removeUser, { params: { id: removed.uid } });
    await as(leaver).call(deleteAccount, {});
    const [own, ofPhone, ofRemoved] = (await list(admin, { who: leaver.uid })).items;
    const who = sha256(leaver.uid);
    expect(own).toMatchObject({ what: "user_removed", who, target: who, isThere: false });
    expect(ofPhone).toMatchObject({ what: "admin_made", who, target: phone.uid, isThere: true });
    expect(ofRemoved).toMatchObject({ what: "admin_made", who, target: sha256(removed.uid) });
    for (const item of [own, ofPhone, ofRemoved]) {
      expect([item?.email, item?.name]).toEqual([undefined, undefined]);
    }
  });

  it("offers no undo of what was of somebody who has left", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const order = await place(customer, await world.product());
    await as(admin).call(deleteOrder, { params: { id: order._id } });
    await as(customer).call(deleteAccount, {});
    expect((await list(admin, { target: order.number })).items).toMatchObject([
      { what: "order_deleted", name: order.number, isRestorable: false },
    ]);
  });

  it("has each part that was changed with others, and none that stayed as it was", async () => {
    const [admin, changed, same] = [
      await world.admin(),
      await world.product({ brand: "A" }),
      await world.product({ brand: "B" }),
    ];
    const items = [changed, same].map(({ _id }) => ({ _id, version: 1 }));
    const body = { items, change: { brand: "B" }, why: "Renamed" };
    await as(admin).call(changeProducts, { body: { ...body, isDryRun: true } });
    expect(await kinds(admin, { who: admin.uid })).toEqual([]);
    await as(admin).call(changeProducts, { body });
    expect((await list(admin, { who: admin.uid })).items).toMatchObject([
      { what: "product_changed", target: changed._id, reason: "Renamed" },
    ]);
  });

  it("leaves damaged events out, and a damaged part has no name", async () => {
    const { admin } = await busyAdmin();
    const part = await world.product();
    const body = { change: 1, reason: "Found." };
    await as(admin).call(adjustStock, { params: { id: part._id }, body });
    await world.change("products", part._id, { name: 7 });
    const [event] = await world.auditEventsAbout(part._id);
    expect((await list(admin, { who: admin.uid })).items[0]).toMatchObject({ what: "stock_adjusted" });
    await world.change("auditLog", event?._id ?? "", { target: 7 });
    expect(await kinds(admin, { who: admin.uid, limit: 5 })).toEqual(all);
  });
});

describe("A question about what was done that can't be answered", () => {
  it.each<[string, Record<string, unknown>]>([["after", { after: "nonsense" }]])(
    "is refused and says that it's %s: %j",
    async (field, query) => {
      const reply = await as(await world.admin()).call(listAudit, { query: query as AuditQuery });
      expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
      expect(Object.keys(reply.error.fields ?? {})).toEqual([field]);
    },
  );
});
