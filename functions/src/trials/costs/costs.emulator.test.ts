import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fulfilOrder } from "../../contract/admin/fulfilment.ts";
import { addPurchases, movePurchase } from "../../contract/admin/purchases.ts";
import { receive } from "../../contract/admin/receipts.ts";
import { returnPieces } from "../../contract/admin/returns.ts";
import { readStatement } from "../../contract/admin/statements.ts";
import { addSupplier } from "../../contract/admin/suppliers.ts";
import { changeBasket } from "../../contract/basket/basket.ts";
import { MOST_LINES } from "../../contract/basket/lines.ts";
import { placeBasket } from "../../contract/basket/place-basket.ts";
import { MERCHANT_FEED, SITEMAP } from "../../contract/catalogue/feeds.ts";
import { readPart } from "../../contract/catalogue/part.ts";
import { searchCatalogue } from "../../contract/catalogue/search.ts";
import { sendClientReport } from "../../contract/client-reports.ts";
import { changeGarage } from "../../contract/garage/garage-changes.ts";
import { deleteOrder, listOrders, placeOrder, readPayment } from "../../contract/orders.ts";
import { listProducts, type Product } from "../../contract/products.ts";
import { listProfiles, saveProfile } from "../../contract/profiles.ts";
import { addReview } from "../../contract/reviews/add-review.ts";
import { listPartReviews } from "../../contract/reviews/part-reviews.ts";
import { readReviewSummary } from "../../contract/reviews/review-summary.ts";
import { listReviews } from "../../contract/reviews/reviews.ts";
import { checkAdmin, saveUser } from "../../contract/users.ts";
import { orders } from "../../firestore/collections.ts";
import { rateLimitOf } from "../../http/rate-limit.ts";
import { deliver } from "../../mail/mail.domain.ts";
import { addPicture } from "../../pictures/pictures.domain.ts";
import { as, type Site } from "../../testing/api.ts";
import { aBasket, anOrder, aReview, aUniqueWord } from "../../testing/builders.ts";
import { serve } from "../../testing/in-process.ts";
import { type MailServer, startMailServer } from "../../testing/mail/mail-server.ts";
import { aSupplier } from "../../testing/nouns.ts";
import { aPng } from "../../testing/pictures.ts";
import { ReadCounter } from "../../testing/read-counter.ts";
import { root } from "../../testing/server-process.ts";
import { World } from "../../testing/world.ts";
import { ZeroResultCounts } from "../../zero-results/zero-result-counts.ts";
import { writeZeroResults } from "../../zero-results/zero-results.store.ts";
import { firestoreCost, prices, processCost, type Work } from "./price-list.ts";
import { WriteCounter } from "./write-counter.ts";

// docs/costs.md, line by line: what Firestore bills is counted here, and the sums follow from it.

// Other tests' parts would be counted too.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-costs";
  process.env.PUBLIC_ANSWER_SECONDS = "60";
  // The shop sends emails, by the server below.
  process.env.MAIL_URL = "smtp://127.0.0.1:9";
});

const document = readFileSync(join(root, "docs/costs.md"), "utf8");

/** The cells of the row that begins with this. */
function rowOf(name: string): string[] {
  const lines = document.replaceAll("**", "").split("\n");
  const line = lines.find((one) => one.startsWith(`| ${name} `));
  if (!line) throw new Error(`docs/costs.md has no row "${name}".`);
  const [, , ...cells] = line.split("|").map((cell) => cell.trim());
  return cells.slice(0, -1);
}

function countedIn(name: string): Work {
  const [reads, writes, deletes] = rowOf(name).map(Number) as [number, number, number];
  return { reads, writes, deletes };
}

const world = new World();
const counters = { reads: new ReadCounter(), changes: new WriteCounter() };
let server: Server;
let site: Site;
let mailServer: MailServer;
let stocked: Product[];

