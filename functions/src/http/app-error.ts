import type { ErrorCode } from "../contract/errors.ts";

const statuses: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  recent_sign_in_required: 403,
  not_found: 404,
  price_changed: 409,
  quantity_out_of_range: 409,
  self_removal: 409,
  last_admin: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  product_unresolved: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

/** A refusal that the caller is told: its code decides the status, its message is written for people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { fields?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
  }

  get status(): number {
    return statuses[this.code];
  }
}

/** The one answer for what does not exist and for what is somebody else's. */
export function notFound(what: string): AppError {
  return new AppError("not_found", `There is no such ${what}.`);
}
