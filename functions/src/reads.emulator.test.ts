import type { Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listAudit } from "./contract/admin/audit-log.ts";
import { listVehiclesWithoutResults, readCoverage } from "./contract/admin/coverage.ts";
import { fulfilOrder } from "./contract/admin/fulfilment.ts";
import { listOrdersOfAccount, listOrdersOfPart, searchOrders } from "./contract/admin/orders.ts";
import { readWholePart, searchParts } from "./contract/admin/parts.ts";
import { listPicking, listSlips } from "./contract/admin/picking.ts";
import { addProduct, deleteProduct } from "./contract/admin/products.ts";
import { quickSearch } from "./contract/admin/quick-search.ts";
import { listReorder } from "./contract/admin/reorder.ts";
import { listWaiting } from "./contract/admin/stock.ts";
import { changeBasket } from "./contract/basket/basket.ts";
import { placeBasket } from "./contract/basket/place-basket.ts";
import { readPart } from "./contract/catalogue/part.ts";
import { changeGarage } from "./contract/garage/garage-changes.ts";
import { listOrders, placeOrder, readPayment } from "./contract/orders.ts";
import { listProducts } from "./contract/products.ts";
import { addReview } from "./contract/reviews/add-review.ts";
import { readReviewSummary } from "./contract/reviews/review-summary.ts";
import { listReviews } from "./contract/reviews/reviews.ts";
import { listSaved } from "./contract/saved.ts";
import { checkAdmin, saveUser } from "./contract/users.ts";
import { as, type Site } from "./testing/api.ts";
import { aBasket, anOrder, aProduct, aReview, aUniqueWord } from "./testing/builders.ts";
import { serve } from "./testing/in-process.ts";
import { ReadCounter } from "./testing/read-counter.ts";
import { useWorld } from "./testing/use-world.ts";

// Firestore bills every document that is read. The app runs in this process here, where the reads are counted,
// and with the caches that a deployed one has.

const world = useWorld();
const counter = new ReadCounter();
let server: Server;
let site: Site;