async function count(work: () => Promise<unknown>): Promise<Work> {
  counters.reads.take();
  counters.changes.take();
  await work();
  // A call may look for something after it has answered.
  await new Promise((resolve) => setImmediate(resolve));
  return { reads: counters.reads.take(), ...counters.changes.take() };
}

beforeAll(async () => {
  const { createApi } = await import("../../app.ts");
  mailServer = await startMailServer();
  const served = await serve(createApi(["https://shop.example"]));
  server = served.server;
  site = { SITE_URL: served.url, FUNCTIONS_URL: served.url };
  stocked = await Promise.all(Array.from({ length: 28 }, () => world.product()));
  await Promise.all(Array.from({ length: 10 }, () => world.review()));
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await mailServer.close();
  await world.clear();
});

const MAKERS = "All makers, at most once a minute and process";
const MISSED = "A minute of a process in which searches found nothing";

describe("What Firestore bills", () => {
  it("for guests", async () => {
    const guest = as(null, site);
    const product = await world.product();
    const home = async () => {
      await guest.call(listProducts, { query: { limit: 6 } });
      await guest.call(listReviews, { query: { limit: 10 } });
      await guest.call(readReviewSummary, {});
    };
    // The first search fills the process's catalogue.
    await guest.call(searchCatalogue, { query: {} });
    expect(await count(home)).toEqual(countedIn("Home page that no cache has, with the ratings"));
    expect(await count(home)).toEqual(countedIn("Home page from a cache"));
    const part = () => guest.call(readPart, { params: { id: product._id } });
    expect(await count(part)).toEqual(countedIn("A part's present state, or its page that no cache has"));
    const branded = await world.product({ brand: aUniqueWord() });
    const readBranded = () => guest.call(readPart, { params: { id: branded._id } });
    const [first, second] = [await count(readBranded), await count(readBranded)];
    expect(second).toEqual(countedIn("A part's present state, or its page that no cache has"));
    expect({ ...first, reads: first.reads - second.reads }).toEqual(countedIn(MAKERS));
    const picture = await addPicture(aPng());
    world.adoptPicture(picture);
    const see = async () => (await fetch(`${site.SITE_URL}${picture}`)).bytes();
    expect(await count(see)).toEqual(countedIn("A picture that no cache has"));
    const body = { vitals: { route: "/", release: "1a2b3c4", LCP: 900 } };
    const report = () => guest.call(sendClientReport, { body });
    expect(await count(report)).toEqual(countedIn("A report of a browser"));
    // Until the parts above are no longer news, a look reads them again.
    const search = () => guest.call(searchCatalogue, { query: { q: "pad" } });
    const look = countedIn("A look for changes, at most one in two seconds and process");
    await expect.poll(() => count(search), { timeout: 50_000, interval: 500 }).toEqual(look);
    expect(await count(search)).toEqual({ reads: 0, writes: 0, deletes: 0 });
    const feeds = async () => {
      for (const path of [SITEMAP, MERCHANT_FEED]) await (await fetch(site.SITE_URL + path)).bytes();
    };
    expect(await count(feeds)).toEqual(
      countedIn("A sitemap or a merchant feed that no cache has, beside a look"),
    );
    const missed = new ZeroResultCounts();
    missed.add("texts", "zeppelin");
    expect(await count(() => writeZeroResults(missed))).toEqual(countedIn(MISSED));
  });

  // Before other parts become news, which each look would read.
  it("for purchases", async () => {
    const { call } = as(await world.admin(), site);
    const supplier = (await call(addSupplier, { body: aSupplier() })).output;
    const lines = stocked.slice(0, 3).map(({ _id }) => ({ productId: _id, packs: 2, cost: 5 }));
    const items = [{ supplierId: supplier._id, lines }];
    let id = "";
    const draft = async (count: number) => {
      const body = { items: Array.from({ length: count }, () => items).flat(), isDryRun: false };
      const { output } = await call(addPurchases, { body, key: world.idempotencyKey() });
      id = output.items[0]?._id ?? "";
    };
    expect(await count(() => draft(20))).toEqual(countedIn("Twenty drafts, with a look for changes"));
    expect(await count(() => draft(1))).toEqual(countedIn("A draft of a purchase, with a look for changes"));
    const params = { id };
    const send = () => call(movePurchase, { params, body: { version: 1, state: "sent" } });
    expect(await count(send)).toEqual(countedIn("A purchase of three parts sent, with a look for changes"));
    const received = { lines: lines.map(({ productId }) => ({ productId, pieces: 1 })) };
    const book = () => call(receive, { params, body: received, key: world.idempotencyKey() });
    expect(await count(book)).toEqual(countedIn("Its three parts booked in, with a cost that changes"));
    expect(await count(book)).toEqual(countedIn("Its three parts booked in, with the same cost"));
  });

  it("for customers", async () => {
    const [customer, product] = [await world.customer(), await world.product()];
    const { email } = customer;
    const api = as(customer, site);
    const profile = { name: "Pat", email, address: "1 Road", mobile: "+1 555 0100", picture: "" };
    const signIn = () => api.call(saveUser, { params: { email }, body: { email } });
    const order = () => {
      const key = world.idempotencyKey();
      return api.call(placeOrder, { body: anOrder(product, customer), key });
    };
    expect(await count(signIn)).toEqual(countedIn("First sign-in"));
    expect(await count(() => api.call(saveProfile, { params: { email }, body: profile }))).toEqual(
      countedIn("Profile saved"),
    );
    let id = "";
    const first = await count(async () => {
      id = (await order()).output._id;
    });
    expect(first).toEqual(countedIn("An order"));
    const settings = { url: mailServer.url, from: "shop@shop.example", site: "https://shop.example" };
    const proven = await world.customer({ emailVerified: true });
    const { _id } = (await as(proven, site).call(placeOrder, { body: anOrder(product, proven) })).output;
    const sent = await count(async () => {
      expect(await deliver(`placed-${_id}`, settings)).toBe("sent");
    });
    expect(sent).toEqual(countedIn("An email sent"));
    const unproven = await count(async () => {
      expect(await deliver(`placed-${id}`, settings)).toBe("sent");
    });
    expect(unproven).toEqual(countedIn("An email sent to an address that nobody has proven"));
    const way = await count(async () => {
      await signIn();
      await api.call(checkAdmin, { params: { email } });
      await api.call(listProfiles, {});
      await api.call(readPart, { params: { id: product._id } });
      const { _id } = (await order()).output;
      await api.call(listOrders, { query: { limit: 25 } });
      await api.call(readPayment, { params: { id: _id } });
    });
    expect(way).toEqual(countedIn("An order with its way"));
    expect(await count(() => api.call(deleteOrder, { params: { id } }))).toEqual(
      countedIn("An order deleted"),
    );
    const admin = as(await world.admin(), site);
    const params = { id: _id };
    await admin.call(fulfilOrder, { params, body: { handling: "picked", version: 1 } });
    await admin.call(fulfilOrder, { params, body: { handling: "sent", version: 2 } });
    const body = { version: 3, pieces: 1, isSellable: true, reason: "Wrong side." };
    expect(await count(() => admin.call(returnPieces, { params, body }))).toEqual(
      countedIn("Pieces that come back"),
    );
    const owed = await world.order(product, customer, { handling: "sent" });
    const row = { day: "2026-11-25", amount: owed.payment.due, text: owed.number, entry: owed.number };
    const statement = { body: { rows: [row], isDryRun: false } };
    expect(await count(() => admin.call(readStatement, statement))).toEqual(
      countedIn("A bank's statement of one row, booked"),
    );
    const review = { ...aReview(), productId: product._id };
    expect(await count(() => api.call(addReview, { body: review }))).toEqual(countedIn("A review of a part"));
    for (let more = 0; more < 6; more++) await world.review({ productId: product._id });
    const read = { params: { id: product._id }, query: { limit: 6 } };
    expect(await count(() => as(null, site).call(listPartReviews, read))).toEqual(
      countedIn("Six reviews on a part's page"),
    );
    const changed = countedIn("A basket or a garage changed");
    const changes = [{ productId: product._id, quantity: 1 }];
    expect(await count(() => api.call(changeBasket, { body: { changes } }))).toEqual(changed);
    expect(await count(() => api.call(changeGarage, { body: { chosen: null } }))).toEqual(changed);
    const parts = await Promise.all(Array.from({ length: MOST_LINES }, () => world.product()));
    const basket = (lines: typeof parts) => async () => {
      const key = world.idempotencyKey();
      const { status } = await api.call(placeBasket, { body: aBasket(lines, customer), key });
      expect(status).toBe(201);
    };
    expect(await count(basket(parts.slice(0, 3)))).toEqual(countedIn("A basket of three parts"));
    expect(await count(basket(parts))).toEqual(countedIn("A basket of thirty parts, the most it holds"));
  });
});

