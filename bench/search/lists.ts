import { setTimeout as pause } from "node:timers/promises";
import { OrdersQuery } from "@carparts/functions/contract/admin/orders";
import { PartsQuery } from "@carparts/functions/contract/admin/parts";
import { orderStatuses } from "@carparts/functions/contract/values/order-status";
import { ReadCounter } from "@carparts/functions/testing/read-counter";
import { World } from "@carparts/functions/testing/world";
import { productOf } from "../../functions/scripts/made-up/product-of.ts";
import { searchParts } from "../../functions/src/catalogue/catalogue.domain.ts";
import { decodePartSearch } from "../../functions/src/catalogue/catalogue-codec.ts";
import { searchOrders } from "../../functions/src/orders/orders.domain.ts";
import { encodeProduct } from "../../functions/src/parts/part-codec.ts";
import { type Row, row } from "../table.ts";
import { DOCUMENTS, writeProducts } from "./database.ts";
import { LOOK_MILLISECONDS } from "./reads.ts";
import type { Subject } from "./subject.ts";

/** Where the lists of the back office are measured: there are as many orders as parts. */
export const WITH_LISTS = 10_000;

const PAGE = 25;
const MOST = 2 * PAGE + 2;
const AT_ONCE = 50;
const MINUTE = 60_000;

/**
 * Documents read by a page of what admins list, the dearest of several questions, each with a look for changes. Asked
 * without HTTP: the emulator looks through all documents for each query, which takes longer than a caller waits.
 */
export async function measureLists({ items, random }: Subject): Promise<Row[]> {
  await writeProducts(items.slice(DOCUMENTS), new Date(0));
  await writeOrders(items);
  const [word] = random.pick(items).name.split(" ");
  const from = new Date(Date.now() - 3000 * MINUTE).toISOString().slice(0, 10);
  const ofParts = [{}, { sort: "price" }, { sort: "-updated" }, { q: word }, { attention: "picture" }];
  const ofOrders = [{}, { sort: "-total" }, { q: "customer test" }, { from, handling: ["new", "sent"] }];
  const parts = (query: object) => {
    const parsedQuery = PartsQuery.parse({ ...query, limit: PAGE });
    return searchParts(decodePartSearch(parsedQuery), parsedQuery);
  };
  const orders = (query: object) => searchOrders(OrdersQuery.parse({ ...query, limit: PAGE }));
  const counter = new ReadCounter();
  await parts({});
  const counted = (path: string, noun: string, value: number, most: number) =>
    row(`documents read, ${path}, ${PAGE} of ${WITH_LISTS.toLocaleString("en")} ${noun}`, value, {
      most,
      digits: 0,
    });
  return [
    counted("GET /api/parts", "parts", await dearest(counter, ofParts, parts), MOST),
    counted("GET /api/orders", "orders", await dearest(counter, ofOrders, orders), MOST + WITH_LISTS / 1000),
  ];
}

type RunQuery = (query: object) => Promise<{ readonly items: readonly unknown[] }>;

async function dearest(
  counter: ReadCounter,
  queries: readonly object[],
  runQuery: RunQuery,
): Promise<number> {
  const counts: number[] = [];
  for (const query of queries) {
    await pause(LOOK_MILLISECONDS + 100);
    counter.take();
    const { items } = await runQuery(query);
    counts.push(items.length === PAGE ? counter.take() : Number.NaN);
  }
  return Math.max(...counts);
}

/** An order of each part, by one customer and at every step. */
async function writeOrders(items: Subject["items"]): Promise<void> {
  const world = new World();
  const customer = { uid: "a-customer", email: "customer@carparts.test" };
  const left = [...items.entries()];
  const write = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [place, item] = next;
      const createdAt = new Date(Date.now() - place * MINUTE).toISOString();
      const handling = orderStatuses[place % orderStatuses.length] ?? "new";
      await world.order(encodeProduct(productOf(item)), customer, { createdAt, handling });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
}
