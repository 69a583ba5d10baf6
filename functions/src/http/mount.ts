import { createHash } from "node:crypto";
import type { IRouter, Request, Response } from "express";
import type * as z from "zod/mini";
import type { Access, Endpoint } from "../contract/endpoint.ts";
import { readEnvironment } from "../environment.ts";
import { countOrRefuse } from "../rate-limits/rate-limits.domain.ts";
import { type Actor, authenticate, type Caller } from "./authenticate.ts";
import { authorise } from "./authorise.ts";
import { assertInTime, withinDeadline } from "./deadline.ts";
import { logLate } from "./error-handler.ts";
import { parseRequest } from "./parse.ts";
import { PublicAnswers, publicCacheControl, wantsPresentState } from "./public-answers.ts";

/** One authorised and parsed call, as a route's handler gets it. */
export interface Call<Params, Query, Body, Who extends Access> {
  readonly caller: Who extends "anyone" ? null : Caller;
  /** The caller, as the audit log names him. */
  readonly actor: Who extends "anyone" ? null : Actor;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** A request header, by its name. */
  header(name: string): string | undefined;
  /** Says in the answer's Link header that the list goes on after this cursor. */
  linkNext(cursor: string | undefined): void;
}

const methods = { GET: "get", POST: "post", PUT: "put", DELETE: "delete" } as const;

/** A body, ready to be sent, and the cursor of the list's next part. */
interface Answer {
  readonly body: Buffer;
  /** The body's ETag, of an answer that is sent more than once; Express makes that of the others. */
  readonly tag?: string;
  readonly next: string | undefined;
}

const publicAnswers = new PublicAnswers<Answer>(readEnvironment(process.env).PUBLIC_ANSWER_SECONDS);

/**
 * Binds an endpoint to what it does: authorise, parse, count, run, reply, in this order. A refusal is thrown and
 * travels to the app's error handler. The output is parsed as well, so that no field leaves by accident.
 * What anyone may read is kept for a few seconds, until somebody writes.
 */
export function mount<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Who extends Access,
>(
  router: IRouter,
  endpoint: Endpoint<Params, Query, Body, Output, Who>,
  run: (call: Call<z.output<Params>, z.output<Query>, z.output<Body>, Who>) => Promise<z.input<Output>>,
): void {
  router[methods[endpoint.method]](endpoint.path, (req: Request, res: Response) => {
    res.locals.route = `${endpoint.method} ${endpoint.path}`;
    const answer = answerTo(endpoint as Endpoint, run as never, req, res);
    const send = reply.bind(null, endpoint as Endpoint, req, res);
    return answer instanceof Promise ? answer.then(send) : send(answer);
  });
}

function reply(endpoint: Endpoint, req: Request, res: Response, answer: Answer): void {
  linkNext(req, res, answer.next);
  if (answer.tag !== undefined) res.setHeader("ETag", answer.tag);
  if (isPublic(endpoint)) {
    res.setHeader("Vary", "Authorization");
    res.setHeader("Cache-Control", publicCacheControl(req));
  }
  res.setHeader("Content-Type", "application/json; charset=utf-8");
  res.status(endpoint.method === "POST" ? 201 : 200).send(answer.body);
}

function isPublic({ method, access }: Pick<Endpoint, "method" | "access">): boolean {
  return method === "GET" && access === "anyone";
}

type Run = (call: Call<unknown, unknown, unknown, Access>) => Promise<unknown>;

/** What is kept is answered at once: to wait for it would take longer than all the rest of such a call. */
function answerTo(endpoint: Endpoint, run: Run, req: Request, res: Response): Answer | Promise<Answer> {
  if (!isPublic(endpoint) || wantsPresentState(req)) {
    return withinDeadline(() => presentAnswer(endpoint, run, req, res), {
      onLate: (failure) => logLate(res, failure),
    });
  }
  const input = parseRequest(endpoint, req);
  return publicAnswers.get(`${endpoint.path} ${JSON.stringify(input)}`, async () =>
    tagged(await withinDeadline(() => produce(endpoint, run, { caller: null, input, req, res }))),
  );
}

/** Everything that a call may have to wait for. */
async function presentAnswer(endpoint: Endpoint, run: Run, req: Request, res: Response): Promise<Answer> {
  const caller = endpoint.access === "anyone" ? null : await authenticate(req.get("Authorization"));
  res.locals.uid = caller?.uid;
  const { email } = req.params;
  await authorise(endpoint.access, caller, typeof email === "string" ? email : undefined);
  const input = parseRequest(endpoint, req);
  await countOrRefuse(endpoint, caller);
  if (endpoint.method !== "GET") assertInTime();
  const answer = await produce(endpoint, run, { caller, input, req, res });
  if (endpoint.method !== "GET") publicAnswers.forgetAll();
  return answer;
}

interface Work {
  readonly caller: Caller | null;
  readonly input: ReturnType<typeof parseRequest>;
  readonly req: Request;
  readonly res: Response;
}

async function produce(endpoint: Endpoint, run: Run, { caller, input, req, res }: Work): Promise<Answer> {
  let next: string | undefined;
  const output = await run({
    caller: caller as Caller,
    actor: { uid: caller?.uid ?? "", requestId: res.locals.requestId },
    ...input,
    header: (name) => req.get(name),
    linkNext(cursor) {
      next = cursor;
    },
  });
  return { body: Buffer.from(JSON.stringify(endpoint.output.parse(output))), next };
}

function tagged(answer: Answer): Answer {
  return { ...answer, tag: `"${createHash("sha256").update(answer.body).digest("base64url")}"` };
}

function linkNext(req: Request, res: Response, cursor: string | undefined): void {
  if (cursor === undefined) return;
  const next = new URLSearchParams({ ...(req.query as Record<string, string>), after: cursor });
  res.links({ next: `${req.path}?${next}` });
}
