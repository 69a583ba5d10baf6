import type { Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApi } from "../app.ts";
import { markLate } from "../books/invoices.store.ts";
import { fulfilOrder } from "../contract/admin/fulfilment.ts";
import { listInvoices, writeInvoices } from "../contract/admin/invoices.ts";
import { listManufacturers, saveManufacturer } from "../contract/admin/manufacturers.ts";
import { searchOrders } from "../contract/admin/orders.ts";
import { readOverview } from "../contract/admin/overview.ts";
import { searchParts } from "../contract/admin/parts.ts";
import { notePayment } from "../contract/admin/payments.ts";
import { returnPieces } from "../contract/admin/returns.ts";
import { deleteReview } from "../contract/admin/reviews.ts";
import { placeOrder } from "../contract/orders.ts";
import { listProducts } from "../contract/products.ts";
import { savePart } from "../contract/saved.ts";
import { attentions } from "../contract/values/attentions.ts";
import { nameKey } from "../contract/values/names.ts";
import { withdrawOrder } from "../contract/withdrawals.ts";
import { nounCollections, orderMonths, productInternals, products } from "../firestore/collections.ts";
import { as, type Site } from "../testing/api.ts";
import { aManufacturer, anOrder, aUniqueWord } from "../testing/builders.ts";
import { serve } from "../testing/in-process.ts";
import { ReadCounter } from "../testing/read-counter.ts";
import { World } from "../testing/world.ts";
import { ZeroResultCounts } from "../zero-results/zero-result-counts.ts";
import { writeZeroResults } from "../zero-results/zero-results.store.ts";

// All that is in the project is summed up.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-overview";
});

/** The catalogue is a few seconds behind. */
const soon = { timeout: 20_000 };
const DAY = 24 * 60 * 60 * 1000;

const world = new World();
const counter = new ReadCounter();
let server: Server;
let site: Site;
let admin: Awaited<ReturnType<typeof world.admin>>;

beforeAll(async () => {
  const served = await serve(createApi());
  server = served.server;
  site = { SITE_URL: served.url, FUNCTIONS_URL: served.url };
  admin = await world.admin();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world.clear();
});

async function overview() {
  return (await as(admin, site).call(readOverview, {})).output;
}

async function place(product: Awaited<ReturnType<typeof world.product>>, MinimumOrder: number) {
  const customer = await world.customer();
  const body = anOrder(product, customer, { MinimumOrder });
  return (await as(customer, site).call(placeOrder, { body })).output;
}

