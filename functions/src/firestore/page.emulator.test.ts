import { describe, expect, it } from "vitest";
import { listUsers } from "../contract/admin/users.ts";
import { listOrders, placeOrder } from "../contract/orders.ts";
import { listProducts } from "../contract/products.ts";
import { listProfiles } from "../contract/profiles.ts";
import { listReviews } from "../contract/reviews/reviews.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Reply, send } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

function encoded(cursor: unknown): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

/** Where a list goes on after this moment, so that a test sees its own items alone. */
function cursorAt(moment: string): string {
  return encoded([moment, "z"]);
}

/** The path and query that an answer's Link header leads to, if there is one. */
function nextOf(reply: Reply): string | undefined {
  return /^<(.+)>; rel="next"$/.exec(reply.headers.get("link") ?? "")?.[1];
}

/** The ids on every page of a list, page by page, as far as the links lead. */
async function pagesOf(caller: Account, path: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let next: string | undefined = path; next; ) {
    const reply: Reply = await send(next, { headers: { Authorization: `Bearer ${caller.token}` } });
    pages.push((reply.json as { _id: string }[]).map(({ _id }) => _id));
    next = nextOf(reply);
  }
  return pages;
}

describe("A long list", () => {
  it("can be read in parts, in the same order, with nothing left out and nothing twice", async () => {
    const customer = await world.customer();
    const product = await world.product({ quantity: 10 });
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) {
      ids.unshift((await as(customer).call(placeOrder, { body: anOrder(product, customer) })).output._id);
    }
    expect(await pagesOf(customer, "/ordersItem?limit=2")).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
    ]);
    expect(await pagesOf(customer, "/ordersItem?limit=100")).toEqual([ids]);
    expect(await pagesOf(customer, "/ordersItem")).toEqual([ids]);
  });

  it("of reviews ends after a hundred by default, and profiles have pages too", async () => {
    await Promise.all(Array.from({ length: 101 }, () => world.review()));
    const reviews = await as(null).call(listReviews, {});
    expect(reviews.output).toHaveLength(100);
    expect(nextOf(reviews)).toMatch(/^\/revew\?after=/);
    const admin = await world.admin();
    const customers = await Promise.all([world.customer(), world.customer()]);
    for (const customer of customers) await world.profile(customer);
    const emails: unknown[] = [];
    for (let next: string | undefined = "/profile?limit=1"; next; ) {
      const reply: Reply = await send(next, { headers: { Authorization: `Bearer ${admin.token}` } });
      emails.push(...(reply.json as { email: string }[]).map(({ email }) => email));
      next = nextOf(reply);
    }
    expect(emails).toEqual(expect.arrayContaining(customers.map(({ email }) => email)));
    expect(new Set(emails).size).toBe(emails.length);
    for (const after of ["a/b", ".", "__x__"]) {
      const reply = await as(admin).call(listProfiles, { query: { after } });
      expect(reply.refusal, after).toMatchObject({ status: 422, code: "invalid" });
    }
  });

  it("has its items in one order even when they were made in the same moment", async () => {
    const createdAt = "2019-09-09T09:09:09.999Z";
    const made = await Promise.all([1, 2, 3].map(() => world.product({}, { createdAt })));
    const ids = made.map(({ _id }) => _id).sort();
    const pages = [];
    let next: string | undefined = `/products?limit=1&after=${cursorAt("2019-09-09T09:09:09.998Z")}`;
    for (let count = 0; count < 3; count++) {
      const reply: Reply = await send(next ?? "");
      pages.push(...(reply.json as { _id: string }[]).map(({ _id }) => _id));
      next = nextOf(reply);
    }
    expect(pages).toEqual(ids);
  });

  it("goes on after an item that was deleted meanwhile", async () => {
    const [first, second] = [
      await world.product({}, { createdAt: "2018-01-01T00:00:00.000Z" }),
      await world.product({}, { createdAt: "2018-01-02T00:00:00.000Z" }),
    ];
    const after = cursorAt("2017-12-31T00:00:00.000Z");
    const page = await as(null).call(listProducts, { query: { limit: 1, after } });
    expect(page.output.map(({ _id }) => _id)).toEqual([first._id]);
    await world.clear();
    const third = await world.product({}, { createdAt: "2018-01-03T00:00:00.000Z" });
    const rest = (await send(nextOf(page) ?? "")).json as { _id: string }[];
    expect(rest.map(({ _id }) => _id)).toEqual([third._id]);
    expect(second._id).not.toBe(third._id);
  });

  it("is never wider in parts than it is as a whole", async () => {
    const [customer, other] = [await world.customer(), await world.customer()];
    const product = await world.product();
    await as(other).call(placeOrder, { body: anOrder(product, other) });
    expect(
      await pagesOf(customer, `/ordersItem?limit=5&after=${cursorAt("2999-01-01T00:00:00.000Z")}`),
    ).toEqual([[]]);
  });

  const nowhere = [
    "",
    "nonsense",
    "%00",
    "x".repeat(2000),
    encoded([]),
    encoded(["2026-01-01T00:00:00.000Z"]),
    encoded(["yesterday", "x"]),
    encoded(["2026-01-01T00:00:00.000Z", "a/b"]),
    encoded(["2026-01-01T00:00:00.000Z", ".."]),
    encoded(["2026-01-01T00:00:00.000Z", "__x__"]),
    encoded(["2026-01-01T00:00:00.000Z", ""]),
    encoded(["2026-01-01T00:00:00.000Z", { a: 1 }]),
    encoded({ __proto__: null, length: 2 }),
  ];
  it.each(Object.entries({ listProducts, listOrders, listReviews }))(
    "(%s) cannot be read from anywhere but where a part of it ended",
    async (_name, list) => {
      const admin = await world.admin();
      for (const after of nowhere) {
        const reply = await as(admin).call(list, { query: { after } });
        expect(reply.refusal, after).toMatchObject({ status: 422, code: "invalid" });
        expect(Object.keys(reply.error.fields ?? {})).toEqual(["after"]);
      }
    },
  );

  it("of users can be read in parts, and not from nowhere on", async () => {
    const admin = await world.admin();
    await world.customer();
    const ids = (await pagesOf(admin, "/users?limit=1")).flat();
    expect(ids).toContain(admin.uid);
    expect(new Set(ids).size).toBe(ids.length);
    const reply = await as(admin).call(listUsers, { query: { after: "" } });
    expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
  });
});
