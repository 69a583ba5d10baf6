import type { IRouter, Request, Response } from "express";
import type * as z from "zod/mini";
import {
  type Access,
  type Endpoint,
  IDEMPOTENCY_KEY,
  pathOf,
  statusOf,
  takesKey,
} from "../contract/endpoint.ts";
import { AppError } from "../core/app-error.ts";
import type { Actor, Caller } from "../core/caller.ts";
import { assertInTime, withinDeadline } from "../core/deadline.ts";
import { type IdempotentRequest, readIdempotencyKey } from "../core/idempotency.ts";
import { once } from "../firestore/once.ts";
import { withAccountQuota } from "./account-quota.ts";
import { authenticate } from "./authenticate.ts";
import { authorise } from "./authorise.ts";
import { logLate } from "./error-handler.ts";
import { parseRequest } from "./parse.ts";
import { type Answer, answerPublic, invalidate, publicCacheControl } from "./public-answers.ts";
import { countOrRefuse } from "./rate-limit.ts";
import { parseCounted } from "./refusals.ts";

export interface Call<Params, Query, Body, Who extends Access, Once extends boolean> {
  readonly caller: Who extends "anyone" ? null : Caller;
  readonly actor: Who extends "anyone" ? null : Actor;
  readonly requestId: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The same for a retry. Undefined without a key. */
  readonly request: Once extends true ? IdempotentRequest | undefined : undefined;
  header(name: string): string | undefined;
  linkNext(cursor: string | undefined): void;
  noStore(): void;
}

const methods = { GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const;

/** Authorises, counts refusals, parses, counts, runs and replies, in this order. Parses the output too, so that no field leaks. */
export function mount<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Who extends Access,
  Once extends boolean,
>(
  router: IRouter,
  endpoint: Endpoint<Params, Query, Body, Output, Who, Once>,
  run: (call: Call<z.output<Params>, z.output<Query>, z.output<Body>, Who, Once>) => Promise<z.input<Output>>,
): void {
  router[methods[endpoint.method]](endpoint.path, (req: Request, res: Response) => {
    res.locals.route = `${endpoint.method} ${endpoint.path}`;
    const answer = answerTo(endpoint as Endpoint, run as never, req, res);
    const send = reply.bind(null, endpoint as Endpoint, req, res);
    return answer instanceof Promise ? answer.then(send) : send(answer);
  });
}

function reply(endpoint: Endpoint, req: Request, res: Response, answer: Answer): void {
  if (answer.next !== undefined) res.links({ next: answer.next });
  if (answer.tag !== undefined) res.setHeader("ETag", answer.tag);
  if (endpoint.shows) {
    res.setHeader("Vary", "Authorization");
    if (!answer.isUncacheable) res.setHeader("Cache-Control", publicCacheControl(endpoint.shows, req));
  }
  if (endpoint.sends) {
    // The browser asks each time whether the file is the same, with the account's token.
    res.setHeader("Cache-Control", "private, no-cache");
    res.setHeader("Content-Disposition", `attachment; filename="${answer.fileName}"`);
  }
  res.setHeader("Content-Type", endpoint.sends ?? "application/json; charset=utf-8");
  res.status(statusOf(endpoint)).send(answer.body);
}

type Run = (call: Call<unknown, unknown, unknown, Access, boolean>) => Promise<unknown>;

function answerTo(endpoint: Endpoint, run: Run, req: Request, res: Response): Answer | Promise<Answer> {
  const { shows, path } = endpoint;
  if (!shows) {
    return withinDeadline(() => presentAnswer(endpoint, run, req, res), {
      onLate: (failure) => logLate(res, failure),
    });
  }
  const input = parseCounted(endpoint, undefined, () => parseRequest(endpoint, req));
  const work = { caller: null, input, req, res };
  return answerPublic({ shows, path, input, req, produce: () => produce(endpoint, run, work) });
}

async function presentAnswer(endpoint: Endpoint, run: Run, req: Request, res: Response): Promise<Answer> {
  const caller = endpoint.access === "anyone" ? null : await authenticate(req.get("Authorization"));
  res.locals.uid = caller?.uid;
  const { email } = req.params;
  await authorise(endpoint.access, caller, typeof email === "string" ? email : undefined);
  const input = parseCounted(endpoint, caller?.uid, () => parseRequest(endpoint, req));
  const isDry = isDryRun(input.body);
  if (!isDry) await countOrRefuse(endpoint, caller);
  const produceAnswer = () => produce(endpoint, run, { caller, input, req, res });
  // A file of all orders reads more documents in a minute than strangers may.
  const isCounted = caller !== null && endpoint.access !== "admin";
  const work = isCounted ? () => withAccountQuota(caller.uid, produceAnswer) : produceAnswer;
  if (endpoint.method === "GET") return work();
  assertInTime();
  const answer = await work();
  if (!isDry) invalidate(endpoint.changes);
  return answer;
}

/** It writes nothing, so it's counted in memory, as a GET is. */
function isDryRun(body: unknown): boolean {
  return typeof body === "object" && body !== null && "isDryRun" in body && body.isDryRun === true;
}

interface Work {
  readonly caller: Caller | null;
  readonly input: ReturnType<typeof parseRequest>;
  readonly req: Request;
  readonly res: Response;
}

async function produce(endpoint: Endpoint, run: Run, { caller, input, req, res }: Work): Promise<Answer> {
  const { params, query, body } = input as Record<keyof typeof input, Record<string, string> | undefined>;
  const key = takesKey(endpoint) ? req.get(IDEMPOTENCY_KEY) : undefined;
  const uid = caller?.uid ?? "";
  const request = readIdempotencyKey(key, uid, { ...params, ...body });
  let next: string | undefined;
  let isUncacheable = false;
  const call = {
    caller: caller as Caller,
    actor: { uid, requestId: res.locals.requestId },
    requestId: res.locals.requestId,
    ...input,
    request,
    header: (name: string) => req.get(name),
    linkNext(cursor: string | undefined) {
      if (cursor !== undefined) next = pathOf(endpoint.path, params, { ...query, after: cursor });
    },
    noStore() {
      isUncacheable = true;
    },
  };
  const work =
    endpoint.versioned || endpoint.once ? once(request, uid, () => run(call), endpoint.once) : run(call);
  const output = await work.catch((failure: unknown) => {
    throw withoutLeak(failure, endpoint);
  });
  return { ...(await encode(endpoint.output.parse(output))), next, isUncacheable };
}

async function encode(output: unknown): Promise<Pick<Answer, "body" | "fileName">> {
  if (!(output instanceof File)) return { body: Buffer.from(JSON.stringify(output) ?? "") };
  return { body: Buffer.from(await output.arrayBuffer()), fileName: output.name };
}

/** A refusal's state is parsed as the answer is. */
function withoutLeak(failure: unknown, { output }: Endpoint): unknown {
  if (!(failure instanceof AppError) || failure.present === undefined) return failure;
  const { code, message, present } = failure;
  return new AppError(code, message, { present: output.parse(present) });
}
