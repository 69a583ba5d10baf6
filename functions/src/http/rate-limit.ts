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

const limits: ReadonlyMap<Counted, RateLimit> = new Map<Counted, RateLimit>([
  [saveUser, { calls: 60, seconds: 600 }],
  [saveProfile, { calls: 30, seconds: 600 }],
  [placeOrder, { calls: 60, seconds: 60 }],
  [addReview, { calls: 10, seconds: 600 }],
  // Reads all of an account's data and asks the identity provider.
  [readAccount, { calls: 30, seconds: 600 }],
]);

const otherWrites: RateLimit = { calls: 120, seconds: 60 };

/** Other reads have no limit: counting costs more than most responses. */
export function rateLimitOf(endpoint: Counted): RateLimit | undefined {
  return limits.get(endpoint) ?? (endpoint.method === "GET" ? undefined : otherWrites);
}

/** Fails if the call can't be counted: the database couldn't serve it either. */
export async function countOrRefuse(endpoint: Endpoint, caller: Caller | null): Promise<void> {
  const limit = rateLimitOf(endpoint);
  if (!limit || !caller) return;
  const endsAt = await countCall(`${endpoint.method} ${endpoint.path}`, caller.uid, limit);
  if (endsAt === undefined) return;
  const retryAfter = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  throw new AppError("too_many_requests", `Too many requests. Please try again in ${wait}.`, { retryAfter });
}
