import type { OrderedDay } from "@carparts/functions/contract/admin/overview";
import { count } from "#ui/format/count.ts";
import { cents, money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";

/** The measures of a day. */
export const measures = { revenue: "Revenue", orders: "Orders", pieces: "Pieces" } as const;
export type Measure = keyof typeof measures;

type Sums = Readonly<Record<Measure, number>>;

/** Revenue is added up in cents, so that it's exact. */
export function toSums(days: readonly OrderedDay[]): Sums {
  const sums = { revenue: 0, orders: 0, pieces: 0 };
  for (const { revenue, orders, pieces } of days) {
    sums.revenue += cents(revenue, 1);
    sums.orders += orders;
    sums.pieces += pieces;
  }
  return { ...sums, revenue: sums.revenue / 100 };
}

export function amountText(measure: Measure, value: number): string {
  return measure === "revenue" ? money(value) : count(value);
}

/** The difference in whole percent, or undefined without a figure before. */
export function changeText(present: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round((100 * (present - before)) / before);
  if (percent === 0) return "as much as";
  return `${count(Math.abs(percent))}% ${percent > 0 ? "more" : "less"} than`;
}

/** All of a day in words. */
export function dayWords({ orders, pieces, revenue }: Sums): string {
  return [money(revenue), pluralize(orders, "order"), pluralize(pieces, "piece")].join(" · ");
}
