import type { ShownOrder } from "@carparts/functions/contract/orders";
import { whenToPay } from "@carparts/functions/contract/values/payment-terms";
import { paymentTerms } from "#lib/payment-terms.ts";
import { cents, written } from "#ui/format/money.ts";
import { computeAmounts } from "./amounts.ts";
import { PayCode } from "./pay-code.tsx";

/** An order in the browser's cache may be of a release that didn't tell what is due. */
type Payable = Omit<ShownOrder, "payment"> & Partial<Pick<ShownOrder, "payment">>;

function totalOf(order: Payable): number {
  const { parts, deposit, shipping } = computeAmounts([order]);
  return parts + deposit + shipping;
}

/** Where to send the money, with a code for banks' apps. Nothing where nothing is due. */
export function HowToPay({ order }: { order: Payable }) {
  const total = totalOf(order);
  const reference = order.payment?.reference ?? order.number;
  const due = order.payment ? cents(order.payment.due, 1) : total;
  if (paymentTerms === null || due <= 0) return null;
  const lines = [
    ...paymentTerms.to,
    { name: "Reference", value: reference },
    // Else, it's the total above.
    ...(due === total ? [] : [{ name: "Amount", value: written(due) }]),
  ];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="how-to-pay">
      <h3 id="how-to-pay" className="font-bold text-lg">
        How to pay
      </h3>
      <p>{whenToPay(paymentTerms)}</p>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <ul className="grid min-w-0 grow basis-60 gap-1 tabular-nums">
          {lines.map(({ name, value }) => (
            <li key={name} className="flex flex-wrap gap-x-3">
              <span className="muted w-36">{name}</span>
              <b className="wrap-anywhere min-w-0 grow basis-40 font-semibold">{value}</b>
            </li>
          ))}
        </ul>
        <PayCode due={due} reference={reference} />
      </div>
    </section>
  );
}
