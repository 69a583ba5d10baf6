/** How long an old response stays usable if nothing can be read for guests. */
const LONGEST_KEPT = 5 * 60_000;
const MOST_BYTES = 8 * 1024 * 1024;

interface Kept<Answer> {
  readonly answer: Answer;
  readonly readAt: number;
  isOutdated: boolean;
}

interface Reading<Answer> {
  readonly answer: Promise<Answer>;
  isOutdated: boolean;
  next?: Promise<Answer>;
}

interface HowToRead {
  readonly isKept: boolean;
  readonly isPresent: boolean;
}

/** Each key has at most one read under way and one waiting. A write outdates everything. */
export class ResponseCache<Answer extends { readonly body: Uint8Array }> {
  readonly #kept = new Map<string, Kept<Answer>>();
  readonly #readings = new Map<string, Reading<Answer>>();
  readonly #milliseconds: number;
  #bytes = 0;

  constructor(seconds: number) {
    this.#milliseconds = seconds * 1000;
  }

  fresh(key: string): Answer | undefined {
    const kept = this.#kept.get(key);
    const isFresh = kept && !kept.isOutdated && Date.now() < kept.readAt + this.#milliseconds;
    return isFresh ? kept.answer : undefined;
  }

  old(key: string): Answer | undefined {
    const kept = this.#kept.get(key);
    return kept && Date.now() < kept.readAt + LONGEST_KEPT ? kept.answer : undefined;
  }

  read(key: string, read: () => Promise<Answer>, { isKept, isPresent }: HowToRead): Promise<Answer> {
    const begin = () => this.#begin(key, read, isKept);
    const reading = this.#readings.get(key);
    if (!reading) return begin();
    if (!isPresent && !reading.isOutdated) return reading.answer;
    reading.next ??= reading.answer.then(begin, begin);
    return reading.next;
  }

  outdate(): void {
    for (const each of [...this.#kept.values(), ...this.#readings.values()]) each.isOutdated = true;
  }

  #begin(key: string, read: () => Promise<Answer>, isKept: boolean): Promise<Answer> {
    const readAt = Date.now();
    const reading: Reading<Answer> = { answer: read(), isOutdated: false };
    this.#readings.set(key, reading);
    const end = () => {
      if (!reading.next) this.#readings.delete(key);
    };
    reading.answer.then((answer) => {
      if (isKept && !reading.isOutdated) this.#keep(key, { answer, readAt, isOutdated: false });
      end();
    }, end);
    return reading.answer;
  }

  #keep(key: string, kept: Kept<Answer>): void {
    const bytes = kept.answer.body.length;
    if (this.#milliseconds === 0 || bytes > MOST_BYTES) return;
    this.#drop(key);
    // Maps iterate in insertion order, so the oldest come first.
    for (const [oldest, { readAt }] of this.#kept) {
      if (Date.now() < readAt + LONGEST_KEPT && this.#bytes + bytes <= MOST_BYTES) break;
      this.#drop(oldest);
    }
    this.#kept.set(key, kept);
    this.#bytes += bytes;
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.answer.body.length ?? 0;
    this.#kept.delete(key);
  }
}