it("What Firestore bills for each admin who listens to orders", async () => {
  const [customer, admin, product] = [
    await world.customer(),
    as(await world.admin(), site),
    await world.product(),
  ];
  const newest = orders.orderBy("updatedAt", "desc");
  const [last] = (await newest.limit(1).get()).docs;
  let heard = 0;
  const stop = newest.endBefore(last).onSnapshot((changed) => {
    heard += changed.docChanges().filter(({ type }) => type !== "removed").length;
  });
  const body = anOrder(product, customer);
  const key = world.idempotencyKey();
  const { _id: id } = (await as(customer, site).call(placeOrder, { body, key })).output;
  await expect.poll(() => heard).toBe(1);
  for (const [index, handling] of (["picked", "sent", "closed"] as const).entries()) {
    await admin.call(fulfilOrder, { params: { id }, body: { version: index + 1, handling } });
    await expect.poll(() => heard).toBe(index + 2);
  }
  stop();
  const billed = { reads: heard, writes: 0, deletes: 0 };
  expect(billed).toEqual(countedIn("An order and its three steps, to an admin who listens"));
});

const sizes = [28, 1000, 10_000, 100_000] as const;
const day = (name: string) => rowOf(name).map((cell) => Number(cell.replaceAll(",", "")));
const rounded = (dollars: number) => `$${dollars.toPrecision(2)}`;

