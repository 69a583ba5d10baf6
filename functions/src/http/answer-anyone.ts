import { createHash } from "node:crypto";
import type { Request } from "express";
import type { PublicNoun } from "../contract/endpoint.ts";
import { withinDeadline } from "../core/deadline.ts";
import { AllowanceSpent, ReadAllowance, readingFor } from "../core/guest-reads.ts";
import { readEnvironment } from "../environment.ts";
import { authenticate } from "./authenticate.ts";
import { PublicAnswers } from "./response-cache.ts";

const { PUBLIC_ANSWER_SECONDS, GUEST_READS_PER_MINUTE } = readEnvironment(process.env);

/** A body, ready to be sent, and the address of the list's next part. */
export interface Answer {
  readonly body: Buffer;
  /** The body's ETag, of an answer that is sent more than once; Express makes that of the others. */
  readonly tag?: string;
  readonly next: string | undefined;
}

const guests = new ReadAllowance(GUEST_READS_PER_MINUTE);
const publicAnswers: Record<PublicNoun, PublicAnswers<Answer>> = {
  products: new PublicAnswers(PUBLIC_ANSWER_SECONDS),
  reviews: new PublicAnswers(PUBLIC_ANSWER_SECONDS),
};

/** A question that anyone may ask. */
interface Question {
  readonly shows: PublicNoun;
  readonly path: string;
  readonly input: { readonly query?: unknown };
  readonly req: Request;
  readonly produce: () => Promise<Answer>;
}

/** Whether many ask the same. Every cursor and every id is a question of its own, and anybody can make one up. */
function isShared(query: unknown): boolean {
  return Object.keys(query ?? {}).every((name) => name === "limit");
}

/** What is kept is answered at once: to wait for it would take longer than all the rest of such a call. */
export function answerAnyone(question: Question): Answer | Promise<Answer> {
  const { shows, path, input, req } = question;
  const key = `${path} ${JSON.stringify(input)}`;
  const isPresent = PUBLIC_ANSWER_SECONDS === 0 || wantsPresentState(req);
  const fresh = isPresent ? undefined : publicAnswers[shows].fresh(key);
  return fresh ?? withinDeadline(() => readAnswer(question, key, isPresent));
}

async function readAnswer({ shows, input, req, produce }: Question, key: string, isPresent: boolean) {
  const answers = publicAnswers[shows];
  const isKept = isShared(input.query);
  const readOnce = () => withinDeadline(async () => tagged(await produce()));
  try {
    return await answers.read(key, () => readingFor(guests, readOnce), { isKept, isPresent });
  } catch (error) {
    if (!(error instanceof AllowanceSpent)) throw error;
    const old = isPresent ? undefined : answers.old(key);
    if (old) return old;
    // Guests do not take the shop from those with an account. Only now is it worth asking whether the token is one.
    await authenticate(req.get("Authorization")).catch(() => {
      throw error;
    });
    return answers.read(`signed in: ${key}`, readOnce, { isKept: false, isPresent: true });
  }
}

function tagged(answer: Answer): Answer {
  return { ...answer, tag: `"${createHash("sha256").update(answer.body).digest("base64url")}"` };
}

/** What was written is out of date wherever this process keeps it. */
export function outdate(nouns: readonly PublicNoun[] = []): void {
  for (const noun of nouns) publicAnswers[noun].outdate();
}

/** Whether the caller asks past every cache: with a token, or in as many words. */
function wantsPresentState(req: Request): boolean {
  return req.get("Authorization") !== undefined || /no-cache/i.test(req.get("Cache-Control") ?? "");
}

/**
 * How long a public answer may live on its way: 10 seconds in Hosting's CDN, and 20 more there and in a
 * browser while a new one is fetched. A browser always asks whether its own is still the same (ETag).
 */
const SHARED = "public, max-age=0, s-maxage=10, stale-while-revalidate=20";

/** The Cache-Control of an answer that everybody may see. One to a caller with a token is that caller's alone. */
export function publicCacheControl(req: Request): string {
  if (req.get("Authorization") !== undefined) return "private, no-store";
  return PUBLIC_ANSWER_SECONDS > 0 ? SHARED : "no-cache";
}
