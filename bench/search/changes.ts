import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { searchCatalogue } from "@carparts/functions/contract/catalogue/search";
import { as, type Site } from "@carparts/functions/testing/api";
import { startServer } from "@carparts/functions/testing/server-process";
import { products } from "../../functions/src/firestore/collections.ts";
import { serverNow } from "../../functions/src/firestore/server-time.ts";
import { quantile } from "../../tools/lib/statistics.ts";
import type { Row } from "../table.ts";
import { type Subject, sized } from "./subject.ts";

const [CHANGES, WRITERS, IDS_AT_ONCE] = [400, 20, 25];
/** More than any made-up part has. */
const PIECES = 777;
const LONGEST_WAIT = 30_000;

/** Times a committed change until a search of another process finds it. */
export async function measureChanges(subject: Subject): Promise<Row[]> {
  const ids = subject.items.slice(0, CHANGES).map(({ _id }) => _id);
  const server = await startServer();
  try {
    await as(null, server.site).call(searchCatalogue, {});
    const writtenAt = new Map<string, number>();
    const left = [...ids];
    const write = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        await products.doc(id).update({ quantity: PIECES, updatedAt: serverNow });
        writtenAt.set(id, performance.now());
      }
    };
    const writers = Promise.all(Array.from({ length: WRITERS }, write));
    const foundAt = await followed(server.site, ids);
    await writers;
    const times = [...foundAt].map(([id, at]) => at - (writtenAt.get(id) ?? Number.NaN));
    const detail = `${WRITERS} writers, p50 ${quantile(times, 0.5).toFixed(0)} ms`;
    return [
      sized(subject, `changes found of ${CHANGES}`, foundAt.size, { least: CHANGES, digits: 0, detail }),
      sized(subject, "change to found, p95", quantile(times, 0.95) / 1000, { most: 3, digits: 1, unit: "s" }),
    ];
  } finally {
    await server.kill();
  }
}

/** When each of them was found changed, as far as that happens in time. */
async function followed(site: Site, ids: readonly string[]): Promise<Map<string, number>> {
  const foundAt = new Map<string, number>();
  const end = performance.now() + LONGEST_WAIT;
  while (foundAt.size < ids.length && performance.now() < end) {
    const missing = ids.filter((id) => !foundAt.has(id)).slice(0, IDS_AT_ONCE);
    const { output } = await as(null, site).call(searchCatalogue, { query: { id: missing } });
    const changed = output.items.filter(({ quantity }) => quantity === PIECES);
    for (const { _id } of changed) foundAt.set(_id, performance.now());
    if (changed.length === 0) await pause(20);
  }
  return foundAt;
}
