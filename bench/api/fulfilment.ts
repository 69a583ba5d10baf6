import { performance } from "node:perf_hooks";
import { fulfilOrders } from "@carparts/functions/contract/admin/fulfilment";
import { writeInvoices } from "@carparts/functions/contract/admin/invoices";
import type { Product } from "@carparts/functions/contract/products";
import type { Account } from "@carparts/functions/testing/accounts";
import { as, type Site } from "@carparts/functions/testing/api";
import { startServer } from "@carparts/functions/testing/server-process";
import { World } from "@carparts/functions/testing/world";
import { median } from "../../tools/lib/statistics.ts";
import { type Row, row } from "../table.ts";

const [PASSES, TOGETHER, ALONE] = [3, 100, 20];

/** Orders marked sent in one act, compared with one alone, and by two admins at once. */
export async function measureFulfilment(): Promise<Row[]> {
  const [world, server] = [new World(), await startServer()];
  try {
    const admins = [await world.admin(), await world.admin()];
    const customer = await world.customer();
    const mark = (count: number, by = admins.slice(0, 1)) =>
      markSent({ world, customer, admins: by, count, site: server.site });
    await mark(TOGETHER);
    const alone: Marking[] = [];
    const together: Marking[] = [];
    const written: number[] = [];
    const write = () => writePapers({ world, customer, admins, count: TOGETHER, site: server.site });
    await write();
    for (let pass = 0; pass < PASSES; pass++) {
      for (let count = 0; count < ALONE; count++) alone.push(await mark(1));
      together.push(await mark(TOGETHER));
      written.push(await write());
    }
    const twice = await mark(TOGETHER, admins);
    const time = (markings: readonly Marking[]) => median(markings.map(({ milliseconds }) => milliseconds));
    const faults = [...alone, ...together, twice].reduce((sum, marking) => sum + marking.faults, 0);
    return [
      row("100 orders marked sent in one act / one alone", time(together) / time(alone), {
        ...{ most: 25, detail: `${time(together).toFixed(0)} / ${time(alone).toFixed(0)} ms` },
      }),
      row("100 papers in one act / 100 orders marked sent in one act", median(written) / time(together), {
        ...{ most: 1.5, detail: `${median(written).toFixed(0)} / ${time(together).toFixed(0)} ms` },
      }),
      row("orders marked sent, doubled, lost or half", faults, {
        ...{ most: 0, digits: 0, detail: "also by two admins at once" },
      }),
    ];
  } finally {
    await server.kill();
    await world.clear();
  }
}

interface Play {
  readonly world: World;
  readonly customer: Account;
  readonly admins: readonly Account[];
  readonly count: number;
  readonly site: Site;
}

interface Marking {
  readonly milliseconds: number;
  readonly faults: number;
}

/** A paper for each of so many sent orders. Returns the milliseconds that it takes. */
async function writePapers({ world, customer, admins: [admin], count, site }: Play): Promise<number> {
  const product = await world.product();
  const placed = Array.from({ length: count }, () => world.order(product, customer, { handling: "sent" }));
  const items = (await Promise.all(placed)).map(({ _id }) => ({ orders: [{ _id, version: 1 }] }));
  const begin = performance.now();
  const reply = await as(admin ?? null, site).call(writeInvoices, { body: { items, isDryRun: false } });
  const milliseconds = performance.now() - begin;
  const isWhole = reply.output.items.every(({ result }) => result === "done");
  if (!isWhole) throw new Error("Not every paper was written.");
  return milliseconds;
}

async function markSent({ world, customer, admins, count, site }: Play): Promise<Marking> {
  const product = await world.product();
  const orders = await Promise.all(
    Array.from({ length: count }, () => world.order(product, customer, { handling: "picked", version: 2 })),
  );
  const items = orders.map(({ _id }) => ({ _id, version: 2 }));
  const begin = performance.now();
  const replies = await Promise.all(
    admins.map((admin) => as(admin, site).call(fulfilOrders, { body: { items, handling: "sent" } })),
  );
  const milliseconds = performance.now() - begin;
  const results = replies.flatMap(({ output }) => output.items);
  const done = results.filter(({ result }) => result === "done").length;
  return { milliseconds, faults: Math.abs(done - count) + (await faultsOf(world, product, count)) };
}

/** Orders that are not sent as a whole: once, and with one event. */
async function faultsOf(world: World, product: Product, count: number): Promise<number> {
  const stored = await world.ordersOf(product);
  const events = await Promise.all(stored.map(({ _id }) => world.auditEventsAbout(_id)));
  const whole = stored.filter(({ handling, version }, place) => {
    return handling === "sent" && version === 3 && events[place]?.length === 1;
  });
  return count - whole.length;
}
