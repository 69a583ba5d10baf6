import type { ErrorCode } from "../contract/errors.ts";

export const statuses: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  recent_sign_in_required: 403,
  not_found: 404,
  price_changed: 409,
  number_taken: 409,
  name_taken: 409,
  product_gone: 409,
  list_full: 409,
  in_use: 409,
  quantity_out_of_range: 409,
  not_next: 409,
  changed_meanwhile: 409,
  order_invoiced: 409,
  order_in_hand: 409,
  self_removal: 409,
  last_admin: 409,
  another_account: 409,
  account_gone: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  product_unresolved: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

interface Details {
  readonly fields?: Readonly<Record<string, string>>;
  /** The state now, as the call answers it. */
  readonly present?: unknown;
  readonly retryAfter?: number;
  /** The caller asked for somebody else's data. Only the log says so. */
  readonly isDenial?: boolean;
  readonly cause?: unknown;
}

const denials: ReadonlySet<ErrorCode> = new Set(["unauthenticated", "forbidden", "too_many_requests"]);

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Details["fields"];
  readonly present: unknown;
  readonly retryAfter: number | undefined;
  readonly isDenial: boolean;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.present = details.present;
    this.retryAfter = details.retryAfter;
    this.isDenial = details.isDenial ?? denials.has(code);
  }

  get status(): number {
    return statuses[this.code];
  }
}

export function busy(cause?: unknown): AppError {
  return new AppError("unavailable", "The shop is busy. Please try again in a moment.", { cause });
}

export function changedMeanwhile(what: string, present: unknown): AppError {
  const message = `This ${what} has changed meanwhile. Please look at it again.`;
  return new AppError("changed_meanwhile", message, { present });
}

/** The same response for what doesn't exist and for what belongs to somebody else. */
export function notFound(what: string, details: Pick<Details, "isDenial"> = {}): AppError {
  return new AppError("not_found", `There is no such ${what}.`, details);
}

export function tooManyRequests(endsAt: number): AppError {
  const retryAfter = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return new AppError("too_many_requests", `Too many requests. Please try again in ${wait}.`, { retryAfter });
}
