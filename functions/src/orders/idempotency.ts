import { IDEMPOTENCY_KEY } from "../contract/orders.ts";
import { AppError } from "../core/app-error.ts";
import { sha256 } from "../core/sha256.ts";

/** A repeatable request: who sent it under which key, and what it said. */
export interface Repeatable {
  /** The id of the record that remembers the request; two callers never share one. */
  readonly recordId: string;
  /** Differs when the body differs. */
  readonly fingerprint: string;
}

const PRINTABLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/** The name of the record that remembers what this caller sent under this key. */
export function recordIdOf(uid: string, key: string): string {
  return sha256(`${uid}\n${key}`);
}

/** Reads the Idempotency-Key of a request, or undefined where there is none. */
export function repeatable(
  key: string | undefined,
  uid: string,
  body: Readonly<Record<string, unknown>>,
): Repeatable | undefined {
  if (key === undefined) return undefined;
  if (!PRINTABLE_ASCII.test(key)) {
    throw new AppError("invalid", `${IDEMPOTENCY_KEY} must be 1 to 255 printable characters.`, {
      fields: { [IDEMPOTENCY_KEY]: "Must be 1 to 255 printable characters." },
    });
  }
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return { recordId: recordIdOf(uid, key), fingerprint: sha256(JSON.stringify(sorted)) };
}
