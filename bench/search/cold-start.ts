import { performance } from "node:perf_hooks";
import { median } from "../../tools/lib/statistics.ts";
import { requestUntilAnswered } from "../requests.ts";
import { startProcess } from "../start-process.ts";
import type { Row } from "../table.ts";
import { addressOf, wordsOnly } from "./addresses.ts";
import { type Subject, sized } from "./subject.ts";

const ROUNDS = 7;

/** A new process until its first answer: what a search, with its snapshot, takes longer than a page of products. */
export async function measureColdStart(subject: Subject): Promise<Row[]> {
  const times = { bare: [] as number[], search: [] as number[] };
  // The first round only warms the file cache.
  for (let round = 0; round <= ROUNDS; round++) {
    const bare = await firstAnswer("/products?limit=24");
    const search = await firstAnswer(addressOf(wordsOnly(subject)));
    if (round === 0) continue;
    times.bare.push(bare);
    times.search.push(search);
  }
  const [bare, search] = [median(times.bare), median(times.search)];
  const detail = `(${search.toFixed(0)} - ${bare.toFixed(0)}) / ${bare.toFixed(0)} ms`;
  return [
    sized(subject, "search adds to a cold start / bare start", (search - bare) / bare, { most: 2, detail }),
  ];
}

async function firstAnswer(address: string): Promise<number> {
  const begin = performance.now();
  const instance = await startProcess("search/instance.ts");
  await requestUntilAnswered(instance.url + address);
  const time = performance.now() - begin;
  await instance.kill();
  return time;
}
