import type { Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listInvoices, readBooks, writeInvoices } from "../../contract/admin/invoices.ts";
import { placeBasket } from "../../contract/basket/place-basket.ts";
import type { Order } from "../../contract/orders.ts";
import { invoices, orders, papers } from "../../firestore/collections.ts";
import { db } from "../../firestore/db.ts";
import type { Account } from "../../testing/accounts.ts";
import { as, type Site } from "../../testing/api.ts";
import { aBasket } from "../../testing/builders.ts";
import { serve } from "../../testing/in-process.ts";
import { reportMeasurement } from "../../testing/measurements.ts";
import { ReadCounter } from "../../testing/read-counter.ts";
import { isLong } from "../../testing/test-scale.ts";
import { World } from "../../testing/world.ts";
import { WriteCounter } from "./write-counter.ts";

// In a project of its own, because other tests' papers would be counted too.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-counted-papers";
});

const MANY = isLong ? 10_000 : 1_100;
const PAGE = 25;

const world = new World();
const counters = { reads: new ReadCounter(), changes: new WriteCounter() };
let server: Server;
let site: Site;
let admin: Account;

beforeAll(async () => {
  const { createApi } = await import("../../app.ts");
  const served = await serve(createApi());
  server = served.server;
  site = { SITE_URL: served.url, FUNCTIONS_URL: served.url };
  admin = await world.admin();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function count<Result>(work: () => Promise<Result>) {
  counters.reads.take();
  counters.changes.take();
  const result = await work();
  return { result, reads: counters.reads.take(), ...counters.changes.take() };
}

async function sentBasket(lines: number): Promise<Order[]> {
  const customer = await world.customer();
  const parts = await Promise.all(Array.from({ length: lines }, () => world.product()));
  const body = aBasket(parts, customer);
  const placed = (await as(customer, site).call(placeBasket, { body })).output.orders;
  await Promise.all(placed.map(({ _id }) => orders.doc(_id).update({ handling: "sent" })));
  return placed;
}

function write(items: readonly (readonly Order[])[]) {
  const wanted = items.map((each) => ({ orders: each.map(({ _id }) => ({ _id, version: 1 })) }));
  const key = world.idempotencyKey();
  return as(admin, site).call(writeInvoices, { body: { items: wanted, isDryRun: false }, key });
}

describe("A paper", () => {
  it.each([1, 5, 20])(
    "of %d orders of a checkout reads four documents more, and writes six and its key",
    async (n) => {
      const placed = await sentBasket(n);
      const { result, reads, writes } = await count(() => write([placed]));
      expect(result.output.items.map((item) => item.result)).toEqual(["done"]);
      expect(reads).toBeLessThanOrEqual(n + 4);
      expect(writes).toBeLessThanOrEqual(n + 6 + 1);
      reportMeasurement({
        trial: `A paper of ${n} orders`,
        runs: `${reads} read, ${writes} written`,
        violations: 0,
      });
    },
  );
});

it(`Of ${MANY} papers a page of ${PAGE} reads one more and one for each thousand, and their books each once`, async () => {
  const [placed] = [await sentBasket(1)];
  const [item] = (await write([placed])).output.items;
  const number = item?.number ?? "";
  const [paper, entry] = [(await papers.doc(number).get()).data(), (await invoices.doc(number).get()).data()];
  if (!paper || !entry) throw new Error("The paper wasn't written.");
  const writer = db.bulkWriter();
  const day = "2031-01-02";
  for (let place = 1; place <= MANY; place++) {
    const _id = `R2031-${String(place).padStart(5, "0")}`;
    writer.set(papers.doc(_id), { ...paper, _id, day });
    writer.set(invoices.doc(_id), { ...entry, _id, day });
  }
  await writer.close();
  try {
    const days = { from: day, to: day };
    const page = await count(() => as(admin, site).call(listInvoices, { query: { ...days, limit: PAGE } }));
    expect(page.result.output).toMatchObject({ total: MANY });
    expect(page.result.output.items).toHaveLength(PAGE);
    expect(page.reads).toBeLessThanOrEqual(PAGE + 1 + Math.ceil(MANY / 1000));
    const books = await count(async () => {
      const seen = new Set<string>();
      for (let after: string | undefined; ; ) {
        const query = { ...days, limit: 500, ...(after && { after }) };
        const { items, next } = (await as(admin, site).call(readBooks, { query })).output;
        for (const row of items) seen.add(row.number);
        if (next === null) return seen.size;
        after = next;
      }
    });
    expect(books.result).toBe(MANY);
    // And one on each page, to know whether others follow.
    expect(books.reads).toBeLessThanOrEqual(MANY + Math.ceil(MANY / 500));
    reportMeasurement({
      trial: "Papers listed",
      runs: `${MANY} papers`,
      violations: 0,
      notes: `${page.reads} read for a page of ${PAGE}, ${books.reads} for the books`,
    });
  } finally {
    const cleaner = db.bulkWriter();
    for (let place = 1; place <= MANY; place++) {
      const _id = `R2031-${String(place).padStart(5, "0")}`;
      cleaner.delete(papers.doc(_id));
      cleaner.delete(invoices.doc(_id));
    }
    await cleaner.close();
  }
}, 600_000);
