import type { FulfilledOrder } from "@carparts/functions/contract/admin/fulfilment";
import type { OrderStatus } from "@carparts/functions/contract/values/order-status";
import { useEffect, useRef } from "react";
import type { Run } from "#lib/chunked-run.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { summaryText, whyNot } from "./mark-summary.ts";

interface Props {
  run: Run<unknown, FulfilledOrder>;
  orders: readonly { readonly _id: string; readonly number: string }[];
  step: OrderStatus;
  /** With those that were not reached. */
  onGoOn: () => void;
}

/** Lists the result of each order, by its number. */
export function MarkResults({ run, orders, step, onGoOn }: Props) {
  const summary = useRef<HTMLParagraphElement>(null);
  // The pressed button has gone.
  useEffect(() => summary.current?.focus(), []);
  const numbers = new Map(orders.map(({ _id, number }) => [_id, number]));
  const lines = run.results.map((marked) => ({
    ...{ number: numbers.get(marked._id), why: whyNot(marked, step) },
    paper: marked.invoice ?? marked.reason,
  }));
  const done = lines.filter(({ why }) => why === undefined);
  const refused = lines.filter(({ why }) => why !== undefined);
  return (
    <>
      <p ref={summary} role="status" tabIndex={-1} className="font-semibold outline-none">
        {summaryText(run, step)}
      </p>
      <FormError error={run.error ?? null} />
      {refused.length > 0 && (
        <section className="grid gap-1" aria-labelledby="not-marked">
          <h3 id="not-marked" className="font-semibold text-error">
            {`Not marked ${step}`}
          </h3>
          <ul aria-labelledby="not-marked" className="list-disc pl-5 text-sm">
            {refused.map(({ number, why }) => (
              <li key={number}>
                <b>{number}</b>: {why}
              </li>
            ))}
          </ul>
        </section>
      )}
      {done.length > 0 && (
        <section className="grid gap-1" aria-labelledby="marked">
          <h3 id="marked" className="font-semibold">{`Marked ${step}`}</h3>
          <ul aria-labelledby="marked" className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
            {done.map(({ number, paper }) => (
              <li key={number}>{paper ? `${number}: ${paper}` : number}</li>
            ))}
          </ul>
        </section>
      )}
      {run.left.length > 0 && (
        <button type="button" className="btn btn-primary btn-lg" onClick={onGoOn}>
          {`Continue with the other ${run.left.length}`}
        </button>
      )}
    </>
  );
}
