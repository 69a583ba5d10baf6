import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listProducts } from "../../contract/products.ts";
import { listReviews } from "../../contract/reviews/reviews.ts";
import { as, Reply } from "../../testing/api.ts";
import { reportMeasurement } from "../../testing/measurements.ts";
import { type ServerProcess, startServer } from "../../testing/server-process.ts";
import { seed, testScale } from "../../testing/test-scale.ts";
import { openCrowdedShop } from "./crowded-shop.ts";

// Strangers can make a deployed process read, hold and send only so much: as many documents as allowed, and memory
// within bounds, however they ask.

const ALLOWANCE = 6000;
const AT_ONCE = 40;
const MEGABYTE = 1024 * 1024;
const MOST_GROWTH = 64 * MEGABYTE;
const PRODUCTS = 1001;

let shop: Awaited<ReturnType<typeof openCrowdedShop>>;
let server: ServerProcess;

beforeAll(async () => {
  shop = await openCrowdedShop("demo-carparts-guests", {
    products: PRODUCTS,
    reviews: testScale.guestReviews,
  });
  const env = {
    GCLOUD_PROJECT: shop.project,
    GUEST_READS_PER_MINUTE: `${ALLOWANCE}`,
    PUBLIC_ANSWER_SECONDS: "5",
    COUNTS_READS: "yes",
  };
  server = await startServer({ env });
});
afterAll(async () => {
  await server.kill();
  await shop.close();
});

const cursor = fc
  .tuple(fc.integer({ min: 2026, max: 2999 }), fc.stringMatching(/^[a-z]{1,20}$/))
  .map(([year, id]) => [`${year}-01-01T00:00:00.001Z`, id])
  .map((place) => Buffer.from(JSON.stringify(place)).toString("base64url"));

/** A request that no cache has an answer to, or one that passes it by. */
const request = fc.record({
  path: fc.constantFrom("/products", "/revew"),
  query: fc.oneof(
    fc.constant({}),
    fc.record({ after: cursor }),
    fc.record({ id: fc.uuid() }),
    fc.record({ limit: fc.integer({ min: 1, max: 100 }).map(String) }),
  ),
  method: fc.constantFrom("GET", "HEAD"),
  headers: fc.constantFrom<Record<string, string>>(
    {},
    { "Cache-Control": "no-cache" },
    { Authorization: "x" },
    { Authorization: "Bearer aaaa.bbbb.cccc" },
  ),
});

async function send({
  path,
  query,
  method,
  headers,
}: typeof request extends fc.Arbitrary<infer R> ? R : never) {
  const url = new URL(`${path}?${new URLSearchParams(query)}`, server.site.SITE_URL);
  const answer = await fetch(url, { method, headers });
  return { method, reply: new Reply(answer, Buffer.from(await answer.arrayBuffer())) };
}

describe("A list that anyone may read", () => {
  it("ends at its most, with a Link to the rest", async () => {
    const products = await as(null, server.site).call(listProducts, {});
    const reviews = await as(null, server.site).call(listReviews, {});
    expect([products.output.length, reviews.output.length]).toEqual([1000, 100]);
    expect(reviews.output[0]?._id).toBe(`reviews-${testScale.guestReviews - 1}`);
    const rest = await fetch(new URL(linkOf(products), server.site.SITE_URL));
    expect(await rest.json()).toHaveLength(PRODUCTS - 1000);
    expect(linkOf(reviews)).toMatch(/^\/revew\?after=/);
  });
});

function linkOf(reply: Reply): string {
  return /^<(.+)>; rel="next"$/.exec(reply.headers.get("link") ?? "")?.[1] ?? "";
}

/** A process that has served nobody yet holds less than one at rest. */
async function visitAsPeopleDo(): Promise<void> {
  const headers = { "Cache-Control": "no-cache" };
  for (const limit of [...Array.from({ length: 30 }, () => 6), ...Array.from({ length: 10 }, () => 100)]) {
    await as(null, server.site).call(listProducts, { query: { limit } }, headers);
    await as(null, server.site).call(listReviews, { query: { limit } }, headers);
  }
}

describe("A crowd of guests who ask past every cache", () => {
  it("has an end in memory, in documents and in nothing but honest refusals", async () => {
    const requests = fc.sample(request, { seed, numRuns: testScale.guestRequests });
    await visitAsPeopleDo();
    const rest = (await server.measure()).rss;
    const begin = Date.now();
    const counts: Record<number, number> = {};
    const faults: string[] = [];
    let [highest, reads] = [rest, 0];
    for (let from = 0; from < requests.length; from += AT_ONCE) {
      for (const { method, reply } of await Promise.all(requests.slice(from, from + AT_ONCE).map(send))) {
        counts[reply.status] = (counts[reply.status] ?? 0) + 1;
        const isHonest = reply.status === 503 && Number(reply.headers.get("retry-after")) > 0;
        if (reply.status >= 500 && !isHonest) faults.push(`${reply.status} ${method}`);
      }
      const measures = await server.measure();
      highest = Math.max(highest, measures.rss);
      reads += measures.reads ?? 0;
    }
    const minutes = Math.ceil((Date.now() - begin) / 60_000) + 1;
    const growth = highest - rest;
    const answers = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    reportMeasurement({
      trial: "Guests who ask past every cache",
      runs: `${requests.length} requests`,
      violations: faults.length,
      notes: `${reads} documents, +${Math.round(growth / MEGABYTE)} MB, ${answers.join(", ")}, seed ${seed}`,
    });
    expect(faults).toEqual([]);
    expect(counts[503], "the allowance is spent").toBeGreaterThan(0);
    expect(reads).toBeLessThanOrEqual(minutes * ALLOWANCE);
    expect(growth).toBeLessThan(MOST_GROWTH);
  }, 300_000);
});
