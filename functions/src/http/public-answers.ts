import { createHash } from "node:crypto";
import type { Request } from "express";
import type { PublicNoun } from "../contract/endpoint.ts";
import { withinDeadline } from "../core/deadline.ts";
import { type ListKind, QuotaExceeded, ReadQuota, withQuota } from "../core/read-quota.ts";
import { readEnvironment } from "../environment.ts";
import { withAccountQuota } from "./account-quota.ts";
import { authenticate } from "./authenticate.ts";
import { ResponseCache } from "./response-cache.ts";

const { PUBLIC_ANSWER_SECONDS, GUEST_READS_PER_MINUTE } = readEnvironment(process.env);

export interface Answer {
  readonly body: Buffer;
  /** A file's name, of what isn't JSON. */
  readonly fileName?: string | undefined;
  readonly tag?: string;
  readonly next: string | undefined;
  readonly isUncacheable: boolean;
}

const guests = new ReadQuota(GUEST_READS_PER_MINUTE);
const responseCaches: Record<PublicNoun, ResponseCache<Answer>> = {
  products: new ResponseCache(PUBLIC_ANSWER_SECONDS),
  reviews: new ResponseCache(PUBLIC_ANSWER_SECONDS),
  catalogue: new ResponseCache(0),
  part: new ResponseCache(0),
};

interface PublicCall {
  readonly shows: PublicNoun;
  readonly path: string;
  readonly input: { readonly query?: unknown };
  readonly req: Request;
  readonly produce: () => Promise<Answer>;
}

/** Cursors and ids are unlimited, so responses to them aren't cached. */
function isCacheable(query: unknown): boolean {
  return Object.keys(query ?? {}).every((name) => name === "limit");
}

/** A cached response is returned synchronously: awaiting would take longer than the rest of the call. */
export function answerPublic(call: PublicCall): Answer | Promise<Answer> {
  const { shows, path, input, req } = call;
  const key = `${path} ${JSON.stringify(input)}`;
  const mustBeFresh = PUBLIC_ANSWER_SECONDS === 0 || shows === "part" || bypassesCache(req);
  const cached = mustBeFresh ? undefined : responseCaches[shows].getFresh(key);
  return cached ?? withinDeadline(() => readAnswer(call, key, mustBeFresh));
}

async function readAnswer({ shows, input, req, produce }: PublicCall, key: string, mustBeFresh: boolean) {
  const answers = responseCaches[shows];
  const mayCache = isCacheable(input.query);
  const readOnce = () => withinDeadline(async () => tagged(await produce()));
  const lists = selectListKind(shows, mayCache, mustBeFresh);
  const readForGuests = () => withQuota(guests, readOnce, lists);
  try {
    return await answers.read(key, readForGuests, { isCacheable: mayCache, mustBeFresh });
  } catch (error) {
    if (!(error instanceof QuotaExceeded)) throw error;
    const stale = mustBeFresh ? undefined : answers.getStale(key);
    if (stale) return stale;
    // Guests can't use up the shop for signed-in callers. Checking the token is worth it only now.
    const { uid } = await authenticate(req.get("Authorization")).catch(() => {
      throw error;
    });
    return answers.read(`signed in: ${key}`, () => withAccountQuota(uid, readOnce), {
      isCacheable: false,
      mustBeFresh: true,
    });
  }
}

function selectListKind(shows: PublicNoun, mayCache: boolean, mustBeFresh: boolean): ListKind {
  if (shows === "part" && mayCache) return "ofPart";
  return mustBeFresh || !mayCache ? "uncached" : "shared";
}

function tagged(answer: Answer): Answer {
  return { ...answer, tag: `"${createHash("sha256").update(answer.body).digest("base64url")}"` };
}

export function invalidate(nouns: readonly PublicNoun[] = []): void {
  for (const noun of nouns) responseCaches[noun].invalidate();
}

function bypassesCache(req: Request): boolean {
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
