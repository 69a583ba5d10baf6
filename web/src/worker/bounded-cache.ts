import { excess, isOutdated, type Limit } from "./rules.ts";

/** Says how many bytes an entry has, which a browser tells of none. */
const SIZE = "X-Size";

/** A cache with a limit, in which the oldest goes first. Its changes take turns. */
export class BoundedCache {
  readonly name: string;
  readonly #limit: Limit;
  #sizes: Map<string, number> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(name: string, limit: Limit) {
    this.name = name;
    this.#limit = limit;
  }

  async find(address: string): Promise<Response | undefined> {
    const cached = await caches.match(address, { cacheName: this.name, ignoreVary: true });
    if (!cached || !isOutdated(cached)) return cached;
    await this.delete(address);
    return undefined;
  }

  put(address: string, response: Response): Promise<void> {
    return this.#inTurn(() => this.#put(address, response));
  }

  delete(address: string): Promise<void> {
    return this.#inTurn(async () => {
      const cache = await caches.open(this.name);
      await cache.delete(address);
      this.#sizes?.delete(address);
    });
  }

  clear(): Promise<void> {
    return this.#inTurn(async () => {
      this.#sizes = undefined;
      await caches.delete(this.name);
    });
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => {});
    return done;
  }

  async #put(address: string, response: Response): Promise<void> {
    const [cache, body] = [await caches.open(this.name), await response.blob()];
    const headers = new Headers(response.headers);
    headers.set(SIZE, `${body.size}`);
    // A cache may have had it for long.
    headers.set("Date", new Date().toUTCString());
    await cache.put(address, new Response(body, { headers }));
    this.#sizes ??= await sizesIn(cache);
    // The youngest is last.
    this.#sizes.delete(address);
    this.#sizes.set(address, body.size);
    for (const old of excess(this.#sizes, this.#limit)) {
      await cache.delete(old);
      this.#sizes.delete(old);
    }
  }
}

async function sizesIn(cache: Cache): Promise<Map<string, number>> {
  const [keys, entries] = await Promise.all([cache.keys(), cache.matchAll()]);
  return new Map(keys.map(({ url }, place) => [url, Number(entries[place]?.headers.get(SIZE))]));
}
