import type { Endpoint, RateLimit } from "../contract/endpoint.ts";
import { tooManyRequests } from "../core/app-error.ts";
import type { Caller } from "../core/caller.ts";
import { countCall } from "../firestore/call-counts.ts";

const writes: RateLimit = { calls: 120, seconds: 60 };

/** Other reads are counted in memory alone: counting here costs more than most responses. */
export function rateLimitOf({ limit, method }: Pick<Endpoint, "limit" | "method">): RateLimit | undefined {
  return limit ?? (method === "GET" ? undefined : writes);
}

/** Fails if the call can't be counted: the database couldn't serve it either. */
export async function countOrRefuse(endpoint: Endpoint, caller: Caller | null): Promise<void> {
  const limit = rateLimitOf(endpoint);
  if (!limit || !caller) return;
  const endsAt = await countCall(`${endpoint.method} ${endpoint.path}`, caller.uid, limit);
  if (endsAt !== undefined) throw tooManyRequests(endsAt);
}
