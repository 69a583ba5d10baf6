import type { Request } from "express";
import type * as z from "zod/mini";
import { type BodyKind, bodyTypes, type Endpoint } from "../contract/endpoint.ts";
import { wordsOf } from "../contract/values/issue-words.ts";
import { AppError, notFound } from "../core/app-error.ts";
import { LARGEST_BODY } from "./limits.ts";

/** Set by Cloud Functions, which reads the body first. */
interface WithRawBody {
  readonly rawBody?: Uint8Array<ArrayBuffer>;
}

function messagesByField(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "body"] ??= wordsOf(issue);
  return fields;
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody).toString());
  } catch (cause) {
    throw new AppError("bad_request", "The request body is not JSON.", { cause });
  }
}

function asObject(sent: unknown): object {
  if (typeof sent === "object" && sent !== null && !Array.isArray(sent)) return sent;
  throw new AppError("bad_request", "The request body must be a JSON object.");
}

type RawRequest = Request & WithRawBody;

/** Reads the input of the endpoint's schema, by the kind of body. */
const readers: Readonly<Record<BodyKind, (req: RawRequest) => unknown>> = {
  json: (req) => asObject(req.body),
  /** A browser's list becomes an object's `reports`. */
  reports(req) {
    if (req.is("application/json")) return asObject(req.body);
    const sent = parseJson(req.rawBody ?? Buffer.from(""));
    return Array.isArray(sent) ? { reports: sent } : asObject(sent);
  },
  bytes: (req) => new Blob([req.rawBody ?? ""]),
};

const wanted: Readonly<Record<BodyKind, string>> = {
  json: "JSON (Content-Type: application/json)",
  reports: "JSON (Content-Type: application/json)",
  bytes: `a picture (Content-Type: ${bodyTypes.bytes.join(", ")})`,
};

type Body = Pick<Endpoint, "largestBody" | "reads">;

function parseBody(schema: z.ZodMiniType, req: RawRequest, body: Body): unknown {
  const { largestBody: largest = LARGEST_BODY, reads = "json" } = body;
  const isLeftOut = (req.rawBody?.length ?? 0) === 0 && schema.safeParse(undefined).success;
  if (isLeftOut) return undefined;
  if ((req.rawBody?.length ?? 0) > largest) {
    throw new AppError("payload_too_large", "The request body is too large.");
  }
  if (!req.is([...bodyTypes[reads]])) {
    throw new AppError("unsupported_media_type", `The request must be ${wanted[reads]}.`);
  }
  return parseInput(schema, readers[reads](req));
}

function parseInput(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = messagesByField(result.error);
  throw new AppError("invalid", Object.values(fields).join(" "), { fields });
}

export function parseRequest(endpoint: Endpoint, req: Request) {
  const params = endpoint.params?.safeParse(req.params);
  if (params && !params.success) throw notFound("address");
  return {
    params: params?.data,
    query: endpoint.query && parseInput(endpoint.query, req.query),
    body: endpoint.body && parseBody(endpoint.body, req, endpoint),
  };
}
