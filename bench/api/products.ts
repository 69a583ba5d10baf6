import { startServer } from "@carparts/functions/testing/server-process";
import { quantile } from "../../tools/lib/statistics.ts";
import { requestInTurns } from "../requests.ts";
import { startProcess } from "../start-process.ts";
import { type Row, row } from "../table.ts";

const ROUNDS = 300;
const WARM_UP_ROUNDS = 50;

/** `GET /products` compared with a bare handler, each in its own process. */
export async function measureProducts(): Promise<Row[]> {
  const bare = await startProcess("api/products-floor.ts");
  const servers = {
    off: await startServer({ env: { PUBLIC_ANSWER_SECONDS: "0" } }),
    on: await startServer({ env: { PUBLIC_ANSWER_SECONDS: "60" } }),
  };
  try {
    const urls = {
      bare: () => bare.url,
      off: () => `${servers.off.site.SITE_URL}/products`,
      on: () => `${servers.on.site.SITE_URL}/products`,
    };
    const times = await requestInTurns(urls, { rounds: ROUNDS, warmUp: WARM_UP_ROUNDS });
    const p50 = (name: keyof typeof urls) => quantile(times[name], 0.5);
    const compare = (name: "off" | "on", most: number) => {
      const detail = `${p50(name).toFixed(2)} / ${p50("bare").toFixed(2)} ms`;
      return row(`GET /products, p50 / bare handler, cache ${name}`, p50(name) / p50("bare"), {
        most,
        detail,
      });
    };
    return [compare("off", 1.15), compare("on", 0.15)];
  } finally {
    await Promise.all([bare, servers.off, servers.on].map((server) => server.kill()));
  }
}
