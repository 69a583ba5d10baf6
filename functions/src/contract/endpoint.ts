import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/** `self` is the account named in the path. Handlers check who owns a single document and answer 404. */
export type Access = "anyone" | "signed-in" | "self" | "self-or-admin" | "admin";

export type PublicNoun = "products" | "reviews" | "catalogue" | "part";

export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** Content types of bodies: its content types, by kind. http/parse.ts has a parser for each kind. */
export const bodyTypes = {
  json: ["application/json"],
  /** Reports that browsers send by themselves come as these two as well. */
  reports: ["application/json", "application/csp-report", "application/reports+json"],
  /** A file as it is. What it is, its own bytes say. */
  bytes: ["image/webp", "image/jpeg", "image/png"],
} as const;
export type BodyKind = keyof typeof bodyTypes;

export const IDEMPOTENCY_KEY = "Idempotency-Key";

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
  Once extends boolean = boolean,
> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: `/${string}`;
  readonly access: Who;
  /** Null for what no cache may keep. */
  readonly shows?: PublicNoun | null;
  /** The nouns that a write changes, so that its cache is cleared. */
  readonly changes?: readonly PublicNoun[];
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly output: Output;
  /** The type of the file that it answers instead of JSON, if it does. Its `output` is a Blob. */
  readonly sends?: "application/pdf";
  /** The kind of its body; `json` without it. */
  readonly reads?: BodyKind;
  /** True if it takes an `Idempotency-Key`, as what is `versioned` or `once` does: a retry with the same key, caller and body does it once. */
  readonly idempotent?: Once;
  /** True if `mount` does it once by its key, where a retry would find nothing to do. Once undone, it's done again. */
  readonly once?: true;
  /** True if the body has the `version` that the caller saw. Any but the present one is `changed_meanwhile`. */
  readonly versioned?: boolean;
  /** In bytes; 64 KiB without it. */
  readonly largestBody?: number;
  /** The limit on an account's calls. Writes have a common limit; reads share one of all calls, per process. */
  readonly limit?: RateLimit;
  /** The status of a `POST` that creates nothing, 204 without a body. Others answer 201, everything else 200. */
  readonly status?: 200 | 204;
  /** Error codes besides those that every call of this kind can return. */
  readonly errors: readonly ErrorCode[];
}

/** Makes `shows` and `changes` mandatory, or the cache would go stale. */
type Publicity =
  | { readonly method: "GET"; readonly access: "anyone"; readonly shows: PublicNoun | null }
  | { readonly method: "GET"; readonly access: Exclude<Access, "anyone"> }
  | { readonly method: "POST" | "PUT" | "PATCH" | "DELETE"; readonly changes: readonly PublicNoun[] };

/** Makes `versioned` mandatory where the body has a `version`, and impossible elsewhere. */
type Versioning<Body extends z.ZodMiniType> =
  z.output<Body> extends { readonly version: number }
    ? { readonly versioned: true }
    : { readonly versioned?: false };

export function endpoint<
  Output extends z.ZodMiniType,
  Who extends Access,
  Params extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Query extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Body extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Once extends boolean = false,
>(
  declaration: Endpoint<Params, Query, Body, Output, Who, Once> & Publicity & Versioning<Body>,
): Endpoint<Params, Query, Body, Output, Who, Once> {
  return declaration;
}

type Part<Name extends string, Schema extends z.ZodMiniType> =
  undefined extends z.input<Schema>
    ? { [name in Name]?: z.input<Schema> }
    : Record<never, never> extends z.input<Schema>
      ? { [name in Name]?: z.input<Schema> }
      : { [name in Name]: z.input<Schema> };

export type Input<E> =
  E extends Endpoint<infer Params, infer Query, infer Body>
    ? Part<"params", Params> & Part<"query", Query> & Part<"body", Body> & { key?: string }
    : never;

export type Output<E> =
  E extends Endpoint<infer _Params, infer _Query, infer _Body, infer Out> ? z.output<Out> : never;

/** URL parsers resolve `.` and `..` even when encoded, so these are encoded twice. */
function segmentOf(value: string): string {
  return /^\.{1,2}$/.test(value) ? value.replaceAll(".", "%252E") : encodeURIComponent(value);
}

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a path such as `/payment/:id`; any, if it isn't known yet. */
type ParamsOf<Path extends string> = string extends Path
  ? Record<string, string>
  : Record<ParamName<Path>, string>;

type QueryValue = string | number | undefined;
/** A list repeats its parameter. */
export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

export function pathOf<Path extends string>(
  path: Path,
  params: Readonly<ParamsOf<Path>> = {} as ParamsOf<Path>,
  query: QueryValues = {},
): string {
  const values: Readonly<Record<string, string | undefined>> = params;
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => segmentOf(values[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each !== undefined) search.append(name, String(each));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

export function statusOf({ method, status }: Pick<Endpoint, "method" | "status">): number {
  return status ?? (method === "POST" ? 201 : 200);
}

type Keyed = Pick<Endpoint, "idempotent" | "once" | "versioned">;

export function takesKey({ idempotent, once, versioned }: Keyed): boolean {
  return idempotent === true || once === true || versioned === true;
}

/** An endpoint's error codes, with those that come with what it is. */
export function errorsOf(endpoint: Pick<Endpoint, "errors"> & Keyed): readonly ErrorCode[] {
  return [
    ...endpoint.errors,
    ...(endpoint.versioned ? (["changed_meanwhile"] as const) : []),
    ...(takesKey(endpoint) ? (["idempotency_key_reused"] as const) : []),
  ];
}
