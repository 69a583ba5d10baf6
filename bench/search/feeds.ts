import { MERCHANT_FEED, SITEMAP } from "@carparts/functions/contract/catalogue/feeds";
import { requestUntilAnswered } from "../requests.ts";
import { type StartedProcess, startProcess } from "../start-process.ts";
import type { Row } from "../table.ts";
import { AS_IN_512_MIB } from "./memory.ts";
import { type Subject, sized } from "./subject.ts";

const MEGABYTE = 1e6;
const MOST_GROWTH = 64;
/** Bytes between two samples of the memory. */
const LOOK_EVERY = 2 * MEGABYTE;

interface FeedSample {
  /** The parts' ids, as often as they are there. */
  readonly ids: string[];
  readonly pages: string[];
  bytes: number;
  most: number;
}

/** By how much a process grows while it sends all parts to machines, and whether it sends each of them once. */
export async function measureFeeds(subject: Subject): Promise<Row[]> {
  const instance = await startProcess("search/instance.ts", { NODE_OPTIONS: AS_IN_512_MIB });
  try {
    await requestUntilAnswered(`${instance.url}/api/products`);
    return [
      await measure(subject, instance, "sitemap, memory", SITEMAP),
      await measure(subject, instance, "merchant feed, memory", MERCHANT_FEED),
    ];
  } finally {
    await instance.kill();
  }
}

async function measure(subject: Subject, instance: StartedProcess, name: string, path: string): Promise<Row> {
  const before = await ownOf(instance);
  const taken: FeedSample = { ids: [], pages: [], bytes: 0, most: before };
  const begunAt = performance.now();
  await take(instance, path, taken);
  for (const page of taken.pages) await take(instance, page, taken);
  const seconds = (performance.now() - begunAt) / 1000;
  const isWhole = taken.ids.length === subject.size && new Set(taken.ids).size === subject.size;
  const grown = isWhole ? Math.max(0, taken.most - before) / MEGABYTE : Number.NaN;
  const detail = `every part once, ${(taken.bytes / MEGABYTE).toFixed(1)} MB in ${seconds.toFixed(1)} s`;
  return sized(subject, name, grown, { most: MOST_GROWTH, digits: 0, unit: "MB", detail });
}

async function take(instance: StartedProcess, path: string, taken: FeedSample): Promise<void> {
  const { body, headers } = await fetch(instance.url + path);
  const [, next] = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "") ?? [];
  if (next !== undefined) taken.pages.push(next);
  const decoder = new TextDecoder();
  let rest = "";
  let unseen = 0;
  for await (const chunk of body ?? []) {
    const text = rest + decoder.decode(chunk, { stream: true });
    const end = text.lastIndexOf(">") + 1;
    rest = text.slice(end);
    for (const [, id = ""] of text.slice(0, end).matchAll(/\/part\/([\w-]+)</g)) taken.ids.push(id);
    for (const [page = ""] of text.slice(0, end).matchAll(/\/sitemap\.xml\?page=\d+/g))
      taken.pages.push(page);
    taken.bytes += chunk.length;
    unseen += chunk.length;
    if (unseen < LOOK_EVERY) continue;
    unseen = 0;
    taken.most = Math.max(taken.most, await ownOf(instance));
  }
  taken.most = Math.max(taken.most, await ownOf(instance));
}

async function ownOf(instance: StartedProcess): Promise<number> {
  return ((await instance.ask()) as { own: number }).own;
}
