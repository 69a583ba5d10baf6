/** How long an old response stays usable if nothing can be read for guests. */
const MAX_STALE_MILLISECONDS = 5 * 60_000;
const MOST_BYTES = 8 * 1024 * 1024;

interface CacheEntry<Answer> {
  readonly answer: Answer;
  readonly readAt: number;
  isInvalidated: boolean;
}

interface PendingRead<Answer> {
  readonly answer: Promise<Answer>;
  isInvalidated: boolean;
  next?: Promise<Answer>;
}

interface ReadOptions {
  readonly isCacheable: boolean;
  readonly mustBeFresh: boolean;
}

/** Each key has at most one read under way and one waiting. A write invalidates everything. */
export class ResponseCache<Answer extends { readonly body: Uint8Array }> {
  readonly #entries = new Map<string, CacheEntry<Answer>>();
  readonly #pendingReads = new Map<string, PendingRead<Answer>>();
  readonly #milliseconds: number;
  #bytes = 0;

  constructor(seconds: number) {
    this.#milliseconds = seconds * 1000;
  }

  getFresh(key: string): Answer | undefined {
    const entry = this.#entries.get(key);
    const isFresh = entry && !entry.isInvalidated && Date.now() < entry.readAt + this.#milliseconds;
    return isFresh ? entry.answer : undefined;
  }

  getStale(key: string): Answer | undefined {
    const entry = this.#entries.get(key);
    return entry && Date.now() < entry.readAt + MAX_STALE_MILLISECONDS ? entry.answer : undefined;
  }

  read(key: string, read: () => Promise<Answer>, { isCacheable, mustBeFresh }: ReadOptions): Promise<Answer> {
    const begin = () => this.#begin(key, read, isCacheable);
    const reading = this.#pendingReads.get(key);
    if (!reading) return begin();
    if (!mustBeFresh && !reading.isInvalidated) return reading.answer;
    reading.next ??= reading.answer.then(begin, begin);
    return reading.next;
  }

  invalidate(): void {
    for (const each of [...this.#entries.values(), ...this.#pendingReads.values()]) each.isInvalidated = true;
  }

  #begin(key: string, read: () => Promise<Answer>, mayStore: boolean): Promise<Answer> {
    const readAt = Date.now();
    const reading: PendingRead<Answer> = { answer: read(), isInvalidated: false };
    this.#pendingReads.set(key, reading);
    const end = () => {
      if (!reading.next) this.#pendingReads.delete(key);
    };
    reading.answer.then((answer) => {
      if (mayStore && !reading.isInvalidated) this.#store(key, { answer, readAt, isInvalidated: false });
      end();
    }, end);
    return reading.answer;
  }

  #store(key: string, entry: CacheEntry<Answer>): void {
    const bytes = entry.answer.body.length;
    if (this.#milliseconds === 0 || bytes > MOST_BYTES) return;
    this.#drop(key);
    // Maps iterate in insertion order, so the oldest come first.
    for (const [oldest, { readAt }] of this.#entries) {
      if (Date.now() < readAt + MAX_STALE_MILLISECONDS && this.#bytes + bytes <= MOST_BYTES) break;
      this.#drop(oldest);
    }
    this.#entries.set(key, entry);
    this.#bytes += bytes;
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.answer.body.length ?? 0;
    this.#entries.delete(key);
  }
}
