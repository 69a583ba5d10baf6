import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { placeBasket } from "../contract/basket/place-basket.ts";
import type { Endpoint, Output } from "../contract/endpoint.ts";
import { deleteOrder, type Order, placeOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { recordIdOf } from "../core/idempotency.ts";
import { registerAccount } from "../testing/accounts.ts";
import { as, type Reply } from "../testing/api.ts";
import { aBasket, anOrder } from "../testing/builders.ts";
import { environment } from "../testing/emulator.ts";
import { tokenIn } from "../testing/id-token.ts";
import { reportMeasurement } from "../testing/measurements.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { seed, testScale } from "../testing/test-scale.ts";
import { World } from "../testing/world.ts";

// The server is killed outright in the midst of 200 requests, and what lies in the database then must fit
// together: every order with its pieces taken, its key remembered and its email waiting, every basket with all its
// orders and one email for them, nothing taken without an order, and every stock the sum of its movements.

// The locks of a dead server last a minute. In a project of its own nobody waits for them, and nothing has
// to be cleared away.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-crashes";
});

const REQUESTS = 200;
const AT_A_TIME = 20;
/** So many that requests under way at a time seldom wait for each other. */
const PRODUCTS = 99;
const STOCK = 1000;
/** Emails are queued, and nobody sends them. */
const NOWHERE = "smtp://127.0.0.1:9";

/** Every fourth request deletes an order of one piece that was there before. */
const isDeletion = (index: number) => index % 4 === 3;

/** Every fourth request orders three parts at once. */
const isBasket = (index: number) => index % 4 === 1;

/** The pieces of a product, in stock and in orders, before the load; no request changes the sum. */
function piecesOf(product: number): number {
  const deletions = Array.from({ length: REQUESTS }, (_, index) => index)
    .filter(isDeletion)
    .filter((index) => index % PRODUCTS === product);
  return STOCK + deletions.length;
}

/** An order or a basket under a key of its own, and the ids of its orders if an answer came. */
interface Placed {
  readonly recordId: string;
  readonly send: () => Promise<readonly string[]>;
  isAnswered: boolean;
  answered: readonly string[];
}

interface Load {
  readonly customers: Customer[];
  readonly products: Product[];
  readonly placed: Placed[];
  /** All requests of the load, in the order in which they are sent. */
  readonly requests: (() => Promise<unknown>)[];
}

async function aCustomer() {
  const account = await registerAccount();
  return { ...account, token: tokenIn(environment.GCLOUD_PROJECT, account) };
}

type Customer = Awaited<ReturnType<typeof aCustomer>>;

function placing(
  world: World,
  server: ServerProcess,
  customer: Customer,
  products: readonly Product[],
): Placed {
  const [key, caller] = [world.idempotencyKey(), as(customer, server.site)];
  const [product] = products as [Product];
  async function send(): Promise<readonly string[]> {
    if (products.length === 1) {
      const body = anOrder(product, customer, { MinimumOrder: 2 });
      return idsOf(await caller.call(placeOrder, { body, key }), ({ _id }) => [_id]);
    }
    const body = aBasket(products, customer, { MinimumOrder: 2 });
    const reply = await caller.call(placeBasket, { body, key });
    return idsOf(reply, ({ orders }) => orders.map(({ _id }) => _id));
  }
  return { recordId: recordIdOf(customer.uid, key), send, isAnswered: false, answered: [] };
}

function idsOf<E extends Endpoint>(reply: Reply<E>, read: (output: Output<E>) => string[]): string[] {
  return reply.status === 201 ? read(reply.output) : [];
}

async function prepare(world: World, server: ServerProcess): Promise<Load> {
  const products = await Promise.all(
    Array.from({ length: PRODUCTS }, () => world.product({ quantity: STOCK })),
  );
  const customers = await Promise.all(Array.from({ length: REQUESTS / 10 }, aCustomer));
  const placed: Placed[] = [];
  const requests = Array.from({ length: REQUESTS }, async (_, index) => {
    const customer = customers[index % customers.length] as Customer;
    const product = products[index % products.length] as Product;
    if (isDeletion(index)) {
      const { _id } = await world.order(product, customer, { MinimumOrder: 1 });
      return () => as(customer, server.site).call(deleteOrder, { params: { id: _id } });
    }
    const parts = isBasket(index)
      ? [0, 1, 2].map((next) => products[(index + next) % products.length] as Product)
      : [product];
    const order = placing(world, server, customer, parts);
    placed.push(order);
    return async () => {
      order.answered = await order.send();
      order.isAnswered = true;
    };
  });
  return { customers, products, placed, requests: await Promise.all(requests) };
}

