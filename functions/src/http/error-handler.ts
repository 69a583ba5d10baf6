import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import type { ErrorAnswer } from "../contract/errors.ts";
import { AppError, busy, notFound } from "../core/app-error.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { log } from "../core/log.ts";

const RETRY_AFTER_SECONDS = 2;

const TRANSIENT_FAULTS: ReadonlySet<unknown> = new Set([
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.ABORTED,
  GrpcStatus.UNAVAILABLE,
  "auth/internal-error",
  "app/network-error",
  "app/network-timeout",
]);

/** Firestore builds its indexes for some minutes after the first deployment. */
const INDEX_RETRY_SECONDS = 60;

/** Only the message distinguishes a missing index from a failed precondition. */
function isIndexMissing(error: unknown): boolean {
  const isPrecondition = libraryCodeOf(error) === GrpcStatus.FAILED_PRECONDITION;
  return isPrecondition && error instanceof Error && error.message.includes("query requires an index");
}

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
  if (TRANSIENT_FAULTS.has(code)) return busy(error);
  if (isIndexMissing(error)) {
    const details = { cause: error, retryAfter: INDEX_RETRY_SECONDS };
    return new AppError(
      "unavailable",
      "This list is being set up. Please try again in a few minutes.",
      details,
    );
  }
  return new AppError("internal", "Something went wrong on our side. Please try again.", { cause: error });
}

function replyWith(error: AppError, res: Response): void {
  const answer: ErrorAnswer = {
    error: {
      code: error.code,
      message: error.message,
      requestId: res.locals.requestId,
      ...(error.fields && { fields: error.fields }),
      ...(error.present !== undefined && { present: error.present }),
    },
  };
  if (error.status === 401) res.set("WWW-Authenticate", "Bearer");
  if (error.status === 429 || error.status === 503) {
    res.set("Retry-After", String(error.retryAfter ?? RETRY_AFTER_SECONDS));
  }
  res.set("Cache-Control", "private, no-store").status(error.status).json(answer);
}

/** Leaves the path out, because some paths contain emails. */
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

export function logLate(res: Response, failure?: unknown): void {
  const { requestId, uid, route } = res.locals;
  const message = failure === undefined ? "Finished after the response." : "Failed after the response.";
  log("WARNING", message, { requestId, uid, route, cause: textOf(failure) });
}

export const handleError: ErrorRequestHandler = (error, req, res, _next) => {
  const appError = toAppError(error);
  logRefusal(appError, req.method, res);
  replyWith(appError, res);
};

export const handleUnknownPath: RequestHandler = () => {
  throw new AppError("not_found", "There is nothing at this address.");
};
