import { STATUS_CODES } from "node:http";
import {
  type Access,
  bodyTypes,
  type Endpoint,
  errorsOf,
  IDEMPOTENCY_KEY,
  statusOf,
  takesKey,
} from "../../functions/src/contract/endpoint.ts";
import { ErrorAnswer, type ErrorCode } from "../../functions/src/contract/errors.ts";
import { statuses } from "../../functions/src/core/app-error.ts";
import { firstSentence } from "./comments.ts";
import { type Call, type ContractFile, callsOf } from "./contract.ts";
import { type Schema, Schemas } from "./schemas.ts";

const NO_CONTENT = 204;

/** Who may call, in words. */
export const callers: Readonly<Record<Access, string>> = {
  anyone: "anyone",
  "signed-in": "anyone signed in",
  self: "that account",
  "self-or-admin": "that account, admins",
  admin: "admins",
};

const servers = [
  {
    url: "https://{site}.web.app",
    description: "The deployed shop.",
    variables: { site: { default: "my-shop" } },
  },
  { url: "http://127.0.0.1:5000", description: "The local shop, while npm start runs." },
];

/** The host of the function userRemoval. */
const removalServers = [
  {
    url: "https://us-central1-{project}.cloudfunctions.net/userRemoval",
    description: "A function with a host of its own.",
    variables: { project: { default: "my-shop" } },
  },
];

/** A path that is only a parameter would match every address of the site. */
export function isOnOwnHost({ path }: Pick<Endpoint, "path">): boolean {
  return path.startsWith("/:");
}

/** Lists whose response links to the next page. */
function hasLink(query: Schema | undefined, answer: Schema): boolean {
  return query?.properties !== undefined && "limit" in query.properties && answer.type === "array";
}

/** The errors that a call can return besides its own. */
function commonErrors({ access, params, query, body }: Endpoint): ErrorCode[] {
  return [
    "bad_request",
    ...(access === "anyone" ? [] : (["unauthenticated"] as const)),
    ...(access === "anyone" || access === "signed-in" ? [] : (["forbidden"] as const)),
    ...(params ? (["not_found"] as const) : []),
    ...(body ? (["payload_too_large", "unsupported_media_type"] as const) : []),
    ...(query || body ? (["invalid"] as const) : []),
    ...(access === "anyone" && !params && !query && !body ? [] : (["too_many_requests"] as const)),
    "internal",
    "unavailable",
  ];
}

const retryAfter = {
  "Retry-After": {
    description: "Seconds after which the call may be made again.",
    schema: { type: "integer", minimum: 1 },
  },
};

/** Error responses by status. Calls with the same codes share them. */
function refusals(endpoint: Endpoint, shared: Record<string, unknown>) {
  const codes = new Set([...commonErrors(endpoint), ...errorsOf(endpoint)]);
  const byStatus = Map.groupBy(codes, (code) => statuses[code]);
  const responses = Array.from(byStatus, ([status, itsCodes]) => {
    const name = itsCodes.join(".");
    shared[name] = {
      description: `${STATUS_CODES[status]}: ${itsCodes.map((code) => `\`${code}\``).join(", ")}`,
      ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
      content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorAnswer" } } },
    };
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  return Object.fromEntries(responses);
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

const link = {
  Link: {
    description: 'Where more follows: `<path of the next part>; rel="next"`.',
    schema: { type: "string" },
  },
};

const idempotencyKey: Parameter = {
  name: IDEMPOTENCY_KEY,
  in: "header",
  required: false,
  description: "With the same key, caller and body the call is done once, and answered the same again.",
  schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,255}$" },
};

function parametersOf(place: "path" | "query", schema: Schema | undefined): Parameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => {
    const { description, ...rest } = field as Schema;
    const required = place === "path" || schema?.required?.includes(name) === true;
    return { name, in: place, required, ...(description && { description }), schema: rest };
  });
}

interface Shared {
  readonly schemas: Schemas;
  readonly responses: Record<string, unknown>;
}

function operation(
  { name, endpoint, file, comment }: Call,
  answer: Schema | undefined,
  { schemas, responses }: Shared,
) {
  const { access, params, query, body, reads = "json" } = endpoint;
  const [type, ...otherTypes] = bodyTypes[reads];
  const querySchema = query && schemas.parameters(query, file);
  const parameters = [
    ...parametersOf("path", params && schemas.parameters(params, file)),
    ...parametersOf("query", querySchema),
    ...(takesKey(endpoint) ? [idempotencyKey] : []),
  ];
  return {
    operationId: name,
    tags: [file.noun],
    summary: firstSentence(comment),
    description: `${comment} Who may call: ${callers[access]}.`,
    ...(isOnOwnHost(endpoint) && { servers: removalServers }),
    security: access === "anyone" ? [] : [{ firebase: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: body._zod.optin !== "optional",
        content: {
          [type]: { schema: schemas.sent(body, file) },
          ...Object.fromEntries(otherTypes.map((type) => [type, { schema: {} }])),
        },
      },
    }),
    responses: {
      [statusOf(endpoint)]: {
        description: "The call was done.",
        ...(answer && {
          ...(hasLink(querySchema, answer) && { headers: link }),
          content: { [endpoint.sends ?? "application/json"]: { schema: answer } },
        }),
      },
      ...refusals(endpoint, responses),
    },
  };
}

/** The whole contract as an OpenAPI document. */
export function openApi(files: readonly ContractFile[]) {
  const schemas = new Schemas(files);
  const calls = callsOf(files);
  const responses: Record<string, unknown> = {};
  schemas.answered(ErrorAnswer);
  const answers = calls.map(({ endpoint, file }) =>
    statusOf(endpoint) === NO_CONTENT ? undefined : schemas.answered(endpoint.output, file),
  );
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [index, call] of calls.entries()) {
    const path = call.endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][call.endpoint.method.toLowerCase()] = operation(call, answers[index], {
      schemas,
      responses,
    });
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Carparts API",
      version: "1",
      description: "Made from the contract by `npm run docs`. How to call it is said in api.md.",
    },
    servers,
    tags: [...new Set(calls.map(({ file }) => file.noun))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        firebase: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "A Firebase ID token.",
        },
      },
      responses,
      schemas: schemas.components,
    },
  };
}

export type OpenApi = ReturnType<typeof openApi>;
