import { performance } from "node:perf_hooks";
import { placeOrder } from "@carparts/functions/contract/orders";
import { as } from "@carparts/functions/testing/api";
import { anOrder } from "@carparts/functions/testing/builders";
import { startServer } from "@carparts/functions/testing/own-server";
import { World } from "@carparts/functions/testing/world";
import { median, quantile } from "../statistics.ts";
import { row } from "../table.ts";

const PASSES = 3;
const [ORDERS, PIECES, STOCK, BUYERS] = [60, 2, 100, 30];

/** Orders of one product, sequential and parallel: how fast and how correct. */
export async function measureRush() {
  const world = new World();
  const servers = await Promise.all([startServer(), startServer()]);
  const sites = servers.map(({ site }) => site);
  try {
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => world.customer()));
    const play = (atOnce, served = sites.slice(0, 1)) => rush({ world, buyers, atOnce, sites: served });
    // Connect both processes before measuring.
    await play(10, sites);
    const [alone, ten, many] = [[], [], []];
    for (let pass = 0; pass < PASSES; pass++) {
      alone.push(await play(1));
      ten.push(await play(10));
      many.push(await play(25));
    }
    const two = await play(25, sites);
    return [...speed(alone, many), ...faults([...alone, ...ten, ...many, two])];
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await world.clear();
  }
}

function speed(alone, many) {
  const [bare, own] = [alone, many].map((rushes) => median(rushes.map(({ perSecond }) => perSecond)));
  const p95 = median(many.map(({ times }) => quantile(times, 0.95)));
  const detail = `${own.toFixed(0)} / ${bare.toFixed(0)} orders a second`;
  return [
    row("25 orders at once / one at a time", own / bare, { least: 0.8, detail }),
    row("25 orders at once, p95", p95, { most: 500, digits: 0, unit: "ms" }),
  ];
}

function faults(rushes) {
  const detail = `${rushes.length * ORDERS} orders: 1, 10, 25 at once, two processes`;
  return ["oversold", "lost", "errors"].map((fault) => {
    const sum = rushes.reduce((total, rush) => total + rush[fault], 0);
    return row(`orders, ${fault}`, sum, { most: 0, digits: 0, detail });
  });
}

/** More orders than pieces, with this many at once, alternating between sites. */
async function rush({ world, buyers, atOnce, sites }) {
  const product = await world.product({ quantity: STOCK });
  const [statuses, times] = [[], []];
  let next = 0;
  const orderOn = async () => {
    while (next < ORDERS) {
      const index = next++;
      const [buyer, site] = [buyers[index % buyers.length], sites[index % sites.length]];
      const body = anOrder(product, buyer, { MinimumOrder: PIECES });
      const begin = performance.now();
      const { status } = await as(buyer, site).call(placeOrder, { body });
      times.push(performance.now() - begin);
      statuses.push(status);
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: atOnce }, orderOn));
  const seconds = (performance.now() - begin) / 1000;
  return { perSecond: ORDERS / seconds, times, ...(await outcome({ world, product, statuses })) };
}

/** All of these must be 0. */
async function outcome({ world, product, statuses }) {
  const stored = await world.ordersOf(product);
  const left = await world.stockOf(product);
  const sold = stored.reduce((sum, { MinimumOrder }) => sum + MinimumOrder, 0);
  const accepted = statuses.filter((status) => status === 201).length;
  return {
    oversold: Math.max(0, sold - STOCK, -left),
    lost: Math.abs(accepted - stored.length) + Math.abs(STOCK - sold - left),
    errors: statuses.filter((status) => ![201, 409].includes(status)).length,
  };
}
