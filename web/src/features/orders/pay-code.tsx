import { paymentCode } from "@carparts/functions/contract/values/payment-code";
import { lazy, Suspense } from "react";
import { paymentTerms } from "#lib/payment-terms.ts";
import { ErrorBoundary } from "#ui/states/error-boundary.tsx";

const QrCode = lazy(() => import("#ui/print/qr-code.tsx").then(({ QrCode }) => ({ default: QrCode })));

/** A code for banks' apps, in cents. Nothing without an IBAN and in other currencies than euros. */
export function PayCode({ due, reference }: { due: number; reference: string }) {
  const code = paymentTerms && paymentCode(paymentTerms, due, reference);
  if (!code) return null;
  return (
    <figure className="grid w-36 gap-1">
      <span className="size-36">
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <QrCode code={code} label="Payment code" />
          </Suspense>
        </ErrorBoundary>
      </span>
      <figcaption className="muted text-sm">For your bank's app</figcaption>
    </figure>
  );
}
