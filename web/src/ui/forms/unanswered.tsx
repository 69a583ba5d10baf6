import { ApiError } from "#lib/api-client.ts";
import { Link } from "#ui/link.tsx";

/** The key was already used for another write. */
export function isReused(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "idempotency_key_reused";
}

interface Props {
  /** The doubt, as a sentence's end. */
  doubt: string;
  /** The participle, such as "ordered". */
  once: string;
  /** Sends it as it was sent, by its key. Undefined where it was refused. */
  onSend: (() => void) | undefined;
  isCompact?: boolean;
  /** For orders: the form links them, so that somebody checks before ordering twice. */
  duplicate?:
    | {
        /** Path of the orders. */
        readonly to: string;
        readonly onLook?: () => void;
        /** Undefined where there is nothing to order. */
        readonly onAnew?: () => void;
      }
    | undefined;
}

/** Shows that a write has no answer, and offers to send it again. */
export function UnansweredNotice({ doubt, once, onSend, isCompact, duplicate }: Props) {
  if (isCompact) {
    return (
      <span className="block max-w-36 whitespace-normal text-right">
        <span>No answer.</span>{" "}
        <button type="button" className="link font-semibold" onClick={onSend}>
          Send it again
        </button>
        <span>{`: it's ${once} once.`}</span>
      </span>
    );
  }
  return (
    <div
      role={duplicate ? "alert" : "status"}
      className={`alert alert-soft block text-base ${duplicate ? "alert-warning" : "alert-info"}`}
    >
      <p>
        {duplicate
          ? "You may have ordered already: the answer to your last order got lost. Look at MY Orders before you order again."
          : `We don't know whether ${doubt}. Send it again: it won't be ${once} twice.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {duplicate && (
          <Link className="btn btn-primary" to={duplicate.to} onClick={duplicate.onLook}>
            See MY Orders
          </Link>
        )}
        {onSend && (
          <button type="button" className="btn border-base-300 bg-base-100" onClick={onSend}>
            Send it again as it was
          </button>
        )}
        {duplicate?.onAnew && (
          <button type="button" className="btn border-base-300 bg-base-100" onClick={duplicate.onAnew}>
            Start a new order
          </button>
        )}
      </div>
    </div>
  );
}
