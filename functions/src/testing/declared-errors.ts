import { type Endpoint, errorsOf } from "../contract/endpoint.ts";
import type { ErrorCode } from "../contract/errors.ts";

/** Errors that every call can have. */
const always: readonly ErrorCode[] = [
  "bad_request",
  "payload_too_large",
  "unsupported_media_type",
  "invalid",
  "too_many_requests",
  "internal",
  "unavailable",
];

/** The error codes that an endpoint may return: declared ones and those of its access. */
export function declaredErrors(endpoint: Endpoint): ReadonlySet<string> {
  return new Set<ErrorCode>([
    ...always,
    ...(endpoint.access === "anyone" ? [] : (["unauthenticated", "forbidden"] as const)),
    ...errorsOf(endpoint),
  ]);
}
