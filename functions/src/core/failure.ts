import { AppError, busy, notFound } from "./app-error.ts";
import { GrpcStatus, libraryCodeOf } from "./library-code.ts";
import { type LogDetails, log, logBug, stackOf } from "./log.ts";

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

export function toAppError(error: unknown): AppError {
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

export function logFailure(failure: unknown, about: LogDetails): void {
  const error = toAppError(failure);
  const { code, status, message, cause } = error;
  const details = { ...about, code, status };
  if (error.isDenial) log("denial", message, details);
  else if (status < 500) log("refusal", message, details);
  else if (code === "unavailable") log("unavailable", message, { ...details, cause: stackOf(cause) });
  // Thrown values that are no errors have no stack.
  else logBug(message, cause instanceof Error ? cause : error, details);
}
