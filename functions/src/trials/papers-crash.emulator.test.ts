import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { findCheckoutFaults } from "../books/checkouts-check.store.ts";
import { findPaperFaults } from "../books/papers-check.store.ts";
import { shopDayOf } from "../books/shop-day.ts";
import { writeCredit, writeInvoices } from "../contract/admin/invoices.ts";
import { notePayment } from "../contract/admin/payments.ts";
import { returnPieces } from "../contract/admin/returns.ts";
import type { Order } from "../contract/orders.ts";
import { invoices, papers, payments } from "../firestore/collections.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Reply } from "../testing/api.ts";
import { reportMeasurement } from "../testing/measurements.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { isLong, seed } from "../testing/test-scale.ts";
import { World } from "../testing/world.ts";

// Five admins invoice the same orders, credit those that were invoiced before, note payments and take pieces back, and the
// server is killed meanwhile. Each act is then sent again by its key, as a browser does it. Every paper's number and hash must go on from the one before, and every
// ledger must be what its orders and payments say.

// A dead server's locks last a minute, and papers that are cleared away would leave gaps.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-paper-crashes";
});

const ORDERS = 50;
const AT_A_TIME = 10;
const KILLS = isLong ? 5 : 1;
const PAID = 5;
const LOCKS_MILLISECONDS = 150_000;

type Act = (server: ServerProcess) => Promise<Reply>;

const REASON = "Scratched.";

/** The papers of every second order, by it. */
async function invoiceSome(
  orders: readonly Order[],
  admin: Account,
  { site }: ServerProcess,
): Promise<Map<string, string>> {
  const some = orders.filter((_, place) => place % 2 === 0);
  const items = some.map(({ _id }) => ({ orders: [{ _id, version: 1 }] }));
  const { output } = await as(admin, site).call(writeInvoices, { body: { items, isDryRun: false } });
  return new Map(output.items.map(({ orders: [id = ""], number = "" }) => [id, number]));
}

/** One for each admin: two write its invoice or, where it has one, one of them a credit note; two note a payment, and one takes a piece back. */
function actsOn({ _id }: Order, number: string | undefined, admins: readonly Account[], world: World): Act[] {
  const day = shopDayOf(Date.now());
  const [seller, other, cashier, bank, keeper] = admins as [Account, Account, Account, Account, Account];
  const keys = admins.map(() => world.idempotencyKey()) as [string, string, string, string, string];
  const paper = { items: [{ orders: [{ _id, version: 1 }] }], isDryRun: false };
  const payment = { order: _id, amount: PAID, day, kind: "bank" as const };
  const back = { version: 1, pieces: 1, isSellable: true, reason: "Too many." };
  const credit = { lines: [{ orderId: _id, pieces: 1 }], shipping: false, reason: REASON };
  return [
    ({ site }) => as(seller, site).call(writeInvoices, { body: paper, key: keys[0] }),
    ({ site }) => as(cashier, site).call(notePayment, { body: payment, key: keys[1] }),
    ({ site }) => as(keeper, site).call(returnPieces, { params: { id: _id }, body: back, key: keys[2] }),
    ({ site }) =>
      number === undefined
        ? as(other, site).call(writeInvoices, { body: paper, key: keys[3] })
        : as(other, site).call(writeCredit, { params: { number }, body: credit, key: keys[3] }),
    ({ site }) => as(bank, site).call(notePayment, { body: payment, key: keys[4] }),
  ];
}

/** Sends the acts, some at a time, and kills the server when so many were answered. Returns those without an answer. */
async function actUntilKilled(
  acts: readonly Act[],
  server: ServerProcess,
  killAfter: number,
): Promise<Act[]> {
  const [waiting, left] = [[...acts], new Set(acts)];
  let answered = 0;
  async function actOn(): Promise<void> {
    for (let act = waiting.shift(); act; act = waiting.shift()) {
      const status = await act(server).then(
        (reply) => reply.status,
        () => 0,
      );
      if (status === 0 || status >= 500) continue;
      left.delete(act);
      if (++answered === killAfter) await server.kill();
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, actOn));
  await server.kill();
  return acts.filter((act) => left.has(act));
}

/** Sends each until it's answered: what the dead server held is free after a while. */
async function actAgain(acts: readonly Act[], server: ServerProcess): Promise<void> {
  const waiting = [...acts];
  async function actOn(): Promise<void> {
    for (let act = waiting.shift(); act; act = waiting.shift()) {
      const again = act;
      await vi.waitFor(async () => expect((await again(server)).status).toBeLessThan(500), {
        timeout: LOCKS_MILLISECONDS,
        interval: 500,
      });
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, actOn));
}

async function findFaults(
  world: World,
  orders: readonly Order[],
  invoiced: ReadonlyMap<string, string>,
): Promise<string[]> {
  const faults = [
    ...(await Array.fromAsync(findPaperFaults(), ({ paper, fault }) => `${paper} ${fault}`)),
    ...(await Array.fromAsync(findCheckoutFaults(), (checkout) => `the ledger of ${checkout} is off`)),
  ];
  for (const number of invoiced.values()) {
    const credits = await papers.where("of", "==", number).where("reason", "==", REASON).get();
    if (credits.size !== 1) faults.push(`${credits.size} credit notes of ${number} instead of one`);
  }
  for (const { _id } of orders) {
    const written = await invoices
      .where("orderIds", "array-contains", _id)
      .where("kind", "==", "invoice")
      .get();
    const named = (await world.stored("orders", _id))?.invoice;
    if (written.size > 1) faults.push("an order with two invoices");
    if (written.docs[0]?.id !== (named ?? undefined)) faults.push(`an order that names ${named}`);
    const noted = await payments.where("checkoutId", "==", _id).get();
    if (noted.size !== 2) faults.push(`${noted.size} payments instead of two`);
  }
  return faults;
}

it("A server that is killed while five admins write papers leaves no gap, no number twice and no ledger off", async () => {
  const points = fc.sample(fc.integer({ min: 20, max: 4 * ORDERS }), { seed, numRuns: KILLS });
  const faults: string[] = [];
  let unanswered = 0;
  for (const point of points) {
    const world = new World();
    const [product, customer] = [await world.product({ quantity: 500, price: 10 }), await world.customer()];
    const admins = await Promise.all(Array.from({ length: 5 }, () => world.admin()));
    const sent = { handling: "sent", MinimumOrder: 4 } as const;
    const placed = Array.from({ length: ORDERS }, () => world.order(product, customer, sent));
    const orders = await Promise.all(placed);
    const first = await startServer();
    const invoiced = await invoiceSome(orders, admins[0] as Account, first);
    const acts = orders.flatMap((order) => actsOn(order, invoiced.get(order._id), admins, world));
    const left = await actUntilKilled(acts, first, point);
    unanswered += left.length;
    const server = await startServer();
    await actAgain(left, server).finally(() => server.kill());
    faults.push(...(await findFaults(world, orders, invoiced)));
  }
  reportMeasurement({
    trial: "A server killed among papers",
    runs: `${points.length} kills`,
    violations: faults.length,
    notes: `five admins, ${ORDERS} acts each, ${unanswered} acts sent again, seed ${seed}`,
  });
  expect(faults).toEqual([]);
}, 3_600_000);
