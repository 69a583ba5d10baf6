import { startServer } from "@carparts/functions/testing/server-process";
import { quantile } from "../../tools/lib/statistics.ts";
import { requestInTurns, requestUntilAnswered } from "../requests.ts";
import { startProcess } from "../start-process.ts";
import type { Row } from "../table.ts";
import { addressOf, filtersOnly, wordsOnly } from "./addresses.ts";
import { type Subject, sized } from "./subject.ts";

const ROUNDS = 200;
const WARM_UP_ROUNDS = 30;

/** `GET /api/products` compared with a bare handler that reads a page of 24 products, each in its own process. */
export async function measureHttp(subject: Subject): Promise<Row[]> {
  const bare = await startProcess("api/products-floor.ts", { FLOOR_LIMIT: "24" });
  const server = await startServer();
  try {
    const site = server.site.SITE_URL;
    await requestUntilAnswered(`${site}/api/products`);
    const addresses = {
      bare: () => bare.url,
      words: () => site + addressOf(wordsOnly(subject)),
      filters: () => site + addressOf(filtersOnly(subject)),
    };
    const times = await requestInTurns(addresses, { rounds: ROUNDS, warmUp: WARM_UP_ROUNDS });
    const p50 = (name: keyof typeof addresses) => quantile(times[name], 0.5);
    const compare = (what: string, name: "words" | "filters", most: number) => {
      const detail = `${p50(name).toFixed(2)} / ${p50("bare").toFixed(2)} ms`;
      return sized(subject, `${what}, p50 / bare page of 24`, p50(name) / p50("bare"), { most, detail });
    };
    return [compare("words", "words", 0.5), compare("filters with counts", "filters", 1.2)];
  } finally {
    await Promise.all([bare.kill(), server.kill()]);
  }
}
