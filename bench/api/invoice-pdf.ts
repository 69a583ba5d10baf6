import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { writeInvoices } from "@carparts/functions/contract/admin/invoices";
import { readInvoicePdf } from "@carparts/functions/contract/invoices";
import { as } from "@carparts/functions/testing/api";
import { World } from "@carparts/functions/testing/world";
import { quantile } from "../../tools/lib/statistics.ts";
import { startProcess } from "../start-process.ts";
import { type Row, row } from "../table.ts";

const [LINES, MOST_LINES, CALLS] = [3, 100, 60];
const MEGABYTE = 1e6;
/** Node gives half of a container's memory to its objects, here of 256 MB. */
const NODE_OPTIONS = "--max-old-space-size=128";
/** Below what a process draws in a second. */
const PAUSE_MILLISECONDS = 110;

/** Invoices as PDF from a process of their own: how fast, also the longest there is, and in how much memory. */
export async function measureInvoicePdf(): Promise<Row[]> {
  const world = new World();
  const instance = await startProcess("search/instance.ts", { FUNCTION_TARGET: "invoicePdf", NODE_OPTIONS });
  const site = { SITE_URL: instance.url, FUNCTIONS_URL: instance.url };
  try {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const product = await world.product({ deposit: 7.5 });
    async function writeOne(count: number): Promise<string> {
      const fields = { handling: "sent", deposit: 7.5 } as const;
      const placed = Array.from({ length: count }, () => world.order(product, customer, fields));
      const orders = (await Promise.all(placed)).map(({ _id }) => ({ _id, version: 1 }));
      const body = { items: [{ orders }], isDryRun: false };
      return (await as(admin).call(writeInvoices, { body })).output.items[0]?.number ?? "";
    }
    async function timesOf(number: string): Promise<number[]> {
      const times: number[] = [];
      const read = () => as(customer, site).call(readInvoicePdf, { params: { number } });
      for (let call = -3; call < CALLS; call++) {
        await delay(PAUSE_MILLISECONDS);
        const begin = performance.now();
        const { status } = await read();
        if (status !== 200) throw new Error(`The PDF of ${number} answered ${status}.`);
        if (call >= 0) times.push(performance.now() - begin);
      }
      return times;
    }
    const short = await timesOf(await writeOne(LINES));
    const long = await timesOf(await writeOne(MOST_LINES));
    const { peak } = (await instance.ask()) as { peak: number };
    return [
      row(`an invoice of ${LINES} orders as PDF, p95 of a warm process`, quantile(short, 0.95), {
        ...{ most: 500, unit: "ms", digits: 0 },
      }),
      row(`an invoice of ${MOST_LINES} orders as PDF, p95 of a warm process`, quantile(long, 0.95), {
        ...{ most: 500, unit: "ms", digits: 0 },
      }),
      row("memory of the function invoicePdf", peak / MEGABYTE, { most: 256, digits: 0, unit: "MB" }),
    ];
  } finally {
    await instance.kill();
    await world.clear();
  }
}
