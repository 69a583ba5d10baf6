import { ApiError } from "#lib/api-client.ts";
import { Link } from "#ui/link.tsx";

/** True if this key was used for something else that was done. */
export function isReused(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "idempotency_key_reused";
}

interface SendAgainProps {
  /** The doubt, as a sentence's end. */
  doubt: string;
  /** The participle, such as "ordered". */
  once: string;
}

/** Says that what has no answer can be sent again. */
export function RetryNotice({ doubt, once }: SendAgainProps) {
  return (
    <p role="status" className="alert alert-info alert-soft text-base">
      {`We don't know whether ${doubt}. Send it again as it is: it won't be ${once} twice.`}
    </p>
  );
}

interface Props {
  /** Where the orders are. */
  to: string;
  /** Leads there. */
  onLook?: () => void;
  /** Undefined where there is nothing to order. */
  onAnew?: (() => void) | undefined;
}

/** Says that something may have been ordered already, and lets its owner look before they order more. */
export function PossibleDuplicate({ to, onLook, onAnew }: Props) {
  return (
    <div role="alert" className="alert alert-warning alert-soft block text-base">
      <p>
        You may have ordered already: the answer to your last order got lost. Look at MY Orders before you
        order again.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Link className="btn btn-primary" to={to} onClick={onLook}>
          See MY Orders
        </Link>
        {onAnew && (
          <button type="button" className="btn border-base-300 bg-base-100" onClick={onAnew}>
            Start a new order
          </button>
        )}
      </div>
    </div>
  );
}
