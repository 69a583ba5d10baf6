import type { Overview } from "@carparts/functions/contract/admin/overview";
import { count } from "#ui/format/count.ts";
import { money } from "#ui/format/money.ts";

/** The value of the stock, by price and by cost. */
export function StockValue({ stockValue, stockCost }: Pick<Overview, "stockValue" | "stockCost">) {
  const { sum, known, unknown } = stockCost;
  return (
    <dl className="panel grid gap-4 p-4 sm:grid-cols-2">
      <Amount name="At selling prices" amount={stockValue} />
      <Amount name="At cost" amount={known > 0 ? sum : undefined}>
        {unknown > 0 &&
          `Without the ${unknown === 1 ? "part" : `${count(unknown)} parts`} that have no cost.`}
      </Amount>
    </dl>
  );
}

interface AmountProps {
  name: string;
  amount: number | undefined;
  children?: string | false;
}

function Amount({ name, amount, children }: AmountProps) {
  return (
    <div>
      <dt className="muted text-sm">{name}</dt>
      <dd className="wrap-anywhere font-bold text-xl tabular-nums">
        {amount === undefined ? "Not known" : money(amount)}
      </dd>
      {children && <dd className="muted text-sm">{children}</dd>}
    </div>
  );
}
