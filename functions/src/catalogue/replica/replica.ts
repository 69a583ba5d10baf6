import { setTimeout as delay } from "node:timers/promises";
import { busy } from "../../core/app-error.ts";
import { log } from "../../core/log.ts";
import { SqliteCatalogue } from "../sqlite/sqlite-catalogue.ts";
import {
  NEVER,
  pollChanges,
  pollInternals,
  presentTime,
  readAllItems,
  type SeenChange,
  type Timestamp,
} from "./changes.store.ts";
import { loadSnapshot } from "./load-snapshot.ts";

/** In milliseconds. After that, a stale answer is better than none. */
const LONGEST_WAIT = 5_000;

/** Each query takes its time, and as long as a process starts all wait for it. */
const ALL_AT_ONCE = 2_000;
/** Indexing them blocks other requests. */
const CHANGES_AT_ONCE = 200;

interface Options {
  /** In milliseconds. A search waits for the next poll if the last one is older. */
  readonly oldestPoll?: number;
  readonly usesSnapshot?: boolean;
  readonly atOnce?: number | undefined;
  /** In milliseconds. */
  readonly longestWait?: number;
}

/** The catalogue at one moment. It's incomplete while the first parts are read one after the other. */
export interface Present {
  readonly catalogue: SqliteCatalogue;
  readonly isComplete: boolean;
}

/** The catalogue of this process, which follows the database. */
export class Replica {
  readonly #oldestPoll: number;
  readonly #usesSnapshot: boolean;
  readonly #atOnce: number | undefined;
  readonly #longestWait: number;
  #catalogue = new SqliteCatalogue();
  #isFromSnapshot = false;
  #since: Timestamp | undefined;
  #internalsSince = NEVER;
  #changes = 0;
  #underWay: Promise<void> | undefined;
  #polledAt = Number.NEGATIVE_INFINITY;
  #seen: ReadonlyMap<string, string> = new Map();

  constructor({ oldestPoll = 0, usesSnapshot = true, atOnce, longestWait = LONGEST_WAIT }: Options = {}) {
    this.#oldestPoll = oldestPoll;
    this.#usesSnapshot = usesSnapshot;
    this.#atOnce = atOnce;
    this.#longestWait = longestWait;
  }

  /** The catalogue as it was that long ago, in milliseconds, or later, or, where the database is slow or fails, as it is. */
  async present(oldestPoll = this.#oldestPoll): Promise<Present> {
    const tooLong = delay(this.#longestWait, undefined, { ref: false });
    await Promise.race([this.#follow(performance.now(), oldestPoll), tooLong]);
    const isComplete = this.#since !== undefined;
    if (!isComplete && this.#catalogue.size === 0) throw busy();
    return { catalogue: this.#catalogue, isComplete };
  }

  /** Also with what admins alone know, as it is now. */
  async presentForAdmins(): Promise<SqliteCatalogue> {
    const { isComplete } = await this.present();
    if (!isComplete) throw busy();
    await this.#pollInternals();
    return this.#catalogue;
  }

  /** However long it takes: the catalogue, since when changes may be missing, and how many it had to look for. */
  async complete() {
    await this.#follow(performance.now());
    if (this.#since === undefined) throw busy();
    await this.#pollInternals();
    return {
      catalogue: this.#catalogue,
      since: this.#since,
      isFromSnapshot: this.#isFromSnapshot,
      changes: this.#changes,
    };
  }

  /** Returns those that it had. One that is back by now is seen at the next poll. */
  forget(ids: readonly string[]): string[] {
    const existing = ids.filter((id) => this.#catalogue.nameOf(id) !== undefined);
    if (existing.length > 0) this.#catalogue.remove(existing);
    return existing;
  }

  /** The next search waits for a poll, and so sees this process's own writes. */
  invalidate(): void {
    this.#polledAt = Number.NEGATIVE_INFINITY;
  }

  async #follow(requestedAt: number, oldestPoll = this.#oldestPoll): Promise<void> {
    while (requestedAt - this.#polledAt > oldestPoll) {
      this.#underWay ??= this.#catchUp().finally(() => {
        this.#underWay = undefined;
      });
      await this.#underWay;
    }
  }

  async #catchUp(): Promise<void> {
    const begunAt = performance.now();
    try {
      this.#since ??= await this.#load();
      this.#since = await this.#poll(this.#since);
    } catch (cause) {
      if (this.#since === undefined) throw cause;
      log("setback", "The catalogue can't follow the database.", { cause: String(cause) });
    }
    this.#polledAt = begunAt;
  }

  async #load(): Promise<Timestamp> {
    const snapshot = this.#usesSnapshot ? await loadSnapshot() : undefined;
    if (!snapshot) return this.#readAll();
    this.#catalogue = snapshot.catalogue;
    this.#isFromSnapshot = true;
    this.#internalsSince = snapshot.since;
    return snapshot.since;
  }

  async #readAll(): Promise<Timestamp> {
    const since = await presentTime();
    // An earlier try may have read documents that are deleted by now.
    this.#catalogue = new SqliteCatalogue();
    for await (const items of readAllItems(this.#atOnce ?? ALL_AT_ONCE)) this.#catalogue.upsert(items);
    return since;
  }

  async #poll(since: Timestamp): Promise<Timestamp> {
    const seen = new Map<string, string>();
    const next = await pollChanges({ since, atOnce: this.#atOnce ?? CHANGES_AT_ONCE }, (changes) => {
      this.#apply(changes.filter((change) => this.#isNews(change)));
      for (const { id, state } of changes) seen.set(id, state);
    });
    this.#seen = seen;
    return next;
  }

  async #pollInternals(): Promise<void> {
    const options = { since: this.#internalsSince, atOnce: this.#atOnce ?? ALL_AT_ONCE };
    this.#internalsSince = await pollInternals(options, (seen) => this.#catalogue.setInternals(seen));
  }

  #isNews({ id, item, state }: SeenChange): boolean {
    return this.#seen.get(id) !== state || (item !== null && this.#catalogue.nameOf(id) === undefined);
  }

  #apply(changes: readonly SeenChange[]): void {
    this.#catalogue.remove(changes.filter(({ item }) => item === null).map(({ id }) => id));
    this.#catalogue.upsert(changes.flatMap(({ item }) => item ?? []));
    this.#changes += changes.length;
  }
}
