import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";

interface Rounds {
  readonly rounds: number;
  readonly warmUp: number;
}

/** Milliseconds of each answer by name, one request at a time; each function gives the next address to ask. */
export async function requestInTurns<Name extends string>(
  addresses: Record<Name, () => string>,
  { rounds, warmUp }: Rounds,
): Promise<Record<Name, number[]>> {
  const agent = new Agent({ keepAlive: true });
  const names = Object.keys(addresses) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of round % 2 ? names.toReversed() : names) {
      const address = addresses[name]();
      const begin = performance.now();
      await request(address, agent);
      if (round >= 0) times[name].push(performance.now() - begin);
    }
  }
  agent.destroy();
  return times;
}

/** Discards the response: the client's work would count as the server's. */
export async function request(url: string, agent?: Agent): Promise<void> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, agent ? { agent } : {}, resolve).on("error", reject);
  });
  await once(reply.resume(), "end");
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}.`);
}

/** Asks until there is an answer: on a busy machine, a process that starts refuses callers who have waited too long. */
export async function requestUntilAnswered(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.ok) return;
    if (answer.status !== 503) throw new Error(`${url} answered ${answer.status}.`);
  }
}
