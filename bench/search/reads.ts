import { setTimeout as pause } from "node:timers/promises";
import { type ServerProcess, startServer } from "@carparts/functions/testing/server-process";
import { request, requestUntilAnswered } from "../requests.ts";
import type { Row } from "../table.ts";
import { addressOf, filtersOnly, sentenceOnly, wordsOnly } from "./addresses.ts";
import { type Subject, sized } from "./subject.ts";

const MOST_COLD = new Map([
  [1_000, 6],
  [10_000, 10],
  [100_000, 60],
]);
const EACH = 5;
/** A look that is older than two seconds is followed by another one. */
export const LOOK_MILLISECONDS = 2_000;

/** Documents read by a new process for its first search, and by a warm one for whatever is asked between two polls. */
export async function measureReads(subject: Subject): Promise<Row[]> {
  const server = await startServer({ env: { COUNTS_READS: "yes" } });
  try {
    await requestUntilAnswered(server.site.SITE_URL + addressOf(wordsOnly(subject)));
    const cold = await readsOf(server);
    await pause(LOOK_MILLISECONDS + 100);
    await request(`${server.site.SITE_URL}/api/products`);
    const look = await readsOf(server);
    const begin = Date.now();
    for (let round = 0; round < EACH; round++) await requestAll(server, subject);
    const warm = Date.now() - begin < LOOK_MILLISECONDS ? await readsOf(server) : Number.NaN;
    const detail = `${EACH} each of search, sentence, filters, key strokes, Load more; a look reads ${look}`;
    return [
      sized(subject, "documents read, warm search", warm, { most: 0, digits: 0, detail }),
      sized(subject, "documents read, cold start", cold, {
        most: MOST_COLD.get(subject.size) ?? 0,
        digits: 0,
      }),
    ];
  } finally {
    await server.kill();
  }
}

async function requestAll(server: ServerProcess, subject: Subject): Promise<void> {
  const site = server.site.SITE_URL;
  const words = wordsOnly(subject);
  const first = site + addressOf({ ...words, sort: "price" });
  await request(site + addressOf(words));
  await request(site + addressOf(sentenceOnly(subject)));
  await request(site + addressOf(filtersOnly(subject)));
  await request(site + addressOf({ ...words, text: words.text.slice(0, -2) }));
  const { next } = (await (await fetch(`${first}&limit=1`)).json()) as { next: string | null };
  if (next !== null) await request(`${first}&limit=24&after=${next}`);
}

async function readsOf(server: ServerProcess): Promise<number> {
  return (await server.measure()).reads ?? Number.NaN;
}
