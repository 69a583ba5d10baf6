import { vatText } from "@carparts/functions/contract/values/price-note";
import { written } from "./format/money.ts";

/** The amounts to pay, in cents. */
export interface Amounts {
  /** Undefined as long as the parts can't be ordered. */
  readonly parts: number | undefined;
  /** Given back for the old parts. */
  readonly deposit: number;
  readonly shipping: number;
}

/** Follows the order while it's being filled in. */
export function OrderSum({ parts, deposit, shipping }: Amounts) {
  return (
    <div className="grid gap-1 *:flex *:flex-wrap *:items-baseline *:justify-between">
      {deposit > 0 && <Amount label="Deposit" amount={deposit} />}
      {shipping > 0 && <Amount label="Sending" amount={shipping} />}
      <p>
        <span className="font-semibold">Total</span>
        {vatText && <span className="muted mr-auto ml-2 text-sm">{vatText}</span>}
        <output className="font-extrabold text-2xl tabular-nums">
          {parts === undefined ? "–" : written(parts + deposit + shipping)}
        </output>
      </p>
    </div>
  );
}

function Amount({ label, amount }: { label: string; amount: number }) {
  return (
    <p>
      <span>{label}</span>
      <span className="tabular-nums">{written(amount)}</span>
    </p>
  );
}
