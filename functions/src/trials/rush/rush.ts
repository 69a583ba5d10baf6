import { performance } from "node:perf_hooks";
import type { Account } from "../../testing/accounts.ts";
import { type Reply, type Site, untilServed } from "../../testing/api.ts";
import { World } from "../../testing/world.ts";

/** Statuses that a shop in a rush may answer with; any other is a fault. */
const ALLOWED: ReadonlySet<number> = new Set([200, 201, 404, 409, 422, 429, 503]);

/** One round of a rush: a world and customers of its own, and what was found wrong in it. */
export class Round {
  readonly world = new World();
  readonly #sites: readonly Site[];
  #turn = 0;
  /** Milliseconds until each answer, a 503 included. */
  readonly times: number[] = [];
  readonly violations: string[] = [];
  /** Number of answers that said the shop was too busy. */
  busy = 0;

  constructor(sites: readonly [Site, ...Site[]]) {
    this.#sites = sites;
  }

  /** The process whose turn it is: calls are spread over all of them. */
  get site(): Site {
    return this.#sites[this.#turn++ % this.#sites.length] as Site;
  }

  customers(count: number): Promise<Account[]> {
    return Promise.all(Array.from({ length: count }, () => this.world.customer()));
  }

  /** Makes a call until it is served, as every caller is told to, and notes how long each answer took. */
  async timed<Answer extends Reply>(call: () => Promise<Answer>): Promise<Answer> {
    const reply = await untilServed(async () => {
      const begin = performance.now();
      const answer = await call();
      this.times.push(performance.now() - begin);
      if (answer.status === 503) this.busy++;
      return answer;
    });
    if (!ALLOWED.has(reply.status)) this.violations.push(`answered ${reply.status}`);
    return reply;
  }

  /** Notes a violation where the two differ. */
  expect(what: string, found: unknown, wanted: unknown): void {
    const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (is !== should) this.violations.push(`${what}: ${is}, not ${should}`);
  }
}

/** Counts replies by status, in the order of the statuses. */
export function statuses(replies: readonly Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
