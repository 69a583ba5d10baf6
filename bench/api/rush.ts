import { performance } from "node:perf_hooks";
import { placeBasket } from "@carparts/functions/contract/basket/place-basket";
import { placeOrder } from "@carparts/functions/contract/orders";
import type { Product } from "@carparts/functions/contract/products";
import type { Account } from "@carparts/functions/testing/accounts";
import { as, type Site } from "@carparts/functions/testing/api";
import { aBasket, anOrder } from "@carparts/functions/testing/builders";
import { startServer } from "@carparts/functions/testing/server-process";
import { World } from "@carparts/functions/testing/world";
import { median, quantile } from "../../tools/lib/statistics.ts";
import { type Row, row } from "../table.ts";

const PASSES = 3;
const [ORDERS, PIECES, STOCK, BUYERS] = [60, 2, 100, 30];
const BASKETS = 25;

/** Orders of one product, sequential and parallel: how fast and how correct. */
export async function measureRush(): Promise<Row[]> {
  const world = new World();
  const servers = await Promise.all([startServer(), startServer()]);
  const sites = servers.map(({ site }) => site);
  try {
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => world.customer()));
    const play = (atOnce: number, instances = sites.slice(0, 1)) =>
      rush({ world, buyers, atOnce, sites: instances });
    // Connect both processes before measuring.
    await play(10, sites);
    const alone: Rush[] = [];
    const ten: Rush[] = [];
    const many: Rush[] = [];
    const baskets: Rush[] = [];
    for (let pass = 0; pass < PASSES; pass++) {
      alone.push(await play(1));
      ten.push(await play(10));
      many.push(await play(25));
      baskets.push(await basketRush({ world, buyers, sites: sites.slice(0, 1) }));
    }
    const two = await play(25, sites);
    return [
      ...speed(alone, many),
      paceOfBaskets(alone, baskets),
      ...faults([...alone, ...ten, ...many, ...baskets, two]),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await world.clear();
  }
}

function pace(rushes: readonly Rush[]): number {
  return median(rushes.map(({ perSecond }) => perSecond));
}

/** Per line, since each is an order. */
function paceOfBaskets(alone: readonly Rush[], baskets: readonly Rush[]): Row {
  const [one, own] = [pace(alone), pace(baskets)];
  const detail = `${own.toFixed(0)} / ${one.toFixed(0)} orders a second`;
  return row("25 baskets of 3 at once, per line / one order at a time", own / one, { least: 0.8, detail });
}

function speed(alone: readonly Rush[], many: readonly Rush[]): Row[] {
  const [bare, own] = [pace(alone), pace(many)];
  const p95 = median(many.map(({ times }) => quantile(times, 0.95)));
  const detail = `${own.toFixed(0)} / ${bare.toFixed(0)} orders a second`;
  return [
    row("25 orders at once / one at a time", own / bare, { least: 0.8, detail }),
    row("25 orders at once, p95", p95, { most: 500, digits: 0, unit: "ms" }),
  ];
}

function faults(rushes: readonly Rush[]): Row[] {
  const detail = `${rushes.length} rushes: 1, 10, 25 at once, two processes, baskets`;
  return (["oversold", "lost", "errors"] as const).map((fault) => {
    const sum = rushes.reduce((total, rush) => total + rush[fault], 0);
    return row(`orders, ${fault}`, sum, { most: 0, digits: 0, detail });
  });
}

interface Play {
  readonly world: World;
  readonly buyers: readonly Account[];
  /** Number of concurrent orders. */
  readonly atOnce: number;
  readonly sites: readonly Site[];
}

/** All of these must be 0. */
interface Outcome {
  readonly oversold: number;
  readonly lost: number;
  readonly errors: number;
}

interface Rush extends Outcome {
  readonly perSecond: number;
  readonly times: readonly number[];
}

/** More orders than pieces, alternating between sites. */
async function rush({ world, buyers, atOnce, sites }: Play): Promise<Rush> {
  const product = await world.product({ quantity: STOCK });
  const statuses: number[] = [];
  const times: number[] = [];
  let next = 0;
  const orderOn = async () => {
    while (next < ORDERS) {
      const index = next++;
      const buyer = picked(buyers, index);
      const body = anOrder(product, buyer, { MinimumOrder: PIECES });
      const begin = performance.now();
      const { status } = await as(buyer, picked(sites, index)).call(placeOrder, { body });
      times.push(performance.now() - begin);
      statuses.push(status);
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: atOnce }, orderOn));
  const seconds = (performance.now() - begin) / 1000;
  return { perSecond: ORDERS / seconds, times, ...(await outcome({ world, product, statuses })) };
}

/** Baskets at once of the same three parts, which have enough for all. */
async function basketRush({ world, buyers, sites }: Omit<Play, "atOnce">): Promise<Rush> {
  const parts = await Promise.all([1, 2, 3].map(() => world.product({ quantity: 1000 })));
  const times: number[] = [];
  const begin = performance.now();
  const replies = await Promise.all(
    Array.from({ length: BASKETS }, async (_, index) => {
      const buyer = picked(buyers, index);
      const sent = performance.now();
      const reply = await as(buyer, picked(sites, index)).call(placeBasket, { body: aBasket(parts, buyer) });
      times.push(performance.now() - sent);
      return reply.status;
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  const stored = (await Promise.all(parts.map((part) => world.ordersOf(part)))).flat().length;
  const placed = replies.filter((status) => status === 201).length;
  const lost = Math.abs(placed * parts.length - stored);
  return { perSecond: stored / seconds, times, oversold: 0, lost, errors: BASKETS - placed };
}

/** By turns. */
function picked<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}

interface Sold {
  readonly world: World;
  readonly product: Product;
  readonly statuses: readonly number[];
}

async function outcome({ world, product, statuses }: Sold): Promise<Outcome> {
  const stored = await world.ordersOf(product);
  const left = (await world.stockOf(product)) ?? Number.NaN;
  const sold = stored.reduce((sum, { MinimumOrder }) => sum + MinimumOrder, 0);
  const accepted = statuses.filter((status) => status === 201).length;
  return {
    oversold: Math.max(0, sold - STOCK, -left),
    lost: Math.abs(accepted - stored.length) + Math.abs(STOCK - sold - left),
    errors: statuses.filter((status) => ![201, 409].includes(status)).length,
  };
}
