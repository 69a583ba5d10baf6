import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, loadavg, platform } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "../tools/lib/workspace.ts";
import type { Measuring } from "./measuring.ts";
import { type Area, areas, readOptions } from "./options.ts";
import { type Row, table } from "./table.ts";

/** Loaded on demand: pages need Lighthouse, the others the server. */
const measures: Record<Area, (options: Measuring) => Promise<Row[]>> = {
  pages: async (options) => (await import("./pages/pages.ts")).measurePages(options),
  api: async (options) => (await import("./api/api.ts")).measureApi(options),
  search: async (options) => (await import("./search/search.ts")).measureSearch(options),
};

/** Measures against the emulators in the environment, then prints and saves the table. */
async function measure() {
  const { chosen, isCheck, loads, only } = readOptions(process.argv.slice(2));
  const [begin, load] = [new Date(), loadavg()[0]];
  const note = (text: string) => console.log(`  ${text}`);
  const rows: Row[] = [];
  for (const area of areas.filter((name) => chosen.includes(name))) {
    console.log(`Measuring: ${area} …`);
    rows.push(...(await measures[area]({ loads, only, note })));
  }
  const unmet = rows.filter(({ isMet }) => !isMet);
  console.log(`\n${table(rows)}\n\n${rows.length - unmet.length} of ${rows.length} goals are met.`);
  const machine = { cpus: cpus().length, platform: platform(), arch: arch(), node: process.version, load };
  const seconds = Math.round((Date.now() - begin.getTime()) / 1000);
  const file = join(cacheFolder, "bench.json");
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, JSON.stringify({ begin, seconds, machine, rows }, null, 2));
  console.log(`${seconds} seconds; the figures are in ${file}.`);
  process.exit(isCheck && unmet.length > 0 ? 1 : 0);
}

await measure();
