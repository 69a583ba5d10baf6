import type { IRouter, Request, Response } from "express";
import type * as z from "zod/mini";
import type { Access, Endpoint } from "../contract/endpoint.ts";
import type { Caller } from "./authenticate.ts";
import { authorise } from "./authorise.ts";
import { parseRequest } from "./parse.ts";

/** One authorised and parsed call, as a route's handler gets it. */
export interface Call<Params, Query, Body, Who extends Access> {
  readonly caller: Who extends "anyone" ? null : Caller;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** A request header, by its name. */
  header(name: string): string | undefined;
  /** Says in the answer's Link header that the list goes on after this cursor. */
  linkNext(cursor: string | undefined): void;
}

const methods = { GET: "get", POST: "post", PUT: "put", DELETE: "delete" } as const;

/**
 * Binds an endpoint to what it does: authorise, parse, run, reply, in this order. A refusal is thrown and
 * travels to the app's error handler. The output is parsed as well, so that no field leaves by accident.
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
  router[methods[endpoint.method]](endpoint.path, async (req: Request, res: Response) => {
    const { email } = req.params;
    const caller = await authorise(
      endpoint.access,
      req.get("Authorization"),
      typeof email === "string" ? email : undefined,
    );
    const input = parseRequest(endpoint as Endpoint, req);
    const output = await run({
      caller,
      ...input,
      header: (name: string) => req.get(name),
      linkNext: (cursor: string | undefined) => linkNext(req, res, cursor),
    } as Parameters<typeof run>[0]);
    const isCreation = endpoint.method === "POST";
    res
      .set("Cache-Control", "private, no-store")
      .status(isCreation ? 201 : 200)
      .json(endpoint.output.parse(output));
  });
}

function linkNext(req: Request, res: Response, cursor: string | undefined): void {
  if (cursor === undefined) return;
  const next = new URLSearchParams({ ...(req.query as Record<string, string>), after: cursor });
  res.links({ next: `${req.path}?${next}` });
}
