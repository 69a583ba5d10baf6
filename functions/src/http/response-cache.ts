/** Milliseconds after which an answer is of no use, not even where nothing can be read for guests. */
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
  /** The read after this one, for all who ask meanwhile. */
  next?: Promise<Answer>;
}

interface HowToRead {
  /** Whether others will ask the same, so that the answer is worth its place. */
  readonly isKept: boolean;
  /** Whether a read that began before the call is too old for it. */
  readonly isPresent: boolean;
}

/**
 * The answers of this process to what anyone may ask about one noun. For each question at most one read is under
 * way and one is waiting, however many ask. A write of this process outdates all of them, so that only writes of
 * other processes can be missed, and those no longer than the given time.
 */
export class PublicAnswers<Answer extends { readonly body: Uint8Array }> {
  readonly #kept = new Map<string, Kept<Answer>>();
  readonly #readings = new Map<string, Reading<Answer>>();
  readonly #milliseconds: number;
  #bytes = 0;

  constructor(seconds: number) {
    this.#milliseconds = seconds * 1000;
  }

  /** The answer of the last seconds, if there is one. */
  fresh(key: string): Answer | undefined {
    const kept = this.#kept.get(key);
    const isFresh = kept && !kept.isOutdated && Date.now() < kept.readAt + this.#milliseconds;
    return isFresh ? kept.answer : undefined;
  }

  /** The answer of the last minutes, whatever has changed since. */
  old(key: string): Answer | undefined {
    const kept = this.#kept.get(key);
    return kept && Date.now() < kept.readAt + LONGEST_KEPT ? kept.answer : undefined;
  }

  /** Reads an answer, or waits for one that others are having read. */
  read(key: string, read: () => Promise<Answer>, { isKept, isPresent }: HowToRead): Promise<Answer> {
    const begin = () => this.#begin(key, read, isKept);
    const reading = this.#readings.get(key);
    if (!reading) return begin();
    if (!isPresent && !reading.isOutdated) return reading.answer;
    reading.next ??= reading.answer.then(begin, begin);
    return reading.next;
  }

  /** Something was written: what was read before it is out of date. */
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
    // Map keeps the order in which things came: the first are the oldest.
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
