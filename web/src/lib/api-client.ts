import {
  type Endpoint,
  IDEMPOTENCY_KEY,
  type Input,
  type Output,
  pathOf,
  type QueryValues,
  takesKey,
} from "@carparts/functions/contract/endpoint";
import { ErrorAnswer, type ErrorCode } from "@carparts/functions/contract/errors";
import * as z from "zod/mini";
import { probeConnection } from "./network/connection.ts";
import { CACHED_HEADER } from "./network/worker-messages.ts";
import { takePrefetched } from "./prefetch.ts";
import { emitSessionEnd } from "./session-end.ts";
import { hasTabChange, recordTabChange } from "./tab-change.ts";
import { hasSavedSession } from "./token/access-token.ts";
import { OTHER_ACCOUNT, pageOwner } from "./token/page-owner.ts";
import { decodeClaims } from "./token/token-owner.ts";
import type { AboutWrite } from "./write-keys.ts";

/** A failed call: an error response with a code, or `network` if no response came. */
export class ApiError<Present = unknown> extends Error {
  /** The HTTP status, or 0 if no response came. */
  readonly status: number;
  readonly code: ErrorCode | "network" | "unreadable" | "other_account";
  readonly fields: Readonly<Record<string, string>>;
  /** The state that a write of an old version met, in the endpoint's shape. */
  readonly present: Present | undefined;

  constructor(
    status: number,
    code: ApiError["code"],
    message: string,
    options: {
      fields?: Readonly<Record<string, string>> | undefined;
      present?: Present | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = options.fields ?? {};
    this.present = options.present;
  }

  /** A retry may succeed. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

function unreachable(cause: unknown): ApiError {
  return new ApiError(0, "network", "The shop can't be reached. Check your connection and try again.", {
    cause,
  });
}

/** The provider's codes for an account that can't get a new token. */
const SESSION_ENDED = /^auth\/(user-token-expired|invalid-user-token|user-disabled|user-not-found)$/;

/** Refreshing a token needs a network and an account, like the call itself. */
function tokenFault(cause: unknown): ApiError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (!SESSION_ENDED.test(code)) return unreachable(cause);
  emitSessionEnd();
  return new ApiError(401, "unauthenticated", "Please sign in again.", { cause });
}

/** Public data is cached, so it's only fetched with a token, and Firebase loaded, if it must be fresh. */
async function authorization(
  endpoint: Endpoint,
  isFresh: boolean,
  begunBy: string | undefined,
): Promise<{ Authorization?: string }> {
  const isForAnyone = endpoint.access === "anyone";
  if (isForAnyone && !(isFresh && hasSavedSession())) return {};
  const token = await callersToken();
  if (token !== undefined && begunBy !== undefined && decodeClaims(token).sub !== begunBy)
    throw new ApiError(403, "other_account", OTHER_ACCOUNT);
  if (token !== undefined) return { Authorization: `Bearer ${token}` };
  if (isForAnyone) return {};
  // After you log out, the page you're on may still ask for your data.
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

async function send(endpoint: Endpoint, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    probeConnection();
    throw unreachable(new Error(`${endpoint.method} ${url}`, { cause }));
  }
}

/** A proxy may respond in plain text, so don't assume anything about an error response. */
function errorFrom({ output }: Endpoint, status: number, body: unknown): ApiError {
  const parsed = ErrorAnswer.safeParse(body);
  if (parsed.success) {
    const { code, message, fields, present } = parsed.data.error;
    return new ApiError(status, code, message, { fields, present: z.safeParse(output, present).data });
  }
  return new ApiError(status, "unreadable", "Something went wrong on our side. Please try again.");
}

export interface CallOptions extends AboutWrite {
  /** Aborts the call. */
  signal?: AbortSignal;
  /** Bypasses every cache. */
  isFresh?: boolean;
  /** The uid that the call is for, if it isn't that of the page it comes from. */
  by?: string;
  /** The host, if it isn't the site's own. */
  origin?: string;
}

/**
 * Calls the API. Resolves with the parsed output and rejects with an `ApiError`. The same write again, as long as it has
 * no answer, is done once; with `about`, or a `key` of its own, also if other text is sent.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  return (await exchange(endpoint, input, options)).output;
}

/** Like `call`, with the response that the output was in. */
export async function exchange<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions) {
  const { params, query, body, ...own } = input as {
    params?: Record<string, string>;
    query?: QueryValues;
    body?: unknown;
    key?: string;
  };
  const url = `${options.origin ?? ""}${pathOf(endpoint.path, params, query)}`;
  const isRead = endpoint.method === "GET";
  // Before anything is awaited: the page may have another owner by then.
  const begunBy = isRead ? undefined : (options.by ?? pageOwner());
  const early = isRead ? await takePrefetched(url) : undefined;
  const isFresh = isRead && (options.isFresh ?? hasTabChange());
  const identity: { Authorization?: string } = early ? {} : await authorization(endpoint, isFresh, begunBy);
  const sent = body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body);
  // In a file that the token has loaded. Guests load no code for what accounts send.
  const write =
    takesKey(endpoint) && own.key === undefined
      ? await (await import("./firebase.ts")).writeKey(
          begunBy,
          `${endpoint.method} ${url}`,
          String(sent),
          options,
        )
      : undefined;
  const key = own.key ?? write?.key;
  const answer =
    early ??
    send(endpoint, url, {
      method: endpoint.method,
      headers: {
        Accept: "application/json",
        // A file says itself what it is.
        ...(typeof sent === "string" && { "Content-Type": "application/json" }),
        ...identity,
        ...(isFresh && { "Cache-Control": "no-cache" }),
        ...(key !== undefined && { [IDEMPOTENCY_KEY]: key }),
      },
      body: sent,
      signal: options.signal ?? null,
    });
  const response = await answer;
  if (response.headers.has(CACHED_HEADER)) probeConnection(true);
  const reading = response.ok && endpoint.sends ? response.blob() : response.json();
  const answered: unknown = await reading.catch(() => undefined);
  if (!response.ok) {
    const failure = errorFrom(endpoint, response.status, answered);
    write?.settle(failure);
    // Guests have no session to end, and a proxy knows nothing about it.
    if (failure.code === "unauthenticated" && identity.Authorization) emitSessionEnd();
    throw failure;
  }
  if (endpoint.changes?.length) recordTabChange();
  const output = z.safeParse(endpoint.output, answered);
  if (output.success) {
    write?.settle();
    return { output: output.data as Output<E>, response };
  }
  throw new ApiError(response.status, "unreadable", "We couldn't read the response. Please try again.", {
    cause: output.error,
  });
}
