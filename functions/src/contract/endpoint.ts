import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call an endpoint. `self` is the account that the path names, by its e-mail or, where it has none,
 * by its uid; ownership of a single document (an order) is the noun's own question, answered with 404.
 */
export type Access = "anyone" | "signed-in" | "self" | "self-or-admin" | "admin";

/** What anyone may read, and a cache may keep. */
export type PublicNoun = "products" | "reviews";

/** One call of the API: what both sides must know of it, and nothing else. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path on the site, with `:name` for each parameter. */
  readonly path: `/${string}`;
  readonly access: Who;
  /** What a list that anyone may read is of. */
  readonly shows?: PublicNoun;
  /** What a call that writes changes of it. */
  readonly changes?: readonly PublicNoun[];
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly output: Output;
  /** The refusals of its own, beside those that every call of its access can meet. Tests hold the answers to it. */
  readonly errors: readonly ErrorCode[];
}

/** A call that forgets to say what it shows or changes would be kept in the wrong place, or not renewed: it does not compile. */
type Publicity =
  | { readonly method: "GET"; readonly access: "anyone"; readonly shows: PublicNoun }
  | { readonly method: "GET"; readonly access: Exclude<Access, "anyone"> }
  | { readonly method: "POST" | "PUT" | "DELETE"; readonly changes: readonly PublicNoun[] };

/** Declares an endpoint and keeps the exact types of its schemas. */
export function endpoint<
  Output extends z.ZodMiniType,
  Who extends Access,
  Params extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Query extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Body extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
>(
  declaration: Endpoint<Params, Query, Body, Output, Who> & Publicity,
): Endpoint<Params, Query, Body, Output, Who> {
  return declaration;
}

/** A part that may be left out where the endpoint has none, or where all of it is optional. */
type Part<Name extends string, Schema extends z.ZodMiniType> =
  undefined extends z.input<Schema>
    ? { [name in Name]?: z.input<Schema> }
    : Record<never, never> extends z.input<Schema>
      ? { [name in Name]?: z.input<Schema> }
      : { [name in Name]: z.input<Schema> };

/** What a caller hands over: the parts that the endpoint declares. */
export type Input<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _Output, infer _Who>
    ? Part<"params", Params> & Part<"query", Query> & Part<"body", Body>
    : never;

/** What a caller gets back, parsed. */
export type Output<E> =
  E extends Endpoint<infer _Params, infer _Query, infer _Body, infer Out, infer _Who> ? z.output<Out> : never;

/** Every URL parser takes `.` and `..` for steps, even encoded, so their encoding is encoded once more. */
function segmentOf(value: string): string {
  return /^\.{1,2}$/.test(value) ? value.replaceAll(".", "%252E") : encodeURIComponent(value);
}

/** The path with its parameters filled in, each encoded on its own so that none can widen the path. */
export function pathOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => segmentOf(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? filled : `${filled}?${search}`;
}
