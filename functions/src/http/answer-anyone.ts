import { createHash } from "node:crypto";
import type { Request } from "express";
import type { PublicNoun } from "../contract/endpoint.ts";
import { withinDeadline } from "../core/deadline.ts";
import { AllowanceSpent, type ListKind, ReadAllowance, readingFor } from "../core/guest-reads.ts";
import { readEnvironment } from "../environment.ts";
import { readingAs } from "./account-allowance.ts";
import { authenticate } from "./authenticate.ts";
import { ResponseCache } from "./response-cache.ts";

const { PUBLIC_ANSWER_SECONDS, GUEST_READS_PER_MINUTE } = readEnvironment(process.env);

export interface Answer {
  readonly body: Buffer;
  readonly tag?: string;
  readonly next: string | undefined;
  readonly isUncacheable: boolean;
}

const guests = new ReadAllowance(GUEST_READS_PER_MINUTE);
const responseCaches: Record<PublicNoun, ResponseCache<Answer>> = {
  products: new ResponseCache(PUBLIC_ANSWER_SECONDS),
  reviews: new ResponseCache(PUBLIC_ANSWER_SECONDS),
  catalogue: new ResponseCache(0),
  part: new ResponseCache(0),
};

interface Question {
  readonly shows: PublicNoun;
  readonly path: string;
  readonly input: { readonly query?: unknown };
  readonly req: Request;
  readonly produce: () => Promise<Answer>;
}

/** Cursors and ids are unlimited, so responses to them aren't cached. */
function isShared(query: unknown): boolean {
  return Object.keys(query ?? {}).every((name) => name === "limit");
}

/** A cached response is returned synchronously: awaiting would take longer than the rest of the call. */
export function answerAnyone(question: Question): Answer | Promise<Answer> {
  const { shows, path, input, req } = question;
  const key = `${path} ${JSON.stringify(input)}`;
  const isPresent = PUBLIC_ANSWER_SECONDS === 0 || shows === "part" || wantsPresentState(req);
  const fresh = isPresent ? undefined : responseCaches[shows].fresh(key);
  return fresh ?? withinDeadline(() => readAnswer(question, key, isPresent));
}

async function readAnswer({ shows, input, req, produce }: Question, key: string, isPresent: boolean) {
  const answers = responseCaches[shows];
  const isKept = isShared(input.query);
  const readOnce = () => withinDeadline(async () => tagged(await produce()));
  const lists = listKindOf(shows, isKept, isPresent);
  const readForGuests = () => readingFor(guests, readOnce, lists);
  try {
    return await answers.read(key, readForGuests, { isKept, isPresent });
  } catch (error) {
    if (!(error instanceof AllowanceSpent)) throw error;
    const old = isPresent ? undefined : answers.old(key);
    if (old) return old;
    // Guests can't use up the shop for signed-in callers. Checking the token is worth it only now.
    const { uid } = await authenticate(req.get("Authorization")).catch(() => {
      throw error;
    });
    return answers.read(`signed in: ${key}`, () => readingAs(uid, readOnce), {
      isKept: false,
      isPresent: true,
    });
  }
}

function listKindOf(shows: PublicNoun, isKept: boolean, isPresent: boolean): ListKind {
  if (shows === "part" && isKept) return "ofPart";
  return isPresent || !isKept ? "uncached" : "shared";
}

function tagged(answer: Answer): Answer {
  return { ...answer, tag: `"${createHash("sha256").update(answer.body).digest("base64url")}"` };
}

export function outdate(nouns: readonly PublicNoun[] = []): void {
  for (const noun of nouns) responseCaches[noun].outdate();
}

function wantsPresentState(req: Request): boolean {
  return req.get("Authorization") !== undefined || /no-cache/i.test(req.get("Cache-Control") ?? "");
}

/** 10 seconds in Hosting's CDN. For 20 more, it and browsers show the old list while they fetch a new one. */
const LIST = "public, max-age=0, s-maxage=10, stale-while-revalidate=20";

const cacheControls: Record<PublicNoun, string> = {
  products: LIST,
  reviews: LIST,
  // The catalogue itself may be two seconds behind, and five at most with this.
  catalogue: "public, max-age=0, s-maxage=2",
  part: "no-cache",
};

export function publicCacheControl(shows: PublicNoun, req: Request): string {
  if (req.get("Authorization") !== undefined) return "private, no-store";
  return PUBLIC_ANSWER_SECONDS > 0 ? cacheControls[shows] : "no-cache";
}
