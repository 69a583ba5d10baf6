import { ApiError } from "#lib/api-client.ts";
import { Link } from "#ui/link.tsx";

/** Whether something else was sent with this key before, and done. */
export function isReused(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "idempotency_key_reused";
}

/** What is said before anybody looks for what was sent before. */
const UNJUDGED: ReadonlySet<ApiError["code"]> = new Set(["other_account", "forbidden", "invalid"]);

/** Whether this changed nothing about what was sent before. */
function isUnsent(error: Error): boolean {
  return isReused(error) || (error instanceof ApiError && UNJUDGED.has(error.code));
}

/** Whether what was sent may have been done although this came back. */
export function mayBeDone(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  const { code, status, isTransient } = error;
  return isTransient || status < 400 || code === "unauthenticated" || isReused(error);
}

/** What has no answer after this came back: what was sent, what was sent with its key before, or nothing. */
export function pendingAfter<Sent>(error: Error, sent: Sent, earlier: Sent | undefined): Sent | undefined {
  if (isUnsent(error)) return earlier;
  return mayBeDone(error) ? sent : undefined;
}

interface SendAgainProps {
  /** What isn't known, as a sentence's end. */
  doubt: string;
  /** What won't be done twice: "ordered". */
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
