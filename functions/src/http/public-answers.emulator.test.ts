import type { Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readAccount } from "../contract/account.ts";
import { searchOrders } from "../contract/admin/orders.ts";
import { addProduct } from "../contract/admin/products.ts";
import { readPart } from "../contract/catalogue/part.ts";
import { readMail } from "../contract/mail.ts";
import { listOrders, placeOrder } from "../contract/orders.ts";
import { listProducts } from "../contract/products.ts";
import { listPartReviews } from "../contract/reviews/part-reviews.ts";
import { readReviewSummary } from "../contract/reviews/review-summary.ts";
import { listSaved, savePart } from "../contract/saved.ts";
import { addPicture } from "../pictures/pictures.domain.ts";
import { as, type Site } from "../testing/api.ts";
import { anOrder, aProduct } from "../testing/builders.ts";
import { serve } from "../testing/in-process.ts";
import { aPng } from "../testing/pictures.ts";
import { useWorld } from "../testing/use-world.ts";

// The app in this process, with as few documents for guests as a deployed one may have.

const world = useWorld();
const servers: Server[] = [];
let site: Site;

/** Starts the app with so many documents a minute for guests. */
async function start(reads: number): Promise<Site> {
  vi.stubEnv("GUEST_READS_PER_MINUTE", String(reads));
  vi.resetModules();
  const { createApi } = await import("../app.ts");
  const { server, url } = await serve(createApi());
  servers.push(server);
  return { SITE_URL: url, FUNCTIONS_URL: url };
}

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.stubEnv("PUBLIC_ANSWER_SECONDS", "60");
  site = await start(1000);
});
afterAll(() => {
  for (const server of servers) server.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const noCache = { "Cache-Control": "no-cache" };
const request = (limit: number, headers = {}, caller: { token: string } | null = null) =>
  as(caller, site).call(listProducts, { query: { limit } }, headers);

/** Reads until guests have had all that they get in this minute. */
async function spendAll(): Promise<void> {
  for (const limit of [100, 10, 1]) {
    while ((await request(limit, noCache)).status === 200);
  }
}

describe("When guests have had all the documents of this minute", () => {
  beforeEach(async () => {
    await Promise.all(Array.from({ length: 10 }, () => world.product()));
    await request(6);
    await spendAll();
  });

  it("they get what was kept, and are told when to come again for anything else", async () => {
    const cached = await request(6);
    expect([cached.status, cached.output.length]).toEqual([200, 6]);
    for (const [limit, headers] of [
      [7, {}],
      [6, noCache],
      [6, { Authorization: "x" }],
      [6, { Authorization: "Bearer aaaa.bbbb.cccc" }],
    ] as const) {
      const { refusal, headers: answered } = await request(limit, headers);
      expect(refusal).toMatchObject({ status: 503, code: "unavailable" });
      const seconds = Number(answered.get("retry-after"));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(answered.get("cache-control")).toBe("private, no-store");
    }
  });

  it("everybody with an account goes on, and sees the present state", async () => {
    const [admin, customer] = await Promise.all([world.admin(), world.customer()]);
    const added = await as(admin, site).call(addProduct, { body: aProduct() });
    world.adoptProduct(added.output._id);
    const body = anOrder(added.output, customer);
    expect((await as(customer, site).call(placeOrder, { body })).status).toBe(201);
    const seen = await as(customer, site).call(listProducts, { query: { id: added.output._id } });
    const stock = added.output.quantity - added.output.minimumQuantity;
    expect(seen.output.map(({ quantity }) => quantity)).toEqual([stock]);
    expect((await request(6, {}, customer)).output).toHaveLength(6);
    expect((await request(6)).status, "what was kept before the change").toBe(200);
  });
});

describe("When lists that no cache keeps have had their third of this minute", () => {
  const after = Buffer.from(JSON.stringify(["1999-01-01T00:00:00.000Z", "z"])).toString("base64url");

  it.each([
    ["behind a cursor", { after }, {}],
    ["asked for anew", {}, noCache],
  ])("(%s) parts with their reviews, first pages and the summary go on", async (_, query, headers) => {
    const [product] = await Promise.all(Array.from({ length: 20 }, () => world.product()));
    if (!product) throw new Error("There is no part.");
    const crowded = await start(3000);
    const guest = as(null, crowded);
    // Each reserves a thousand.
    expect((await guest.call(listProducts, { query }, headers)).status).toBe(200);
    expect((await guest.call(listProducts, { query }, headers)).status).toBe(503);
    for (const limit of [100, 10, 1]) {
      while ((await guest.call(listProducts, { query: { ...query, limit } }, headers)).status === 200);
    }
    const { _id: id } = product;
    expect((await guest.call(readPart, { params: { id } })).status).toBe(200);
    expect((await guest.call(listPartReviews, { params: { id } })).status).toBe(200);
    expect((await guest.call(listProducts, { query: { id } })).status).toBe(200);
    expect((await guest.call(listProducts, { query: { limit: 6 } })).status).toBe(200);
    expect((await guest.call(readReviewSummary, {})).status).toBe(200);
  });
});

it("Parts and their reviews go on when ids that no part has had their sixth of this minute", async () => {
  const { _id } = await world.product();
  const guest = as(null, await start(1000));
  const statusesOf = async (id: string) => [
    (await guest.call(readPart, { params: { id } })).status,
    (await guest.call(listPartReviews, { params: { id } })).status,
    (await guest.call(listProducts, { query: { id } })).status,
  ];
  // The share is 166 documents.
  for (let number = 0; number < 55; number++)
    expect(await statusesOf(`never-was-${number}`)).toEqual([404, 404, 200]);
  expect(await statusesOf("never-was")).toEqual([404, 503, 503]);
  await expect.poll(() => statusesOf(_id), { timeout: 20_000 }).toEqual([200, 200, 200]);
}, 60_000);

it("Pictures of parts go on when hashes that no picture has had their sixth of this minute", async () => {
  const cached = await addPicture(aPng());
  world.adoptPicture(cached);
  await world.product({ picture: cached });
  const { SITE_URL } = await start(1000);
  const statusOf = async (path: string) => (await fetch(SITE_URL + path)).status;
  const madeUp = (number: number) => `/pictures/${String(number).padStart(64, "0")}`;
  for (let number = 0; number < 166; number++) expect(await statusOf(madeUp(number))).toBe(404);
  expect(await statusOf(madeUp(166))).toBe(503);
  await expect.poll(() => statusOf(cached), { timeout: 20_000 }).toBe(200);
  for (let number = 0; number < 834; number++) await statusOf(madeUp(number));
  expect([await statusOf(cached), await statusOf(`${cached}/small`)]).toEqual([200, 200]);
}, 60_000);

describe("An account", () => {
  it("reads as many documents a minute as guests may, which none of its own lists can pass", async () => {
    const [customer, another] = await Promise.all([world.customer(), world.customer()]);
    const own = await start(1000);
    const ids = Array.from({ length: 200 }, (_, index) => `gone-${index}`);
    await world.savedList(customer, ids);
    const list = () => as(customer, own).call(listSaved, {});
    for (let lists = 0; lists < 4; lists++) expect((await list()).status).toBe(200);
    const refused = await list();
    expect(refused.refusal).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // Each reserves a thousand.
    const orders = () => as(another, own).call(listOrders, {});
    expect([(await orders()).status, (await orders()).status]).toEqual([200, 429]);
  });

  it("reads as many where it changes something, such as a saved list that is full", async () => {
    const [customer, { _id: saved }, { _id: id }] = await Promise.all([
      world.customer(),
      world.product(),
      world.product(),
    ]);
    const own = await start(1000);
    await world.savedList(customer, Array(200).fill(saved));
    const save = async () => (await as(customer, own).call(savePart, { params: { id } })).status;
    for (let saves = 0; saves < 4; saves++) expect(await save()).toBe(409);
    expect(await save()).toBe(429);
  });

  it("reads what was deleted of its own within them", async () => {
    const customer = await world.customer();
    const statusOf = async (reads: number) => {
      const { status } = await as(customer, await start(reads)).call(readAccount, { query: { limit: 1 } });
      return status;
    };
    // Lists have two thirds, and this one reserves a thousand beside an order and a review.
    expect([await statusOf(1500), await statusOf(1600)]).toEqual([429, 200]);
  });

  it("of an admin reads lists of everybody's as long as they are, such as all orders for a file", async () => {
    const admin = await world.admin();
    const own = await start(1000);
    const pages = Array.from({ length: 20 }, () =>
      as(admin, own).call(searchOrders, { query: { limit: 100 } }),
    );
    // Each reserves a hundred and one.
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200));
  });

  it("is counted for each call, and isn't looked up for more than it may make", async () => {
    vi.stubEnv("ACCOUNT_CALLS_PER_MINUTE", "60");
    const customer = await world.customer();
    const own = await start(1000);
    const call = () => as(customer, own).call(readMail, {});
    for (let calls = 0; calls < 60; calls++) expect((await call()).status).toBe(200);
    expect((await call()).refusal).toMatchObject({ status: 429, code: "too_many_requests" });
  });
});
