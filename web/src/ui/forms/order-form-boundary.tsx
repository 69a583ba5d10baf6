import type { ReactNode } from "react";
import { ErrorBoundary } from "#ui/states/error-boundary.tsx";

interface Props {
  /** An order was sent and has no answer yet. The form comes back with it. */
  isSent: boolean;
  children: ReactNode;
}

/** If an order form crashes, the rest of the page stays, and the form comes back with the order that was sent. */
export function OrderFormBoundary({ isSent, children }: Props) {
  return (
    <ErrorBoundary
      fallback={(_, retry) => (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="font-bold text-lg">Something went wrong in the order form.</p>
          <p>
            {isSent
              ? "Your order may be on its way. Show the form again and send it as it is: it won't be ordered twice."
              : "Show the form again to order."}
          </p>
          <button type="button" className="btn btn-primary" onClick={retry}>
            Show the form again
          </button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