interface Deployed {
  readonly __endpoint: { readonly maxInstances?: unknown; readonly httpsTrigger?: object };
}

/** The processes of all functions that anyone can call. */
async function mostProcesses(): Promise<number> {
  const functions: readonly (Deployed | undefined)[] = Object.values(await import("../../index.ts"));
  const open = functions.flatMap((each) => (each?.__endpoint.httpsTrigger ? [each.__endpoint] : []));
  return open.reduce((sum, { maxInstances }) => sum + Number(maxInstances), 0);
}

describe("What follows from it in docs/costs.md", () => {
  const home = countedIn("Home page that no cache has, with the ratings").reads;
  const look = countedIn("A look for changes, at most one in two seconds and process").reads;
  const page = countedIn("A part's present state, or its page that no cache has").reads;
  const way = countedIn("An order with its way");
  const email = countedIn("An email sent");

  it("the reads of 1,000 visits in a day", () => {
    const chunks = day("chunks of the search's snapshot");
    const visits = 1000 * home + 6000 * look + 3000 * page;
    const seen = 50 * 2 * 6;
    const rows = {
      "reads by visits": sizes.map(() => visits),
      "reads of 50 sales by two processes": sizes.map(() => seen),
      "reads by 20 starts": chunks.map((count) => 20 * (count + 3)),
      "reads by the schedule, 96 runs": chunks.map((count) => 96 * (count + 4)),
      "afresh each week": sizes.map((size) => Math.round(size / 7)),
    };
    for (const [name, reads] of Object.entries(rows)) expect(day(name)).toEqual(reads);
    const sums = sizes.map((_, size) =>
      Object.values(rows).reduce((sum, reads) => sum + (reads[size] ?? 0), 0),
    );
    expect(day("reads in all")).toEqual(sums);
    expect(rowOf("their price")).toEqual(sums.map((reads) => rounded(reads * prices.read)));
    const others = 12_000 * prices.call + processCost(120) + 0.1 * prices.gigabyte;
    expect(rowOf("1,000 visits")).toEqual(sums.map((reads) => rounded(reads * prices.read + others)));
  });

  it("the price of 1,000 orders", () => {
    // Idempotency record and call counts are deleted by Firestore when their time is over.
    const own = 1000 * (firestoreCost({ ...way, deletes: way.deletes + 3 }) + firestoreCost(email));
    const price = own + 8000 * prices.call + processCost(1600);
    expect(rowOf("1,000 orders")).toEqual(sizes.map(() => rounded(price)));
  });

  it("a day of the back office", () => {
    const ofOrder = countedIn("An order and its three steps, to an admin who listens").reads;
    // A page's rows, whether there is another one, and a read for each thousand that is summed up.
    const page = 25 + 1 + 10_000 / 1000;
    const rows = {
      "changes that listeners receive": 200 * ofOrder,
      "100 starts of the listener": 100,
      "the list, at each change": 200 * ofOrder * page,
    };
    for (const [name, reads] of Object.entries(rows)) expect(day(name)).toEqual([reads]);
    const sum = Object.values(rows).reduce((one, other) => one + other);
    expect(day("the back office in all")).toEqual([sum]);
    expect(rowOf("the price of that")).toEqual([rounded(sum * prices.read)]);
  });

  it("the most that a day of abuse can, where there is a limit", async () => {
    const minutes = 24 * 60;
    expect(rowOf("Lists and searches: 10 processes × 6,000 documents a minute")).toEqual([
      rounded(10 * 6000 * minutes * prices.read),
    ]);
    expect(rowOf("Parts' pages: 10 processes × 6,000 documents a minute")).toEqual([
      rounded(10 * 6000 * minutes * prices.read),
    ]);
    expect(rowOf("Pictures: 10 processes × 6,000 documents a minute")).toEqual([
      rounded(10 * 6000 * minutes * prices.read),
    ]);
    expect(rowOf("Withdrawals: 10 processes × 6,000 documents a minute")).toEqual([
      rounded(10 * 6000 * minutes * prices.read),
    ]);
    expect(rowOf("One account's own lists: 10 processes × 6,000 documents a minute")).toEqual([
      rounded(10 * 6000 * minutes * prices.read),
    ]);
    const processes = await mostProcesses();
    expect(rowOf(`Computing: ${processes} processes all day`)).toEqual([
      rounded(processes * processCost(minutes * 60)),
    ]);
    expect(rowOf("Searches that find nothing: 10 processes, each minute")).toEqual([
      rounded(10 * minutes * firestoreCost(countedIn(MISSED))),
    ]);
    const [order, basket, deleted] = [
      countedIn("An order"),
      countedIn("A basket of thirty parts, the most it holds"),
      countedIn("An order deleted"),
    ].map(firestoreCost) as [number, number, number];
    const limits = [placeOrder, placeBasket, deleteOrder].map((call) => rateLimitOf(call)?.calls);
    expect(limits).toEqual([60, 10, 120]);
    expect(rowOf("One account: 60 orders and 10 baskets a minute, 120 deleted again")).toEqual([
      rounded(minutes * (60 * order + 10 * basket + 120 * deleted + 70 * firestoreCost(email))),
    ]);
  });
});
