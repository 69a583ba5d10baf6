import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { addPurchases, MOST_DRAFTS, MOST_PURCHASE_LINES, movePurchase } from "../contract/admin/purchases.ts";
import { MOST_RECEIVED, receive } from "../contract/admin/receipts.ts";
import { addSupplier } from "../contract/admin/suppliers.ts";
import type { Product } from "../contract/products.ts";
import { purchases } from "../firestore/collections.ts";
import { findOnOrderFaults } from "../parts/on-order-check.store.ts";
import { findSpendingFaults } from "../purchases/spending.store.ts";
import { findStockFaults } from "../stock/stock-check.store.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Reply, type Site } from "../testing/api.ts";
import { reportMeasurement } from "../testing/measurements.ts";
import { aSupplier } from "../testing/nouns.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { isLong, seed } from "../testing/test-scale.ts";
import { World } from "../testing/world.ts";

// The server is killed while it makes twenty drafts of 300 lines, and while it books a receipt of a hundred. Both are then sent
// again by their keys, as a browser does it: each draft and each piece must be there once, and all books equal a full count.

// A dead server's locks last a minute, and purchases that are cleared away would leave gaps.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-buying-crashes";
});

const KILLS = isLong ? 5 : 1;
const LOCKS_MILLISECONDS = 300_000;

const world = new World();
let server: ServerProcess;
let cut = 0;

/** Calls until what a dead server held is free. */
function untilAnswered<Answer extends Reply>(call: () => Promise<Answer>): Promise<Answer> {
  return vi.waitFor(
    async () => {
      const reply = await call();
      expect(reply.status).toBeLessThan(500);
      return reply;
    },
    { timeout: LOCKS_MILLISECONDS, interval: 500 },
  );
}

/** Sends it, kills the server after so many milliseconds, and sends it to another one until it's answered. */
async function sendTwice<Answer extends Reply>(
  send: (site: Site) => Promise<Answer>,
  milliseconds: number,
): Promise<Answer> {
  const first = send(server.site).then(
    ({ status }) => status < 500,
    () => false,
  );
  await Promise.race([first, delay(milliseconds)]);
  await server.kill();
  if (!(await first)) cut++;
  server = await startServer();
  return untilAnswered(() => send(server.site));
}

interface Shop {
  readonly admin: Account;
  readonly products: readonly Product[];
}

/** Another one of each: drafts of a supplier of their own, after some that aren't made, and a receipt of the first of them. */
async function buy({ admin, products }: Shop) {
  const { call } = as(admin, server.site);
  const { _id: supplierId } = (await untilAnswered(() => call(addSupplier, { body: aSupplier() }))).output;
  const lines = products.map(({ _id }) => ({ productId: _id, packs: 2, cost: 1.25 }));
  const items = Array.from({ length: MOST_DRAFTS }, () => ({ supplierId, lines }));
  await call(addPurchases, { body: { items, isDryRun: true } });
  await call(addPurchases, { body: { items: [{ supplierId: "gone", lines }], isDryRun: false } });
  const draftsKey = world.idempotencyKey();
  const receiptKey = world.idempotencyKey();
  return {
    supplierId,
    draft: (site: Site) =>
      as(admin, site).call(addPurchases, { body: { items, isDryRun: false }, key: draftsKey }),
    receive: (site: Site, id: string) => {
      const came = products.slice(0, MOST_RECEIVED);
      const body = { lines: came.map(({ _id }) => ({ productId: _id, pieces: 2 })) };
      return as(admin, site).call(receive, { params: { id }, body, key: receiptKey });
    },
    send: (id: string) => {
      const body = { version: 1, state: "sent" as const };
      return untilAnswered(() => as(admin, server.site).call(movePurchase, { params: { id }, body }));
    },
  };
}

async function timed<Result>(work: () => Promise<Result>) {
  const begin = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - begin };
}

/** The milliseconds that both take when nobody is killed. */
async function measure(shop: Shop) {
  const bought = await buy(shop);
  const drafted = await timed(() => bought.draft(server.site));
  const id = drafted.result.output.items[0]?._id ?? "";
  await bought.send(id);
  const received = await timed(() => bought.receive(server.site, id));
  expect(received.result.status).toBe(201);
  return { drafts: drafted.milliseconds, receipt: received.milliseconds };
}

/** Kills both in the midst, at such a share of their time, and returns what is twice, lost or half there. */
async function killBoth(
  shop: Shop,
  usual: Awaited<ReturnType<typeof measure>>,
  share: number,
): Promise<string[]> {
  const faults: string[] = [];
  const bought = await buy(shop);
  const drafted = await sendTwice(bought.draft, share * usual.drafts);
  const answered = drafted.output.items.map(({ _id }) => _id ?? "nothing");
  const { docs } = await purchases.where("supplier._id", "==", bought.supplierId).get();
  const kept = docs.map(({ id }) => id);
  if (kept.length !== MOST_DRAFTS) faults.push(`${kept.length} drafts of ${MOST_DRAFTS}`);
  if (kept.toSorted().join() !== answered.toSorted().join()) faults.push("other drafts than were answered");
  const [id = ""] = answered;
  if ((await bought.send(id)).status !== 200) faults.push("a draft that can't be sent");
  const { output } = await sendTwice((site) => bought.receive(site, id), share * usual.receipt);
  if (output.items.some(({ result }) => result !== "done")) faults.push("a piece that is refused");
  const booked = output.purchase.lines.filter(({ received }) => received === 2).length;
  if (booked !== MOST_RECEIVED) faults.push(`${booked} parts booked in of ${MOST_RECEIVED}`);
  return faults;
}

/** Faults that a full count finds. */
async function findFaults({ products }: Shop, receipts: number): Promise<string[]> {
  const faults = [
    ...(await Array.fromAsync(findOnOrderFaults(), (id) => `${id} has other pieces on order`)),
    ...(await Array.fromAsync(findStockFaults(), ({ productId }) => `${productId} has another stock`)),
    ...(await Array.fromAsync(findSpendingFaults(false), (month) => `${month} has another sum`)),
  ];
  for (const product of products.slice(0, MOST_RECEIVED))
    if ((await world.stockOf(product)) !== 2 * receipts) faults.push("a piece booked in twice or never");
  const numbers = (await purchases.get()).docs.map((each) => each.data().number);
  const places = numbers.map((number) => Number(number.split("-")[1])).sort((a, b) => a - b);
  if (places.some((place, at) => place !== at + 1)) faults.push("numbers with a gap, or one twice");
  return faults;
}

it("A server that is killed while it makes drafts or books a receipt leaves nothing twice, lost or half done", async () => {
  const shares = fc.sample(fc.double({ min: 0.05, max: 0.95, noNaN: true }), { seed, numRuns: KILLS });
  server = await startServer();
  const faults: string[] = [];
  try {
    const admin = await world.admin();
    const made = Array.from({ length: MOST_PURCHASE_LINES }, () => world.product({ quantity: 0 }));
    const shop = { admin, products: await Promise.all(made) };
    const usual = await measure(shop);
    for (const share of shares) faults.push(...(await killBoth(shop, usual, share)));
    faults.push(...(await findFaults(shop, 1 + shares.length)));
  } finally {
    await server.kill();
  }
  reportMeasurement({
    trial: "A server killed among drafts and receipts",
    runs: `${2 * shares.length} kills`,
    violations: faults.length,
    notes: `${MOST_DRAFTS} drafts of ${MOST_PURCHASE_LINES} lines, receipts of ${MOST_RECEIVED}, ${cut} never answered, seed ${seed}`,
  });
  expect(faults).toEqual([]);
}, 3_600_000);
