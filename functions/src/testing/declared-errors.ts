import type { Endpoint } from "../contract/endpoint.ts";
import type { ErrorCode } from "../contract/errors.ts";

/** What every call can meet. */
const always: readonly ErrorCode[] = [
  "bad_request",
  "payload_too_large",
  "unsupported_media_type",
  "invalid",
  "too_many_requests",
  "internal",
  "unavailable",
];

/** The codes that an endpoint may refuse a call with: those of its declaration, and those that follow from the rest of it. */
export function declaredErrors({ access, errors }: Endpoint): ReadonlySet<string> {
  return new Set<ErrorCode>([
    ...always,
    ...(access === "anyone" ? [] : (["unauthenticated", "forbidden"] as const)),
    ...errors,
  ]);
}