/** Sends the load, some requests at a time, and kills the server when so many of them were answered. */
async function sendUntilKilled(requests: Load["requests"], server: ServerProcess, killAfter: number) {
  const waiting = [...requests];
  let answered = 0;
  async function sendOn(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const isAnswered = await next().then(
        () => true,
        () => false,
      );
      if (isAnswered && ++answered === killAfter) await server.kill();
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, sendOn));
}

/** The stock of each product and its orders fit together; gives all orders by their ids. */
async function readOrders(world: World, products: Product[], faults: string[]) {
  const orders = new Map<string, Order>();
  const read = products.map(async (product, index) => {
    const kept = await world.ordersOf(product);
    for (const order of kept) orders.set(order._id, order);
    const ordered = kept.reduce((sum, order) => sum + order.MinimumOrder, 0);
    const sum = ((await world.stockOf(product)) ?? Number.NaN) + ordered;
    if (sum !== piecesOf(index)) faults.push(`stock and orders are ${sum}, not ${piecesOf(index)}`);
  });
  await Promise.all(read);
  return orders;
}

/** The ids of the orders that a key stands for. */
function rememberedIn(record: Record<string, unknown> | undefined): string[] {
  const { order, basket } = (record ?? {}) as { order?: Order; basket?: { orders: Order[] } };
  return [...(order ? [order] : []), ...(basket?.orders ?? [])].map(({ _id }) => _id);
}

/** One email for each key, about all its orders and no others. */
async function findMailFaults(
  world: World,
  customers: Customer[],
  remembered: readonly string[][],
): Promise<string[]> {
  const waiting = await Promise.all(customers.map((customer) => world.mailOf(customer)));
  const mails = waiting.flat().map(({ orderIds }) => orderIds.join());
  const due = remembered.filter((ids) => ids.length > 0).map((ids) => ids.join());
  const faults: string[] = [];
  if (new Set(mails).size < mails.length) faults.push("an order told of twice");
  if (due.some((ids) => !mails.includes(ids))) faults.push("an order without its email");
  if (mails.some((ids) => !due.includes(ids))) faults.push("an email without its orders");
  return faults;
}

async function findFaults(world: World, { customers, products, placed }: Load): Promise<string[]> {
  const faults = await world.stockFaults();
  const orders = await readOrders(world, products, faults);
  const records = await Promise.all(placed.map(({ recordId }) => world.stored("idempotency", recordId)));
  const remembered = records.map(rememberedIn);
  for (const [index, { answered }] of placed.entries()) {
    const ids = remembered[index] ?? [];
    if (!ids.every((id) => orders.has(id))) faults.push("a key without all its orders");
    if (answered.some((id, line) => id !== ids[line])) faults.push("an order answered and lost");
  }
  const keyed = [...orders.values()].filter(({ MinimumOrder }) => MinimumOrder === 2);
  const known = new Set(remembered.flat());
  const forgotten = keyed.filter(({ _id }) => !known.has(_id));
  if (forgotten.length > 0) faults.push(`${forgotten.length} orders without their keys`);
  return [...faults, ...(await findMailFaults(world, customers, remembered))];
}

/** Commits that were on their way when the server died may still arrive, so a fault counts when it stays. */
async function findLastingFaults(world: World, load: Load): Promise<string[]> {
  let faults = await findFaults(world, load);
  for (let looks = 1; faults.length > 0 && looks < 5; looks++) faults = await findFaults(world, load);
  return faults;
}

it("A server that is killed in the midst of its work leaves nothing half done", async () => {
  const points = fc.sample(fc.integer({ min: 1, max: REQUESTS - AT_A_TIME }), {
    seed,
    numRuns: testScale.kills,
  });
  const faults: string[] = [];
  let underWay = 0;
  for (const point of points) {
    const [world, server] = [new World(), await startServer({ env: { MAIL_URL: NOWHERE } })];
    const load = await prepare(world, server);
    await sendUntilKilled(load.requests, server, point).finally(() => server.kill());
    faults.push(...(await findLastingFaults(world, load)));
    underWay += load.placed.filter(({ isAnswered }) => !isAnswered).length;
  }
  reportMeasurement({
    trial: "A killed server",
    runs: `${points.length} kills`,
    violations: faults.length,
    notes: `under ${REQUESTS} requests, ${underWay} orders and baskets never answered, seed ${seed}`,
  });
  expect(faults).toEqual([]);
}, 1_800_000);
