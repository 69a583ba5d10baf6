import { isOutdated } from "./rules.ts";

/** A cache with so many entries at most, in which the oldest goes first. Its changes take turns. */
export class BoundedCache {
  readonly name: string;
  readonly #most: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(name: string, most: number) {
    this.name = name;
    this.#most = most;
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
    });
  }

  clear(): Promise<void> {
    return this.#inTurn(async () => {
      await caches.delete(this.name);
    });
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => {});
    return done;
  }

  async #put(address: string, response: Response): Promise<void> {
    const cache = await caches.open(this.name);
    const headers = new Headers(response.headers);
    // A cache may have had it for long.
    headers.set("Date", new Date().toUTCString());
    await cache.put(address, new Response(response.body, { headers }));
    // The youngest is last.
    const excess = (await cache.keys()).slice(0, -this.#most);
    for (const old of excess) await cache.delete(old);
  }
}
