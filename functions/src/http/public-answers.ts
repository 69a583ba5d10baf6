import type { Request } from "express";
import { readEnvironment } from "../environment.ts";

const { PUBLIC_ANSWER_SECONDS } = readEnvironment(process.env);

/** Every part of a list is an answer of its own; more of them than this nobody asks for in a few seconds. */
const MOST_KEPT = 200;

interface Kept<Answer> {
  /** Itself, once it has been read. */
  answer: Answer | Promise<Answer>;
  readonly until: number;
}

/**
 * The public answers that this process gave in the last seconds. Who asks for one that is just being read
 * waits for that one. Whatever is written through this process empties it, so that only writes of other
 * processes can be missed, and those no longer than the given time.
 */
export class PublicAnswers<Answer> {
  readonly #kept = new Map<string, Kept<Answer>>();
  readonly #milliseconds: number;

  constructor(seconds: number) {
    this.#milliseconds = seconds * 1000;
  }

  get(key: string, read: () => Promise<Answer>): Answer | Promise<Answer> {
    const kept = this.#kept.get(key);
    if (kept && Date.now() < kept.until) return kept.answer;
    // Map keeps the order in which things came: the first is the oldest.
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MOST_KEPT) this.#kept.delete(oldest);
    const reading = read();
    const fresh: Kept<Answer> = { answer: reading, until: Date.now() + this.#milliseconds };
    if (this.#milliseconds > 0) this.#kept.set(key, fresh);
    reading.then(
      (answer) => {
        fresh.answer = answer;
      },
      // A failure is not kept; whoever waits for it is told by the promise itself.
      () => this.#kept.get(key) === fresh && this.#kept.delete(key),
    );
    return reading;
  }

  forgetAll(): void {
    this.#kept.clear();
  }
}

/** Whether the caller asks past every cache: with a token, or in as many words. */
export function wantsPresentState(req: Request): boolean {
  return req.get("Authorization") !== undefined || /no-cache/i.test(req.get("Cache-Control") ?? "");
}

/**
 * How long a public answer may live on its way: 10 seconds in Hosting's CDN, and 20 more there and in a
 * browser while a new one is fetched. A browser always asks whether its own is still the same (ETag).
 */
const SHARED = "public, max-age=0, s-maxage=10, stale-while-revalidate=20";

/** The Cache-Control of an answer that everybody may see. One to a caller with a token is that caller's alone. */
export function publicCacheControl(req: Request, seconds = PUBLIC_ANSWER_SECONDS): string {
  if (req.get("Authorization") !== undefined) return "private, no-store";
  return seconds > 0 ? SHARED : "no-cache";
}
