import * as z from "zod/mini";
import { removeUser } from "../contract/admin/users.ts";
import {
  type Endpoint,
  IDEMPOTENCY_KEY,
  type Input,
  type Output,
  pathOf,
  type QueryValues,
} from "../contract/endpoint.ts";
import { ErrorAnswer } from "../contract/errors.ts";
import { declaredErrors } from "./declared-errors.ts";
import { environment } from "./emulator.ts";

/** Throws if the error isn't declared by the endpoint. */
function assertDeclared(endpoint: Endpoint, text: string): void {
  const code = codeOf(text);
  if (code === undefined || declaredErrors(endpoint).has(code)) return;
  throw new Error(`${endpoint.method} ${endpoint.path} does not declare the error ${code}.`);
}

/** The error code, or undefined if the API wasn't reached. */
function codeOf(text: string): string | undefined {
  try {
    return ErrorAnswer.parse(JSON.parse(text)).error.code;
  } catch {
    return undefined;
  }
}

/** A response, parsed as the endpoint's output or as an error. */
export class Reply<E extends Endpoint = Endpoint> {
  readonly status: number;
  readonly headers: Headers;
  /** As they came. */
  readonly bytes: Buffer<ArrayBuffer>;
  readonly #endpoint: E | undefined;

  constructor(answer: Response, bytes: Buffer<ArrayBuffer>, endpoint?: E) {
    this.status = answer.status;
    this.headers = answer.headers;
    this.bytes = bytes;
    this.#endpoint = endpoint;
    if (endpoint && answer.status >= 400) assertDeclared(endpoint, this.#text);
  }

  get #text(): string {
    return this.bytes.toString();
  }

  /** The body as JSON. */
  get json(): unknown {
    return this.#text === "" ? undefined : JSON.parse(this.#text);
  }

  /** The output of a successful call; throws for any other. */
  get output(): Output<E> {
    if (this.status >= 300) throw new Error(`${this.status} ${this.#text}`);
    const sent = this.#endpoint?.sends ? new Blob([this.bytes]) : this.json;
    return z.parse(this.#endpoint?.output ?? z.unknown(), sent) as Output<E>;
  }

  /** The error without its id, for comparisons. */
  get refusal() {
    const { requestId, ...refusal } = this.error;
    return { status: this.status, ...refusal };
  }

  /** The error; throws if the response doesn't have the contract's shape. */
  get error(): ErrorAnswer["error"] {
    return ErrorAnswer.parse(this.json).error;
  }
}

/** Sends any request, well formed or not. */
export async function send(path: string | URL, init: RequestInit = {}): Promise<Reply> {
  const answer = await fetch(new URL(path, environment.SITE_URL), init);
  return new Reply(answer, Buffer.from(await answer.arrayBuffer()));
}

/** Where the functions are served. */
export type Site = Pick<typeof environment, "SITE_URL" | "FUNCTIONS_URL">;

const { SITE_URL, FUNCTIONS_URL, API_URL } = environment;

/** Straight to the API tests' own process, or through the site where there is none, as in the browser tests. */
const api: Site = { SITE_URL: API_URL ?? SITE_URL, FUNCTIONS_URL: API_URL ?? FUNCTIONS_URL };

/** The base URL of a call. The removal of users has its own function. */
export function urlOf(
  endpoint: Endpoint,
  params?: Readonly<Record<string, string>>,
  query?: QueryValues,
  { SITE_URL, FUNCTIONS_URL }: Site = environment,
): URL {
  const isOnSite = endpoint.path !== removeUser.path;
  const removal = `${FUNCTIONS_URL}/${environment.GCLOUD_PROJECT}/us-central1/userRemoval`;
  return new URL(`${isOnSite ? SITE_URL : removal}${pathOf(endpoint.path, params, query)}`);
}

/** The same, where a 503 is the answer that a test is about. */
export const apiOnce: Site = { ...api };

/**
 * The API as one caller sees it: `as(customer).call(placeOrder, { body })`; `as(null)` is a guest. Does what a 503 says,
 * since all tests share one API and one database: nothing was done, so call again. Trials name the site, and count them.
 */
export function as(caller: { readonly token: string } | null, site: Site = api) {
  return {
    async call<E extends Endpoint>(
      endpoint: E,
      input: Input<E>,
      headers: Record<string, string> = {},
    ): Promise<Reply<E>> {
      const { params, query, body, key } = input as {
        params?: Record<string, string>;
        query?: Record<string, string>;
        body?: unknown;
        key?: string;
      };
      const request = {
        method: endpoint.method,
        headers: {
          ...(caller && { Authorization: `Bearer ${caller.token}` }),
          ...(body !== undefined && {
            "Content-Type": body instanceof Blob ? body.type : "application/json",
          }),
          ...(key !== undefined && { [IDEMPOTENCY_KEY]: key }),
          ...headers,
        },
        body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
      };
      async function callOnce(): Promise<Reply<E>> {
        // Shorter than a test may take, so that a call without an answer is named.
        const signal = AbortSignal.timeout(50_000);
        const answer = await fetch(urlOf(endpoint, params, query, site), { ...request, signal });
        return new Reply(answer, Buffer.from(await answer.arrayBuffer()), endpoint);
      }
      return site === api ? untilServed(callOnce, FEW_TRIES) : callOnce();
    },
  };
}

export type Call = ReturnType<typeof as>["call"];

const MOST_TRIES = 10;
const FEW_TRIES = 4;

/** Retries a call while the shop is busy (503). */
export async function untilServed<Answer extends Reply>(
  call: () => Promise<Answer>,
  mostTries = MOST_TRIES,
): Promise<Answer> {
  let reply = await call();
  for (let tries = 1; reply.status === 503 && tries < mostTries; tries++) reply = await call();
  return reply;
}
