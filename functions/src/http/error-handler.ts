import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import type { ErrorAnswer } from "../contract/errors.ts";
import { AppError } from "../core/app-error.ts";
import { logFailure, toAppError } from "../core/failure.ts";
import { log, stackOf } from "../core/log.ts";

const RETRY_AFTER_SECONDS = 2;

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
function aboutCall({ locals }: Response, method?: string) {
  const { requestId, uid, route = method } = locals;
  return { requestId, uid, route };
}

export function logLate(res: Response, failure?: unknown): void {
  const message = failure === undefined ? "Finished after the response." : "Failed after the response.";
  log("late", message, { ...aboutCall(res), cause: stackOf(failure) });
}

export const handleError: ErrorRequestHandler = (error, req, res, _next) => {
  const appError = toAppError(error);
  logFailure(appError, aboutCall(res, req.method));
  replyWith(appError, res);
};

export const handleUnknownPath: RequestHandler = () => {
  throw new AppError("not_found", "There is nothing at this address.");
};
