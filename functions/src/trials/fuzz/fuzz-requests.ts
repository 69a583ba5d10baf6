import fc from "fast-check";
import { bodyTypes, IDEMPOTENCY_KEY, type QueryValues, takesKey } from "../../contract/endpoint.ts";
import { endpoints, type NamedEndpoint } from "../../testing/endpoints.ts";
import { junk } from "./arbitraries.ts";
import { fieldsOf, validValues } from "./valid-values.ts";

/** One request of the fuzzing. `known` picks something that exists where the request names something. */
export interface FuzzRequest {
  readonly endpoint: NamedEndpoint;
  readonly caller: "guest" | "customer" | "admin";
  readonly known: number | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryValues;
  readonly body: unknown;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An object of this schema, or one with some of its fields broken, missing or added. */
function body(schema: NonNullable<NamedEndpoint["body"]>): fc.Arbitrary<unknown> {
  const broken = Object.fromEntries(
    Object.entries(fieldsOf(schema)).map(([name, arbitrary]) => [name, fc.oneof(arbitrary, junk)]),
  );
  const withMore = fc
    .tuple(fc.record(broken, { requiredKeys: [] }), fc.dictionary(fc.string({ maxLength: 12 }), junk))
    .map(([own, more]) => ({ ...more, ...own }));
  return fc.oneof({ weight: 5, arbitrary: validValues(schema) }, { weight: 4, arbitrary: withMore }, junk);
}

function bodyOrNone(schema: NonNullable<NamedEndpoint["body"]>): fc.Arbitrary<unknown> {
  const mayBeLeftOut = schema.safeParse(undefined).success;
  return mayBeLeftOut ? fc.option(body(schema), { nil: undefined }) : body(schema);
}

/** Browsers send reports by themselves, also as a list. */
function bodyOf({ body: schema, reads }: NamedEndpoint): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  if (reads === "bytes") return validValues(schema);
  const { reports } = reads === "reports" ? fieldsOf(schema) : {};
  return reports ? fc.oneof(bodyOrNone(schema), reports, fc.array(junk)) : bodyOrNone(schema);
}

const weird = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }).filter((value) => value.isWellFormed()),
  fc.constantFrom("..", ".", "a/b", "%2F", "%", "__x__", "\0", "x".repeat(300), "ä", "a b", "' OR ''='"),
);

function params(schema: NamedEndpoint["params"]): fc.Arbitrary<FuzzRequest["params"]> {
  const own = Object.entries(fieldsOf(schema)).map(([name, arbitrary]) => {
    return [name, fc.oneof(arbitrary.map(String), weird)] as const;
  });
  return fc.record(Object.fromEntries(own));
}

/** A list is sent as a parameter that is repeated. */
function query(schema: NamedEndpoint["query"]): fc.Arbitrary<FuzzRequest["query"]> {
  const sent = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value));
  const own = Object.entries(fieldsOf(schema)).map(([name, arbitrary]) => {
    return [name, fc.oneof(arbitrary.map(sent), weird, fc.array(weird, { maxLength: 3 }))] as const;
  });
  return fc.record(Object.fromEntries(own), { requiredKeys: [] });
}

/** These would take the caller from the requests that follow; the table of who may call what tries them. */
function endsItsCaller({ method, path }: NamedEndpoint): boolean {
  return method === "DELETE" && path.startsWith("/account");
}

/** Where a key counts, it's often one that was sent before. */
function keys(endpoint: NamedEndpoint): fc.Arbitrary<string> {
  const any = fc.stringMatching(/^[!-~]{0,300}$/);
  return takesKey(endpoint) ? fc.oneof(any, fc.constantFrom("key-1", "key-2")) : any;
}

function requestTo(endpoint: NamedEndpoint): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    endpoint: fc.constant(endpoint),
    caller: endsItsCaller(endpoint)
      ? fc.constant("guest")
      : fc.constantFrom("guest", "customer", "customer", "admin", "admin"),
    known: fc.option(fc.nat(1000), { nil: undefined }),
    // Without a parameter it's another address.
    params: params(endpoint.params).filter((params) => !Object.values(params).includes("")),
    query: fc.oneof(fc.constant({}), query(endpoint.query)),
    body: bodyOf(endpoint),
    contentType: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...bodyTypes[endpoint.reads ?? "json"]) },
      fc.constantFrom("text/plain", "application/xml", "multipart/form-data"),
    ),
    headers: fc.oneof(
      fc.constant({}),
      keys(endpoint).map((key) => ({ [IDEMPOTENCY_KEY]: key })),
      fc.constant({ "X-HTTP-Method-Override": "DELETE", "X-Forwarded-For": "127.0.0.1" }),
    ),
  }) as fc.Arbitrary<FuzzRequest>;
}

/** A request to any endpoint, each as often as any other. */
export const anyRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(...endpoints.map(requestTo));