beforeAll(async () => {
  vi.stubEnv("PUBLIC_ANSWER_SECONDS", "60");
  vi.resetModules();
  const { createApi } = await import("./app.ts");
  const served = await serve(createApi());
  server = served.server;
  site = { SITE_URL: served.url, FUNCTIONS_URL: served.url };
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

/** Counts the documents that are read for a call. */
async function cost<Reply>(call: () => Promise<Reply>): Promise<{ reply: Reply; reads: number }> {
  counter.take();
  const reply = await call();
  return { reply, reads: counter.take() };
}

const products = (headers = {}) => as(null, site).call(listProducts, { query: { limit: 6 } }, headers);
const reviews = (headers = {}) => as(null, site).call(listReviews, { query: { limit: 10 } }, headers);

/** Puts the kept products out of date. */
async function addOne() {
  const { output } = await as(await world.admin(), site).call(addProduct, { body: aProduct() });
  world.adoptProduct(output._id);
  return output;
}

/** Somebody who has a profile, and so may review. */
async function withProfile() {
  const customer = await world.customer();
  const { email } = customer;
  await as(customer, site).call(saveUser, { params: { email }, body: { email } });
  return customer;
}

/** Puts the kept reviews out of date. */
async function addOneReview() {
  world.adopt((await as(await withProfile(), site).call(addReview, { body: aReview() })).json);
}

describe("A visit of the home page", () => {
  it("reads sixteen documents at most, and none where it was answered a moment ago", async () => {
    await Promise.all(Array.from({ length: 7 }, () => world.product()));
    await Promise.all(Array.from({ length: 10 }, () => world.review()));
    await addOneReview();
    await addOne();
    const visit = () => Promise.all([products(), reviews()]);
    const first = await cost(visit);
    expect(first.reply.map(({ output }) => output.length)).toEqual([6, 10]);
    expect(first.reads).toBe(16);
    const second = await cost(visit);
    expect(second.reads).toBe(0);
    expect(second.reply.map(({ json }) => json)).toEqual(first.reply.map(({ json }) => json));
  });

  it("reads one more for the ratings, however many reviews there are, and none a moment later", async () => {
    await Promise.all(Array.from({ length: 5 }, () => world.review()));
    const ratings = () => cost(() => as(null, site).call(readReviewSummary, {}));
    expect((await ratings()).reads).toBe(1);
    expect((await ratings()).reads).toBe(0);
  });

  it("that is repeated by the same browser is answered that nothing changed", async () => {
    await world.product();
    const first = await products();
    expect(first.headers.get("cache-control")).toBe(
      "public, max-age=0, s-maxage=10, stale-while-revalidate=20",
    );
    expect(first.headers.get("vary")).toContain("Authorization");
    // As a browser does it; fetch itself would add no-cache to a request that names an ETag.
    const again = await products({
      "If-None-Match": first.headers.get("etag") ?? "",
      "Cache-Control": "max-age=0",
    });
    expect(again.status).toBe(304);
  });

  it("shows the present state to who asks past the caches, and to everybody after a change", async () => {
    const product = await world.product({}, { createdAt: "2000-01-01T00:00:00.000Z" });
    await addOne();
    const stockIn = (reply: Awaited<ReturnType<typeof products>>) =>
      reply.output.find(({ _id }) => _id === product._id)?.quantity;
    expect(stockIn(await products())).toBe(10);
    await world.setStock(product, 3);
    expect(stockIn(await products())).toBe(10);
    expect(stockIn(await products({ "Cache-Control": "no-cache" }))).toBe(3);
    const customer = await world.customer();
    const own = await as(customer, site).call(listProducts, { query: { limit: 6 } });
    expect([stockIn(own), own.headers.get("cache-control")]).toEqual([3, "private, no-store"]);
    await addOne();
    expect(stockIn(await products())).toBe(3);
  });
});

describe("A part", () => {
  it("is read each time that anybody asks, and kept by no cache", async () => {
    const { _id: id, ...product } = await world.product();
    const request = () => cost(() => as(null, site).call(readPart, { params: { id } }));
    expect((await request()).reply.output.quantity).toBe(10);
    await world.setStock({ _id: id, ...product }, 3);
    const { reply, reads } = await request();
    expect([reply.output.quantity, reads]).toEqual([3, 1]);
    expect(reply.headers.get("cache-control")).toBe("no-cache");
  });
});

describe("What is kept for visitors", () => {
  it("outlives a sign-in, and a review leaves the products as they are", async () => {
    await Promise.all([world.product(), world.review()]);
    await Promise.all([products(), reviews()]);
    const customer = await withProfile();
    expect((await cost(() => Promise.all([products(), reviews()]))).reads).toBe(0);
    world.adopt((await as(customer, site).call(addReview, { body: aReview() })).json);
    expect((await cost(products)).reads).toBe(0);
    expect((await cost(reviews)).reads).toBeGreaterThan(0);
  });

  it("is what visitors share, and neither single parts nor whatever follows a cursor", async () => {
    const product = await world.product();
    const after = Buffer.from(JSON.stringify(["2999-01-01T00:00:00.000Z", "z"])).toString("base64url");
    for (const query of [{ id: product._id }, { after, limit: 1 }]) {
      const request = () => as(null, site).call(listProducts, { query });
      await request();
      expect((await cost(request)).reads, JSON.stringify(query)).toBe(1);
    }
  });

  it("is read twice at most for fifty who ask past the caches at once", async () => {
    await Promise.all(Array.from({ length: 6 }, () => world.product()));
    const request = () => products({ "Cache-Control": "no-cache" });
    const { reads } = await cost(() => Promise.all(Array.from({ length: 50 }, request)));
    // Not all of them arrive before the first read is done.
    expect(reads).toBeLessThanOrEqual(10 * 6);
  });
});

describe("Documents are read sparingly:", () => {
  it("one for an order form, and one where its part is gone", async () => {
    const product = await world.product();
    const read = (id: string) => cost(() => as(null, site).call(listProducts, { query: { id } }));
    const there = await read(product._id);
    expect([there.reply.json, there.reads]).toEqual([[product], 1]);
    const gone = await read("no-such-part");
    expect([gone.reply.json, gone.reads]).toEqual([[], 1]);
    const nonsense = await read("../a");
    expect([nonsense.reply.json, nonsense.reads]).toEqual([[], 0]);
  });

  it("two for an order: the caller's count of orders and the part", async () => {
    const [customer, product] = await Promise.all([world.customer(), world.product()]);
    const body = anOrder(product, customer);
    const key = world.idempotencyKey();
    const { reply, reads } = await cost(() => as(customer, site).call(placeOrder, { body, key }));
    expect([reply.status, reads]).toEqual([201, 2]);
  });

  it("three for an order that was sent before: its key too", async () => {
    const [customer, product] = await Promise.all([world.customer(), world.product()]);
    const body = anOrder(product, customer);
    const key = world.idempotencyKey();
    const send = () => cost(() => as(customer, site).call(placeOrder, { body, key }));
    const first = await send();
    const { reply, reads } = await send();
    expect([reply.json, reads]).toEqual([first.reply.json, 3]);
  });

  it("one for each part of a basket, and two more: the caller's count and the stored basket", async () => {
    const customer = await world.customer();
    const parts = await Promise.all([world.product(), world.product(), world.product()]);
    const [part] = parts;
    for (const lines of [[part], parts, [part, part, part]]) {
      const key = world.idempotencyKey();
      const body = aBasket(lines, customer);
      const { reply, reads } = await cost(() => as(customer, site).call(placeBasket, { body, key }));
      expect([reply.status, reads]).toEqual([201, new Set(lines).size + 2]);
    }
  });

  it("two for a change of a basket or a garage, however much is in it: the caller's count and what is changed", async () => {
    const customer = await world.customer();
    const api = as(customer, site);
    const changes = Array.from({ length: 30 }, (_, index) => ({ productId: `part-${index}`, quantity: 1 }));
    const golf = { make: "VW", model: "Golf", year: 2009 };
    for (let times = 0; times < 2; times++) {
      expect((await cost(() => api.call(changeBasket, { body: { changes } }))).reads).toBe(2);
      expect((await cost(() => api.call(changeGarage, { body: { chosen: golf } }))).reads).toBe(2);
    }
  });

  it("one for each saved part, and one more: the list", async () => {
    const customer = await world.customer();
    const parts = await Promise.all([world.product(), world.product()]);
    for (const { _id } of parts) await world.savedPart(customer, _id);
    const { reply, reads } = await cost(() => as(customer, site).call(listSaved, {}));
    expect([reply.output.items.length, reads]).toEqual([2, 3]);
  });

  it("one for each order on a page of all, one to know whether more follow, and one for a thousand that are summed up", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    for (let count = 0; count < 4; count++) await world.order(product, customer);
    const api = as(admin, site);
    const page = (query: object) => cost(() => api.call(searchOrders, { query: { limit: 3, ...query } }));
    for (const query of [{}, { sort: "-total", handling: "new", from: "2026-01-01" }]) {
      const { reply, reads } = await page(query);
      expect([reply.output.items.length, reads]).toEqual([3, 3 + 1 + Math.ceil(reply.output.total / 1000)]);
    }
    // The parts are looked at once a minute.
    await page({ q: "none" });
    // One more, for an order that is found by what was typed as a whole; each letter costs the same.
    for (const q of [customer.email, customer.email.slice(0, -1), customer.email.slice(0, -2)]) {
      const { reply, reads } = await page({ q });
      expect([reply.output.total, reply.output.items.length, reads], q).toEqual([4, 3, 6]);
    }
  });

  it("ten at most for a letter in the office's search, whatever it finds", async () => {
    const [admin, product, word] = [await world.admin(), await world.product(), aUniqueWord().slice(0, 11)];
    for (let count = 0; count < 7; count++) {
      const customer = await world.customer({ email: `${word}${count}@carparts.test` });
      await world.proveEmail(customer);
      await world.profile(customer, { name: `Pat ${word}` });
      await world.order(product, customer, { name: `Pat ${word}` });
    }
    const find = (q: string) => cost(() => as(admin, site).call(quickSearch, { query: { q } }));
    await find("none");
    for (const q of [word.slice(0, 5), word.slice(0, 6), word, `pat ${word}`, `${word.slice(0, 6)}0`]) {
      const { reply, reads } = await find(q);
      const isThere = !q.endsWith("0");
      expect([reply.output.orders.length > 3, reply.output.people.length > 3], q).toEqual([isThere, isThere]);
      expect(reads, q).toBeLessThanOrEqual(10);
    }
  });

  it("one for an order that an admin opens, one for each step that was taken, and six for a page of its account's", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    const orders = [];
    for (let count = 0; count < 8; count++) orders.push(await world.order(product, customer));
    const { _id = "", version = 1 } = orders[0] ?? {};
    const api = as(admin, site);
    await api.call(fulfilOrder, { params: { id: _id }, body: { handling: "picked", version } });
    const opened = await cost(() => api.call(readPayment, { params: { id: _id } }));
    expect([opened.reply.output.history, opened.reads]).toEqual([[expect.anything()], 2]);
    const account = { params: { uid: customer.uid }, query: { limit: 5 } };
    const others = await cost(() => api.call(listOrdersOfAccount, account));
    expect([others.reply.output.items.length, others.reads]).toEqual([5, 5 + 1]);
  });

  it("one for each part on a page of all, and three to look for changes", async () => {
    const [admin, brand] = [await world.admin(), aUniqueWord()];
    for (let count = 0; count < 4; count++) await world.product({ brand });
    const page = () => cost(() => as(admin, site).call(searchParts, { query: { brand, limit: 3 } }));
    await expect.poll(async () => (await page()).reply.output.total, { timeout: 10_000 }).toBe(4);
    // Until parts are no longer news, also those of tests beside this, a look reads them again.
    await expect
      .poll(async () => (await page()).reads, { timeout: 40_000, interval: 500 })
      .toBeLessThanOrEqual(3 + 3);
    expect((await page()).reply.output.items).toHaveLength(3);
  }, 60_000);

  it("for a part's page three, one for each line of its lists and one more to know whether others follow", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    for (let count = 0; count < 6; count++) await world.order(product, customer);
    const [api, params] = [as(admin, site), { id: product._id }];
    expect((await cost(() => api.call(readWholePart, { params }))).reads).toBeLessThanOrEqual(3);
    const orders = await cost(() => api.call(listOrdersOfPart, { params, query: { limit: 5 } }));
    expect([orders.reply.output.items.length, orders.reads]).toEqual([5, 6]);
    // Firestore bills a question that finds nothing as one.
    expect((await cost(() => api.call(listWaiting, { params }))).reads).toBe(1);
  });

  it("one for each order to pick, and two for each of their parts, also for their slips", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const parts = await Promise.all([world.product(), world.product()]);
    const placed = await Promise.all([...parts, ...parts].map((part) => world.order(part, customer)));
    const query = { id: placed.map(({ _id }) => _id) };
    const list = await cost(() => as(admin, site).call(listPicking, { query }));
    expect([list.reply.output.lines.length, list.reads]).toEqual([2, 4 + 2 * 2]);
    const slips = await cost(() => as(admin, site).call(listSlips, { query }));
    expect([slips.reply.output.items.length, slips.reads]).toEqual([4, 4 + 2 * 2]);
  });

  it("none for what vehicles lack and what to order, but to look for changes, and one for each day of missed vehicles", async () => {
    const api = as(await world.admin(), site);
    const coverage = () => cost(() => api.call(readCoverage, { query: { limit: 100 } }));
    // Until no part is news any more, a look reads it again.
    await expect
      .poll(async () => (await coverage()).reads, { timeout: 40_000, interval: 500 })
      .toBeLessThanOrEqual(3);
    // The first reads the suppliers' names, which are kept for a minute, and tests beside this one make more news.
    await expect
      .poll(async () => (await cost(() => api.call(listReorder, { query: { limit: 100 } }))).reads, {
        timeout: 40_000,
        interval: 500,
      })
      .toBeLessThanOrEqual(3);
    const { reads } = await cost(() => api.call(listVehiclesWithoutResults, {}));
    expect(reads).toBeLessThanOrEqual(3 + 30);
  }, 90_000);

  it("two at most for each line of what was done, and one for the thing that is asked for", async () => {
    const admin = await world.admin();
    for (let count = 0; count < 3; count++) {
      const { _id: id } = await world.product();
      await as(admin, site).call(deleteProduct, { params: { id } });
    }
    const page = (query: object) => cost(() => as(admin, site).call(listAudit, { query }));
    const { reply, reads } = await page({ who: admin.email, limit: 2 });
    expect([reply.output.items.length, reads]).toEqual([2, 2 + 1 + 2]);
    const { target } = reply.output.items[0] ?? {};
    expect((await page({ target, limit: 2 })).reads).toBe(1 + 1 + 1);
  });

  it("none to know an admin", async () => {
    const admin = await world.admin();
    const { reply, reads } = await cost(() =>
      as(admin, site).call(checkAdmin, { params: { email: admin.email } }),
    );
    expect([reply.json, reads]).toEqual([true, 0]);
  });

  it("as many as there are for one's own orders, whatever others ordered", async () => {
    const [customer, other, product] = await Promise.all([
      world.customer(),
      world.customer(),
      world.product(),
    ]);
    await Promise.all(
      [customer, customer, customer, other, other].map((owner) => world.order(product, owner)),
    );
    const { reply, reads } = await cost(() => as(customer, site).call(listOrders, { query: { limit: 25 } }));
    expect([reply.output.length, reads]).toEqual([3, 3]);
  });
});
