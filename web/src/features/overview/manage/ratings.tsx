import type { Overview, RatedMonth } from "@carparts/functions/contract/admin/overview";
import { useMemo } from "react";
import { Chart } from "#ui/charts/chart.tsx";
import { count } from "#ui/format/count.ts";
import { monthText } from "#ui/format/day.ts";
import { pluralize } from "#ui/format/pluralize.ts";

const MOST_STARS = 5;

/** The customers' ratings by month. */
export function Ratings({ ratings }: Pick<Overview, "ratings">) {
  const points = useMemo(() => ratings.map(toPoint), [ratings]);
  if (ratings.every((month) => month.count === 0))
    return <p className="panel p-6">No reviews in the last {ratings.length} months.</p>;
  const table = {
    caption: `Average rating by month, last ${ratings.length} months`,
    heads: ["Month", "Reviews", "Average"],
    rows: ratings
      .map((each) => [monthText(each.month), count(each.count), each.average?.toFixed(1) ?? "none"])
      .reverse(),
  };
  return (
    <div className="panel p-4">
      <Chart pointName="Month" points={points} most={MOST_STARS} isWhole table={table} />
    </div>
  );
}

function toPoint({ month, count: reviews, average }: RatedMonth) {
  const name = monthText(month);
  const value =
    average === null
      ? "no reviews"
      : `${average.toFixed(1)} out of ${MOST_STARS} · ${pluralize(reviews, "review")}`;
  return { label: name, text: `${name}: ${value}`, value: average };
}
