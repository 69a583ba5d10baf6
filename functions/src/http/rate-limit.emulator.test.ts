import { describe, expect, it } from "vitest";
import { readAccount } from "../contract/account.ts";
import { placeOrder } from "../contract/orders.ts";
import { listProducts } from "../contract/products.ts";
import { saveProfile } from "../contract/profiles.ts";
import { addReview } from "../contract/reviews/add-review.ts";
import { listReviews } from "../contract/reviews/reviews.ts";
import { countIdOf } from "../firestore/call-counts.ts";
import { as } from "../testing/api.ts";
import { aReview } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();
const REVIEWS = 10;
const kind = "POST /revew";

describe("An account", () => {
  it("that sends thirty reviews at once gets ten of them in, and is told when to come again", async () => {
    const customer = await world.customer();
    const call = () => as(customer).call(addReview, { body: aReview() });
    const replies = await Promise.all(Array.from({ length: 30 }, call));
    const count = (status: number) => replies.filter((reply) => reply.status === status).length;
    expect([count(201), count(429)]).toEqual([REVIEWS, 30 - REVIEWS]);

    const { expiresAt } = (await world.stored("rateLimits", countIdOf(kind, customer.uid))) as {
      expiresAt: { toMillis(): number };
    };
    const reply = await call();
    expect(reply.refusal).toMatchObject({ status: 429, code: "too_many_requests" });
    const seconds = Number(reply.headers.get("retry-after"));
    expect(Math.abs(expiresAt.toMillis() - (Date.now() + seconds * 1000))).toBeLessThan(2000);
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
  });

  it("does not wait longer for what was refused, and has a new window after the old one", async () => {
    const customer = await world.customer();
    const call = () => as(customer).call(addReview, { body: aReview() });
    for (let index = 0; index < REVIEWS; index++) await call();
    const id = countIdOf(kind, customer.uid);
    const before = await world.stored("rateLimits", id);
    expect((await call()).status).toBe(429);
    expect(await world.stored("rateLimits", id)).toEqual(before);

    await world.endRateLimit(id);
    expect((await call()).status).toBe(201);
    expect(await world.stored("rateLimits", id)).toMatchObject({ calls: 1 });
  });

  it("can ask for all its data thirty times, and not more", async () => {
    const customer = await world.customer();
    const replies = await Promise.all(Array.from({ length: 33 }, () => as(customer).call(readAccount, {})));
    const count = (status: number) => replies.filter((reply) => reply.status === status).length;
    expect([count(200), count(429)]).toEqual([30, 3]);
  });

  it("is counted on its own, and one kind of call is not counted for another", async () => {
    const [customer, other] = await Promise.all([world.customer(), world.customer()]);
    for (let index = 0; index <= REVIEWS; index++) await as(customer).call(addReview, { body: aReview() });
    expect((await as(customer).call(addReview, { body: aReview() })).status).toBe(429);
    expect((await as(other).call(addReview, { body: aReview() })).status).toBe(201);
    const { email } = customer;
    const body = { name: "Pat", email, address: "", mobile: "", picture: "" };
    expect((await as(customer).call(saveProfile, { params: { email }, body })).status).toBe(200);
  });
});

it("Of eighty invalid orders in a row as many are judged as an account may send", async () => {
  const customer = await world.customer();
  const statuses: number[] = [];
  let retryAfter: string | null = null;
  for (let calls = 0; calls < 80; calls++) {
    const reply = await as(customer).call(placeOrder, {
      body: { MinimumOrder: `${"1".repeat(60_000)}x` } as never,
    });
    statuses.push(reply.status);
    retryAfter = reply.headers.get("Retry-After");
  }
  expect(statuses).toEqual([...Array(60).fill(422), ...Array(20).fill(429)]);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(Number(retryAfter)).toBeLessThanOrEqual(60);
});

describe("Nothing is counted", () => {
  it("in the database of a call that is refused for what it says", async () => {
    const customer = await world.customer();
    const refused = await as(customer).call(addReview, { body: aReview({ revew: 9 }) });
    expect(refused.status).toBe(422);
    expect(await world.stored("rateLimits", countIdOf(kind, customer.uid))).toBeUndefined();
  });

  it("of reading, neither for guests nor for accounts", async () => {
    const customer = await world.customer();
    for (const caller of [null, customer]) {
      for (const endpoint of [listProducts, listReviews]) {
        expect((await as(caller).call(endpoint, {})).status).toBe(200);
      }
    }
    for (const path of ["GET /products", "GET /revew"]) {
      expect(await world.stored("rateLimits", countIdOf(path, customer.uid))).toBeUndefined();
    }
  });
});
