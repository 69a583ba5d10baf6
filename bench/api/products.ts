import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { startServer } from "@carparts/functions/testing/own-server";
import { quantile } from "../statistics.ts";
import { row } from "../table.ts";

const ROUNDS = 300;
const WARM_UP_ROUNDS = 50;

/** `GET /products` compared with a bare handler, each in its own process. */
export async function measureProducts() {
  const bare = await startFloor();
  const servers = {
    off: await startServer({ env: { PUBLIC_ANSWER_SECONDS: "0" } }),
    on: await startServer({ env: { PUBLIC_ANSWER_SECONDS: "60" } }),
  };
  try {
    const urls = { bare: bare.url, off: servers.off.site.SITE_URL, on: servers.on.site.SITE_URL };
    const times = await askByTurns(urls);
    const p50 = (name) => quantile(times[name], 0.5);
    const compare = (name, most) => {
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

async function startFloor() {
  const child = fork(fileURLToPath(new URL("products-floor.ts", import.meta.url)));
  const [{ port }] = await once(child, "message");
  return { url: `http://127.0.0.1:${port}`, kill: () => child.kill() };
}

/** Milliseconds of each answer by name, one request at a time. */
async function askByTurns(urls) {
  const agent = new Agent({ keepAlive: true });
  const times = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const turn = Object.entries(urls);
    for (const [name, url] of round % 2 ? turn.reverse() : turn) {
      const begin = performance.now();
      await ask(`${url}/products`, agent);
      if (round >= 0) times[name].push(performance.now() - begin);
    }
  }
  agent.destroy();
  return times;
}

/** Discards the response: the client's work would count as the server's. */
async function ask(url, agent) {
  const reply = await new Promise((resolve, reject) => {
    get(url, { agent }, resolve).on("error", reject);
  });
  await once(reply.resume(), "end");
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}.`);
}
