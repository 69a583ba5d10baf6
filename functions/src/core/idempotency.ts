import { IDEMPOTENCY_KEY } from "../contract/endpoint.ts";
import { AppError } from "./app-error.ts";
import { sha256 } from "./sha256.ts";

export interface IdempotentRequest {
  /** Includes the caller, so that two callers never share a record. */
  readonly recordId: string;
  readonly fingerprint: string;
}

const PRINTABLE_ASCII = /^[\x21-\x7e]{1,255}$/;

export function recordIdOf(uid: string, key: string): string {
  return sha256(`${uid}\n${key}`);
}

export function readIdempotencyKey(
  key: string | undefined,
  uid: string,
  body: Readonly<Record<string, unknown>>,
): IdempotentRequest | undefined {
  if (key === undefined) return undefined;
  if (!PRINTABLE_ASCII.test(key)) {
    throw new AppError("invalid", `${IDEMPOTENCY_KEY} must be 1 to 255 printable characters.`, {
      fields: { [IDEMPOTENCY_KEY]: "Must be 1 to 255 printable characters." },
    });
  }
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return { recordId: recordIdOf(uid, key), fingerprint: sha256(JSON.stringify(sorted)) };
}
