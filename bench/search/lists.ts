import { setTimeout as pause } from "node:timers/promises";
import { searchOrders } from "@carparts/functions/contract/admin/orders";
import { searchParts } from "@carparts/functions/contract/admin/parts";
import { handlings } from "@carparts/functions/contract/values/handling";
import { as } from "@carparts/functions/testing/api";
import { startServer } from "@carparts/functions/testing/server-process";
import { World } from "@carparts/functions/testing/world";
import { productOf } from "../../functions/scripts/made-up/product-of.ts";
import { encodeProduct } from "../../functions/src/parts/part-codec.ts";
import { type Row, row } from "../table.ts";
import { DOCUMENTS, writeProducts } from "./database.ts";
import { LOOK_MILLISECONDS, readsOf } from "./reads.ts";
import type { Subject } from "./subject.ts";

/** Where the lists of the back office are measured: there are as many orders as parts. */
export const WITH_LISTS = 10_000;

const PAGE = 25;
const AT_ONCE = 50;
const MINUTE = 60_000;

/** Documents read by a page of what admins list, the dearest of several questions, each with a look for changes. */
export async function measureLists({ items, random }: Subject): Promise<Row[]> {
  await writeProducts(items.slice(DOCUMENTS), new Date(0));
  const world = new World();
  const admin = await world.admin();
  await writeOrders(world, items);
  const [first = ""] = random.pick(items).name.split(" ");
  const partQueries = [
    {},
    { sort: "price" },
    { q: first },
    { attention: "picture" },
    { sort: "-updated" },
  ] as const;
  const from = new Date(Date.now() - 1000 * MINUTE).toISOString().slice(0, 10);
  const orderQueries = [
    {},
    { sort: "-total" },
    { q: "customer test" },
    { handling: ["new", "sent"], from, sort: "total" },
  ] as const;
  const server = await startServer({ env: { COUNTS_READS: "yes" } });
  const caller = as(admin, server.site);
  const most = async <Query>(
    queries: readonly Query[],
    list: (query: Query) => Promise<readonly unknown[]>,
  ) => {
    const counts: number[] = [];
    for (const query of queries) {
      await pause(LOOK_MILLISECONDS + 100);
      await readsOf(server);
      const shown = await list(query);
      const reads = await readsOf(server);
      if (shown.length === PAGE) counts.push(reads);
    }
    return counts.length > 0 ? Math.max(...counts) : Number.NaN;
  };
  const parts = async (query: (typeof partQueries)[number]) =>
    (await caller.call(searchParts, { query: { ...query, limit: PAGE } as never })).output.items;
  const orders = async (query: (typeof orderQueries)[number]) =>
    (await caller.call(searchOrders, { query: { ...query, limit: PAGE } as never })).output.items;
  try {
    await parts({});
    const shown = 2 * PAGE + 2;
    const of = (noun: string) => `page of ${PAGE}, ${WITH_LISTS.toLocaleString("en")} ${noun}`;
    return [
      row(`documents read, GET /api/parts, ${of("parts")}`, await most(partQueries, parts), {
        most: shown,
        digits: 0,
      }),
      row(`documents read, GET /api/orders, ${of("orders")}`, await most(orderQueries, orders), {
        most: shown + WITH_LISTS / 1000,
        digits: 0,
      }),
    ];
  } finally {
    await server.kill();
    await world.clear();
  }
}

/** An order of each part, by one customer and at every step. */
async function writeOrders(world: World, items: Subject["items"]): Promise<void> {
  const customer = await world.customer();
  const left = [...items.entries()];
  const write = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [place, item] = next;
      const createdAt = new Date(Date.now() - place * MINUTE).toISOString();
      const handling = handlings[place % handlings.length] ?? "new";
      await world.order(encodeProduct(productOf(item)), customer, { createdAt, handling });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
}
