import type { Endpoint, RateLimit } from "../contract/endpoint.ts";
import { tooManyRequests } from "../core/app-error.ts";
import { rateLimitOf } from "./rate-limit.ts";

const WINDOW = 60_000;

/** Of one kind of call. Guests can't be told apart. */
const guests: RateLimit = { calls: 600, seconds: 60 };

let minute = { endsAt: 0, refused: new Map<string, number>() };

function present() {
  const now = Date.now();
  if (now >= minute.endsAt) minute = { endsAt: now + WINDOW, refused: new Map() };
  return minute;
}

/**
 * Parses what was sent, unless as much of it was refused in this minute as the account may send. In memory, because a
 * refusal shouldn't cost a document. `uid` is undefined for guests: what they send rightly is taken all the same.
 */
export function parseCounted<Parsed>(
  endpoint: Endpoint,
  uid: string | undefined,
  parse: () => Parsed,
): Parsed {
  const limit = uid === undefined ? guests : rateLimitOf(endpoint);
  if (!limit) return parse();
  const { endsAt, refused } = present();
  const kind = `${uid ?? ""} ${endpoint.method} ${endpoint.path}`;
  const count = refused.get(kind) ?? 0;
  const isSpent = count >= limit.calls;
  if (isSpent && uid !== undefined) throw tooManyRequests(endsAt);
  try {
    return parse();
  } catch (refusal) {
    refused.set(kind, count + 1);
    throw isSpent ? tooManyRequests(endsAt) : refusal;
  }
}
