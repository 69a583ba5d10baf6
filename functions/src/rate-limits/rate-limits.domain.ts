import type { Endpoint } from "../contract/endpoint.ts";
import { AppError } from "../http/app-error.ts";
import type { Caller } from "../http/authenticate.ts";
import { countCall } from "./rate-limits.store.ts";

/** How many calls of one endpoint an account may make in a window that its first call opens. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** A person never gets there, a script soon does. */
const limits: Readonly<Record<string, RateLimit>> = {
  "PUT /user/:email": { calls: 60, seconds: 600 },
  "PUT /profile/:email": { calls: 30, seconds: 600 },
  "POST /products": { calls: 60, seconds: 60 },
  "POST /revew": { calls: 10, seconds: 600 },
};

/** Every other call that changes something. */
const otherWrites: RateLimit = { calls: 120, seconds: 60 };

/** The limit of an endpoint. Reading has none: to count a call costs more than most answers. */
export function rateLimitOf({ method, path }: Pick<Endpoint, "method" | "path">): RateLimit | undefined {
  return method === "GET" ? undefined : (limits[`${method} ${path}`] ?? otherWrites);
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
