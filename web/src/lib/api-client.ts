import { type Endpoint, type Input, type Output, pathOf } from "@carparts/functions/contract/endpoint";
import { ErrorAnswer, type ErrorCode } from "@carparts/functions/contract/errors";
import * as z from "zod/mini";
import { hasSavedSession } from "./access-token.ts";
import { hasOwnChange, noteOwnChange } from "./own-change.ts";
import { tellSessionEnd } from "./session-end.ts";

/** A call that did not succeed: refused by the API with a code, or `network` where no answer came. */
export class ApiError extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: ErrorCode | "network" | "unreadable";
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ApiError["code"],
    message: string,
    options: { fields?: Readonly<Record<string, string>> | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = options.fields ?? {};
  }

  /** Whether the same call may succeed a moment later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

function unreachable(cause: unknown): ApiError {
  return new ApiError(
    0,
    "network",
    "The shop cannot be reached. Please check your connection and try again.",
    {
      cause,
    },
  );
}

/** What the provider says of an account that may no longer have a new token. */
const SESSION_ENDED = /^auth\/(user-token-expired|invalid-user-token|user-disabled|user-not-found)$/;

/** A token is renewed every hour, which needs a network and an account, like the call itself. */
function tokenFault(cause: unknown): ApiError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (!SESSION_ENDED.test(code)) return unreachable(cause);
  tellSessionEnd();
  return new ApiError(401, "unauthenticated", "Please sign in again.", { cause });
}

/**
 * Loads Firebase only for calls that need to say who calls. What anyone may read is answered by caches; with a
 * token it is read anew.
 */
async function authorization(endpoint: Endpoint, isFresh: boolean): Promise<Record<string, string>> {
  const isForAnyone = endpoint.access === "anyone";
  if (isForAnyone && !(isFresh && hasSavedSession())) return {};
  const token = await callersToken();
  if (token !== undefined) return { Authorization: `Bearer ${token}` };
  if (isForAnyone) return {};
  // Who has just logged out may still stand on a page that asks for what is his.
  throw new ApiError(401, "unauthenticated", "Please sign in.");
}

async function callersToken(): Promise<string | undefined> {
  try {
    const { currentToken } = await import("./firebase.ts");
    return await currentToken();
  } catch (cause) {
    throw tokenFault(cause);
  }
}

/** Lists that anyone may read change when something is made or deleted, and by nothing else. */
function noteChange({ method }: Endpoint): void {
  if (method === "POST" || method === "DELETE") noteOwnChange();
}

async function send(endpoint: Endpoint, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw unreachable(new Error(`${endpoint.method} ${url}`, { cause }));
  }
}

/** Proxies answer in plain text when the API does not, so nothing about a failed answer is taken for granted. */
function refusalOf(status: number, body: unknown): ApiError {
  const answer = ErrorAnswer.safeParse(body);
  if (answer.success) {
    const { code, message, fields } = answer.data.error;
    return new ApiError(status, code, message, { fields });
  }
  return new ApiError(status, "unreadable", "Something went wrong on our side. Please try again.");
}

interface CallOptions {
  headers?: Record<string, string>;
  /** Ends the call. */
  signal?: AbortSignal;
  /** Asks past every cache. */
  isFresh?: boolean;
  /** The host, where it is not the site's own. */
  origin?: string;
}

/** One part of a long list, and the cursor of the next one. */
export interface Page<Items> {
  readonly items: Items;
  readonly next: string | undefined;
}

/** Calls the API. Resolves with the parsed output; rejects with an `ApiError`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  return (await exchange(endpoint, input, options)).output;
}

/** Calls a list that comes in parts; the answer's Link header leads to the next one. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Page<Output<E>>> {
  const { output, answer } = await exchange(endpoint, input, options);
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
  const cursor = next && new URL(next, location.origin).searchParams.get("after");
  return { items: output, next: cursor ?? undefined };
}

async function exchange<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions) {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: Record<string, string | number>;
    body?: unknown;
  };
  const isFresh = endpoint.method === "GET" && (options.isFresh ?? hasOwnChange());
  const identity = await authorization(endpoint, isFresh);
  const answer = await send(endpoint, `${options.origin ?? ""}${pathOf(endpoint.path, params, query)}`, {
    method: endpoint.method,
    headers: {
      Accept: "application/json",
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...identity,
      ...(isFresh && { "Cache-Control": "no-cache" }),
      ...options.headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: options.signal ?? null,
  });
  const json: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const refusal = refusalOf(answer.status, json);
    // A guest has no session that could end, and a proxy knows nothing of it.
    if (refusal.code === "unauthenticated" && identity.Authorization) tellSessionEnd();
    throw refusal;
  }
  noteChange(endpoint);
  const output = z.safeParse(endpoint.output, json);
  if (output.success) return { output: output.data as Output<E>, answer };
  throw new ApiError(answer.status, "unreadable", "The shop's answer could not be read. Please try again.", {
    cause: output.error,
  });
}
