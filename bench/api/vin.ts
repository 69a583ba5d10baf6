import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { makeVinTable, withFullTables } from "../../functions/scripts/vin/vin-tables.ts";
import { type MadeVin, madeVins } from "../../functions/src/testing/made-vins.ts";
import { readingOf } from "../../functions/src/vin-tables/vin-reading.ts";
import { VinTable } from "../../functions/src/vin-tables/vin-table.ts";
import { quantile } from "../../tools/lib/statistics.ts";
import { request, requestUntilAnswered } from "../requests.ts";
import { startProcess } from "../start-process.ts";
import { type Row, row } from "../table.ts";

const VINS = 200;
const MEGABYTE = 1e6;
/** Below what a process answers in a second. */
const PAUSE_MILLISECONDS = 50;

/** VINs made from the public tables: how many are read right, how fast, and in how much memory. */
export async function measureVin(): Promise<Row[]> {
  const vins = withFullTables((tables) => madeVins(tables, VINS, Date.now() % 1_000_000));
  const instance = await startProcess("search/instance.ts", {
    ...{ FUNCTION_TARGET: "vin", SITE_ORIGINS: process.env.SITE_URL },
  });
  try {
    const times: number[] = [];
    await requestUntilAnswered(`${instance.url}/api/vin/${vins[0]?.vin}`);
    for (const { vin } of vins) {
      await delay(PAUSE_MILLISECONDS);
      const begin = performance.now();
      await request(`${instance.url}/api/vin/${vin}`);
      times.push(performance.now() - begin);
    }
    const { peak } = (await instance.ask()) as { peak: number };
    return [
      row(`VINs made from the tables, right of ${VINS}`, countRight(vins), { least: VINS, digits: 0 }),
      row("a VIN, p95 of a warm process", quantile(times, 0.95), { most: 20, unit: "ms" }),
      row("memory of the function vin", peak / MEGABYTE, { most: 256, digits: 0, unit: "MB" }),
    ];
  } finally {
    await instance.kill();
  }
}

function countRight(vins: readonly MadeVin[]): number {
  const table = new VinTable(makeVinTable());
  const thisYear = new Date().getFullYear();
  return vins.filter(({ vin, make, model, year }) => {
    const read = readingOf(vin, table, thisYear);
    return read.make === make && read.model === model && read.year === year;
  }).length;
}
