import { money } from "#ui/format/money.ts";

/** Follows the basket while it's being filled. */
export function BasketTotal({ total }: { total: number }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between">
      <span className="font-semibold">Total</span>
      <output className="font-extrabold text-2xl tabular-nums">{money(total)}</output>
    </p>
  );
}
