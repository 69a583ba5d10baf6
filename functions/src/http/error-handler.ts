import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import type { ErrorAnswer } from "../contract/errors.ts";
import { AppError, busy, notFound } from "./app-error.ts";
import { libraryCodeOf } from "./library-code.ts";
import { log } from "./log.ts";

const RETRY_AFTER_SECONDS = 2;

/**
 * The store or the identity provider is busy or away. The numbers are gRPC's: deadline exceeded, resource
 * exhausted, aborted, unavailable.
 */
const PASSING_FAULTS: ReadonlySet<unknown> = new Set([
  4,
  8,
  10,
  14,
  "auth/internal-error",
  "app/network-error",
  "app/network-timeout",
]);

/** Somebody removed the account while it was worked on. */
const ACCOUNT_GONE = "auth/user-not-found";

function isUnreadable(error: unknown): boolean {
  return error instanceof URIError || (error instanceof Error && "status" in error && error.status === 400);
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnreadable(error)) {
    return new AppError("bad_request", "The request could not be read.", { cause: error });
  }
  const code = libraryCodeOf(error);
  if (code === ACCOUNT_GONE) return notFound("user");
  if (PASSING_FAULTS.has(code)) return busy(error);
  return new AppError("internal", "Something went wrong on our side. Please try again.", { cause: error });
}

function replyWith(error: AppError, res: Response): void {
  const answer: ErrorAnswer = {
    error: {
      code: error.code,
      message: error.message,
      requestId: res.locals.requestId,
      ...(error.fields && { fields: error.fields }),
    },
  };
  if (error.status === 401) res.set("WWW-Authenticate", "Bearer");
  if (error.status === 429 || error.status === 503) {
    res.set("Retry-After", String(error.retryAfter ?? RETRY_AFTER_SECONDS));
  }
  res.set("Cache-Control", "private, no-store").status(error.status).json(answer);
}

/** Who was refused what; the address is left out, because e-mails stand in some. */
function logRefusal(error: AppError, method: string, res: Response): void {
  const { requestId, uid, route = method } = res.locals;
  const { code, status } = error;
  const details = { requestId, uid, route, code, status };
  if (status >= 500 && !error.isDenial)
    log("ERROR", error.message, { ...details, cause: textOf(error.cause) });
  else log(error.isDenial ? "WARNING" : "INFO", error.message, details);
}

function textOf(cause: unknown): string | undefined {
  if (cause === undefined) return undefined;
  return (cause instanceof Error && cause.stack) || String(cause);
}

/** What came of a call whose caller was told meanwhile that it failed. */
export function logLate(res: Response, failure?: unknown): void {
  const { requestId, uid, route } = res.locals;
  const message = failure === undefined ? "Done after the answer." : "Failed after the answer.";
  log("WARNING", message, { requestId, uid, route, cause: textOf(failure) });
}

/** The last resort: a refusal is told and logged, anything unforeseen is logged whole and answered blandly. */
export const handleError: ErrorRequestHandler = (error, req, res, _next) => {
  const appError = toAppError(error);
  logRefusal(appError, req.method, res);
  replyWith(appError, res);
};

/** A path or method that no endpoint claims. */
export const handleUnknownPath: RequestHandler = () => {
  throw new AppError("not_found", "There is nothing at this address.");
};
