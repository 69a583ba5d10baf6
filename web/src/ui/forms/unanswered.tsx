import { ApiError } from "#lib/api-client.ts";
import { Link } from "#ui/link.tsx";

/** Whether something else was sent with this key before, and done. */
export function isReused(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "idempotency_key_reused";
}

/** Whether this changed nothing about what was sent before: that was done, or another account has signed in. */
function isUnsent(error: Error): boolean {
  return isReused(error) || (error instanceof ApiError && error.code === "other_account");
}

/** Whether what was sent may have been done although this came back. */
function mayBeDone(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  const { code, status, isTransient } = error;
  return isTransient || status < 400 || code === "unauthenticated" || isReused(error);
}

/** What has no answer after this came back: what was sent, what was sent with its key before, or nothing. */
export function leftUnanswered<Sent>(error: Error, sent: Sent, earlier: Sent | undefined): Sent | undefined {
  if (isUnsent(error)) return earlier;
  return mayBeDone(error) ? sent : undefined;
}

/** Says that an order without an answer can be sent again. */
export function SendAgain() {
  return (
    <p role="status" className="alert alert-info alert-soft text-base">
      We don't know whether your order reached us. Send it again as it is: it won't be ordered twice.
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
export function MayBeOrdered({ to, onLook, onAnew }: Props) {
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
            Order anew
          </button>
        )}
      </div>
    </div>
  );
}
