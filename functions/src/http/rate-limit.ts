import { readAccount } from "../contract/account.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { placeOrder } from "../contract/orders.ts";
import { saveProfile } from "../contract/profiles.ts";
import { addReview } from "../contract/reviews-own.ts";
import { saveUser } from "../contract/users.ts";
import { AppError } from "../core/app-error.ts";
import type { Caller } from "../core/caller.ts";
import { countCall, type RateLimit } from "../firestore/call-counts.ts";

type Counted = Pick<Endpoint, "method" | "path">;

/** A person never gets there, a script soon does. */
const limits: ReadonlyMap<Counted, RateLimit> = new Map<Counted, RateLimit>([
  [saveUser, { calls: 60, seconds: 600 }],
  [saveProfile, { calls: 30, seconds: 600 }],
  [placeOrder, { calls: 60, seconds: 60 }],
  [addReview, { calls: 10, seconds: 600 }],
  // Reads all that an account has, and asks the identity provider.
  [readAccount, { calls: 30, seconds: 600 }],
]);

/** Every other call that changes something. */
const otherWrites: RateLimit = { calls: 120, seconds: 60 };

/** The limit of an endpoint. Other reading has none: to count a call costs more than most answers. */
export function rateLimitOf(endpoint: Counted): RateLimit | undefined {
  return limits.get(endpoint) ?? (endpoint.method === "GET" ? undefined : otherWrites);
}

/**
 * Counts a call, or refuses it with the time to wait where the window is full. A call that cannot be counted
 * is not made: the database that is away would not have taken it either.
 */
export async function countOrRefuse(endpoint: Endpoint, caller: Caller | null): Promise<void> {
  const limit = rateLimitOf(endpoint);
  if (!limit || !caller) return;
  const endsAt = await countCall(`${endpoint.method} ${endpoint.path}`, caller.uid, limit);
  if (endsAt === undefined) return;
  const retryAfter = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  throw new AppError("too_many_requests", `That is too much at once. Please try again in ${minutes} min.`, {
    retryAfter,
  });
}