describe("GET /api/overview", () => {
  it("says nothing of a shop in which nothing is", async () => {
    const { days, attention, ratings, ...rest } = await overview();
    expect(rest).toEqual({
      ...{ bestSellers: [], missed: [], due: [], stockValue: 0, stockCost: { sum: 0, known: 0, unknown: 0 } },
    });
    expect(Object.keys(attention).sort()).toEqual(
      [
        ...attentions,
        "customers",
        "damage",
        "deliveries",
        "late",
        "makers",
        "pick",
        "uninvoiced",
        "withdrawn",
      ].sort(),
    );
    expect(Object.values(attention).every((count) => count === 0)).toBe(true);
    expect(days.every(({ orders, pieces, revenue }) => orders + pieces + revenue === 0)).toBe(true);
    expect(ratings).toHaveLength(12);
    expect(ratings.at(-1)).toEqual({ month: new Date().toISOString().slice(0, 7), count: 0, average: null });
  });

  it("counts what needs attention as the lists do that it leads to", async () => {
    const out = await world.product({ quantity: 0, picture: "https://shop.example/pad.jpg" });
    const another = await world.product({ quantity: 0 });
    const replaced = await world.product({ supersededBy: out._id, shelf: "B-12" });
    const sold = await world.product({ supersededBy: out._id, quantity: 100 });
    await world.product({
      quantity: 2,
      minimumQuantity: 5,
      fitment: [{ make: "VW", model: "Golf", yearFrom: 2003, yearTo: 2008 }],
    });
    const [one, other, third] = [await world.customer(), await world.customer(), await world.customer()];
    for (const [customer, { _id }, notify] of [
      [one, out, true],
      [other, out, true],
      [other, another, true],
      [third, out, false],
    ] as const) {
      await as(customer, site).call(savePart, { params: { id: _id }, body: { notify } });
    }
    const order = await place(replaced, 10);
    await place(sold, 1);
    const params = { id: order._id };
    await as(admin, site).call(fulfilOrder, { params, body: { handling: "picked", version: 1 } });
    const withdrawn = await world.order(sold, one);
    await as(one, site).call(withdrawOrder, { params: { id: withdrawn._id } });
    await expect.poll(async () => (await overview()).attention.out, soon).toBe(3);
    const { attention } = await overview();
    for (const kind of attentions) {
      const { output } = await as(admin, site).call(searchParts, { query: { attention: kind } });
      expect([kind, attention[kind]]).toEqual([kind, output.total]);
    }
    const parts = { minimum: 4, fitment: 4, shelf: 4, picture: 4, superseded: 1, unlisted: 4 };
    expect(attention).toMatchObject(parts);
    expect(attention).toMatchObject({ pick: 2, withdrawn: 1, customers: 2, waiting: 2 });
  });

  it("sums up what is due by how late it is, and counts late and missing invoices as their lists do", async () => {
    const [customer, product] = [await world.customer(), await world.product({ price: 10 })];
    const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
    const dueDays = [-3, 0, 1, 30, 31, 60, 61, 200].map(ago);
    for (const dueDay of [...dueDays, ago(5)]) {
      const { _id, version } = await world.order(product, customer, { handling: "sent" });
      const body = { items: [{ orders: [{ _id, version }] }], isDryRun: false };
      const [item] = (await as(admin, site).call(writeInvoices, { body })).output.items;
      await world.change("invoices", item?.number ?? "", { dueDay });
      // The last one is paid.
      if (dueDay !== ago(5)) continue;
      const payment = { order: _id, amount: 10, day: ago(0), kind: "bank" as const };
      await as(admin, site).call(notePayment, { body: payment });
    }
    await world.order(product, customer, { handling: "sent" });
    await markLate(ago(0));
    const { due, attention } = await overview();
    expect(due).toEqual([
      { text: "in all", count: 8, sum: 80 },
      ...["not due yet", "1–30 days late", "31–60 days late", "over 60 days late"].map((text) => ({
        ...{ text, count: 2, sum: 20 },
      })),
    ]);
    const late = await as(admin, site).call(listInvoices, { query: { state: "late" as never } });
    const query = { handling: ["sent", "closed"] as never, invoice: "none" as const };
    const uninvoiced = await as(admin, site).call(searchOrders, { query });
    expect([attention.late, attention.uninvoiced]).toEqual([late.output.total, uninvoiced.output.total]);
    expect(attention.late).toBe(6);
  });

  it("counts the brands without a maker, as a full count does", async () => {
    const [brand, other] = [aUniqueWord(), aUniqueWord()];
    for (const spelt of [brand, brand.toUpperCase(), other, ""]) await world.product({ brand: spelt });
    const fullCount = async () => {
      const [parts, stored] = await Promise.all([products.get(), nounCollections.maker.get()]);
      const brands = new Set(parts.docs.map((part) => nameKey(part.data().brand)).filter(Boolean));
      for (const each of stored.docs.flatMap((document) => document.data().makers ?? []))
        brands.delete(nameKey(each.brand));
      return brands.size;
    };
    const without = async () => (await overview()).attention.makers;
    expect(await fullCount()).toBeGreaterThanOrEqual(2);
    await expect.poll(without, soon).toBe(await fullCount());
    await as(admin, site).call(saveManufacturer, { body: aManufacturer({ brand: other.toUpperCase() }) });
    expect(await without()).toBe(await fullCount());
    const { output } = await as(admin, site).call(listManufacturers, {
      query: { maker: "none", limit: 100 },
    });
    expect([output.total, output.without]).toEqual([await without(), await without()]);
    expect(output.items.map((item) => item.brand.toLowerCase())).toContain(brand);
  });

  it("costs 40 reads at most, however many orders of 90 days were changed since they were counted", async () => {
    const [customer, product] = [await world.customer(), await world.product()];
    const createdAt = (days: number) => new Date(Date.now() - days * DAY).toISOString();
    const fields = (days: number) => ({ createdAt: createdAt(days), handling: "sent" as const });
    const days = [...Array(95).keys()];
    const orders = await Promise.all(days.map((each) => world.order(product, customer, fields(each))));
    const cost = async () => {
      counter.take();
      await overview();
      return counter.take();
    };
    // One for each day that nobody has counted, as nothing came back yet.
    for (const { ref } of (await orderMonths.withConverter(null).get()).docs) await ref.delete();
    expect(await cost()).toBeGreaterThan(89);
    await expect.poll(cost, { timeout: 30_000 }).toBeLessThanOrEqual(40);
    for (const { _id } of orders.slice(0, 60)) {
      const body = { version: 1, pieces: 1, isSellable: false, reason: "Broken." };
      await as(admin, site).call(returnPieces, { params: { id: _id }, body });
    }
    // Other tests have damaged documents meanwhile, each of which is one more.
    await expect.poll(cost, { timeout: 30_000 }).toBeLessThanOrEqual(40);
    const shown = (await overview()).days;
    expect(shown.filter(({ orders, pieces }) => orders === 1 && pieces === 0).length).toBeGreaterThan(55);
  }, 90_000);

  it("adds up the pieces in stock at their prices, and at their costs where they are known", async () => {
    await world.product({ quantity: 3, price: 10.01, cost: 4.5 });
    await world.product({ quantity: 1_000_000, price: 999_999.99 });
    await world.product({ quantity: 0, price: 5, cost: 1 });
    // All parts, since those of earlier tests may still be on their way into the catalogue.
    const [parts, internals] = await Promise.all([products.get(), productInternals.get()]);
    const costs = new Map(internals.docs.map((document) => [document.id, document.data().cost]));
    const inStock = parts.docs.map((part) => part.data()).filter(({ quantity }) => quantity > 0);
    const expected = { cents: 0, sum: 0, known: 0, unknown: 0 };
    for (const { _id, price, quantity } of inStock) {
      const cost = costs.get(_id);
      expected.cents += price.cents * quantity;
      if (cost) expected.sum += cost.cents * quantity;
      expected[cost ? "known" : "unknown"]++;
    }
    expect(expected.known).toBeGreaterThan(0);
    await expect
      .poll(async () => {
        const { stockValue, stockCost } = await overview();
        return {
          ...stockCost,
          ...{ cents: Math.round(stockValue * 100), sum: Math.round(stockCost.sum * 100) },
        };
      }, soon)
      .toEqual(expected);
  });

  it("names the ten parts of which most pieces were ordered in 30 days", async () => {
    const products = [];
    for (let pieces = 30; pieces < 41; pieces++) {
      const product = await world.product({
        quantity: 100,
        name: `Part ${pieces}`,
        partNumber: `N-${pieces}`,
      });
      await place(product, pieces);
      products.unshift({ _id: product._id, name: product.name, partNumber: `N-${pieces}`, pieces });
    }
    const day = new Date(Date.now() - 30 * DAY).toISOString().slice(0, 10);
    await world.change("productInternals", products.at(-1)?._id ?? "", { sold: { [day]: 1000 } });
    await expect.poll(async () => (await overview()).bestSellers, soon).toEqual(products.slice(0, 10));
  });

  it("names what was searched in seven days and not found without filters, the most frequent first", async () => {
    const write = (texts: Record<string, number>, kind: "texts" | "filtered", days: number) => {
      const missed = new ZeroResultCounts();
      for (const [text, count] of Object.entries(texts)) missed.add(kind, text, count);
      return writeZeroResults(missed, Date.now() - days * DAY);
    };
    await write({ anchor: 2, zeppelin: 1 }, "texts", 0);
    await write({ zeppelin: 5 }, "texts", 6);
    await write({ oar: 9 }, "texts", 7);
    await write({ anchor: 9 }, "filtered", 0);
    expect((await overview()).missed).toEqual([
      { text: "zeppelin", count: 6 },
      { text: "anchor", count: 2 },
    ]);
    await write(
      Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`text-${place}`, 3])),
      "texts",
      1,
    );
    expect((await overview()).missed).toHaveLength(20);
  });

  it("has the ratings of each month, without those that were deleted", async () => {
    const now = new Date();
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
    const written = (revew: number, at: Date) => world.review({ revew }, { createdAt: at.toISOString() });
    await Promise.all([written(4, lastMonth), written(3.5, lastMonth), written(5, now)]);
    const deleted = await written(1, now);
    await written(1, new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), 1)));
    await as(admin, site).call(deleteReview, { params: { id: deleted._id }, body: {} });
    const { ratings } = await overview();
    expect(ratings.slice(-2)).toEqual([
      { month: lastMonth.toISOString().slice(0, 7), count: 2, average: 3.8 },
      { month: now.toISOString().slice(0, 7), count: 1, average: 5 },
    ]);
    expect(ratings.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it("counts damaged documents until they are mended", async () => {
    const { _id, name } = await world.product();
    await world.change("products", _id, { name: 7 });
    await as(null, site).call(listProducts, { query: { id: _id } });
    await expect.poll(async () => (await overview()).attention.damage, soon).toBe(1);
    await world.change("products", _id, { name });
    expect((await overview()).attention.damage).toBe(0);
  });
});
