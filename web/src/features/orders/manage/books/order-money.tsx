import type { NotedPayment } from "@carparts/functions/contract/admin/payments";
import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useModalParam } from "#lib/modal-param.ts";
import { routes } from "#routes.ts";
import { dayText } from "#ui/format/day.ts";
import { money } from "#ui/format/money.ts";
import { whoText } from "#ui/format/who.ts";
import { Link } from "#ui/link.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { paymentStateNames, paymentsQuery } from "./payments.queries.ts";

interface Props {
  order: ShownOrder;
  /** The admin. */
  viewer: string;
}

/** The money of all that was ordered with it: what it costs, what came, and its invoice. */
export function OrderMoney({ order: { _id, number, payment, invoice }, viewer }: Props) {
  const { reference, total, paid, due, state } = payment;
  const [received, credit] = [useModalParam("received"), useModalParam("credit")];
  const amounts = { Total: total, Received: paid, Due: due };
  return (
    <section aria-labelledby="order-money" className="grid gap-3 border-base-300 border-t pt-4">
      <h3 id="order-money" className="font-bold">
        {`Money: ${paymentStateNames[state]}`}
      </h3>
      {reference !== number && (
        <p className="muted text-sm">{`Of all that was ordered with ${reference}.`}</p>
      )}
      <dl className="grid gap-1 text-sm tabular-nums">
        {Object.entries(amounts).map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="muted">{label}</dt>
            <dd className={label === "Due" ? "font-bold" : undefined}>{money(amount)}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-3">
          <dt className="muted">Invoice</dt>
          <dd>
            {invoice ? (
              <Link className="link" to={pathOf(routes.invoice.path, { number: invoice })}>
                {invoice}
              </Link>
            ) : (
              "None yet"
            )}
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-sm border-base-300 bg-base-100"
          onClick={() => received.open(_id)}
        >
          Payment received
        </button>
        {invoice && (
          <button
            type="button"
            className="btn btn-sm border-base-300 bg-base-100"
            onClick={() => credit.open(invoice)}
          >
            Credit note
          </button>
        )}
      </div>
      <Payments order={_id} viewer={viewer} />
    </section>
  );
}

function Payments({ order, viewer }: { order: string; viewer: string }) {
  const query = useInfiniteQuery(paymentsQuery(order));
  // A line high, so that nothing below moves where there is none.
  if (query.isPending) {
    return (
      <p role="status" className="muted text-sm">
        The payments: loading
      </p>
    );
  }
  return (
    <PagedList
      what="The payments"
      query={query}
      empty={<p className="muted text-sm">No payment is written down.</p>}
    >
      {(payments) => (
        <ul aria-label="Payments" className="divide-y divide-base-300 text-sm">
          {payments.map((payment) => (
            <li key={payment._id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
              <span className="wrap-anywhere min-w-0 grow basis-40">{factsOf(payment, viewer)}</span>
              <b className="tabular-nums">{money(payment.amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function factsOf({ day, kind, note, ...doer }: NotedPayment, viewer: string): string {
  const how = kind === "bank" ? "by bank" : "not by bank";
  return [dayText(day), how, note, `by ${whoText(doer, viewer)}`].filter(Boolean).join(" · ");
}
