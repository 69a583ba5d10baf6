import type { OrderedDay, Overview } from "@carparts/functions/contract/admin/overview";
import { CURRENCY } from "@carparts/functions/contract/values/currency";
import { useMemo, useState } from "react";
import { Chart } from "#ui/charts/chart.tsx";
import { count } from "#ui/format/count.ts";
import { dayText, shortDay } from "#ui/format/day.ts";
import { money } from "#ui/format/money.ts";
import { amountText, changeText, dayWords, type Measure, measures, toSums } from "./sales-figures.ts";

const spans = [30, 90] as const;

/** Orders, pieces and revenue by day. */
export function Sales({ days }: Pick<Overview, "days">) {
  const [span, setSpan] = useState<number>(spans[0]);
  const [measure, setMeasure] = useState<Measure>("revenue");
  const shown = days.slice(-span);
  const today = days.at(-1);
  if (!today || days.every(({ orders }) => orders === 0))
    return (
      <p className="panel p-6">No orders in the last {days.length} days. Each day's sales appear here.</p>
    );
  return (
    <div className="panel grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <b>Today:</b> <span className="tabular-nums">{dayWords(today)}</span>
        </p>
        <fieldset className="join min-w-0 flex-wrap">
          <legend className="sr-only">How many days</legend>
          {spans.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === span}
              className={`btn btn-sm join-item ${each === span ? "btn-primary" : "border-base-300 bg-base-100"}`}
              onClick={() => setSpan(each)}
            >
              {each} days
            </button>
          ))}
        </fieldset>
      </div>
      <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <legend className="sr-only">What the chart shows</legend>
        {(["revenue", "orders", "pieces"] as const).map((each) => (
          <MeasureButton
            key={each}
            measure={each}
            shown={shown}
            before={days.slice(-2 * span, -span)}
            isChosen={each === measure}
            onChoose={() => setMeasure(each)}
          />
        ))}
      </fieldset>
      <DayChart days={shown} measure={measure} />
    </div>
  );
}

interface MeasureProps {
  measure: Measure;
  shown: readonly OrderedDay[];
  /** The same number of days before that, or none if they aren't known. */
  before: readonly OrderedDay[];
  isChosen: boolean;
  onChoose: () => void;
}

/** A sum, which is also the button to see it by day. */
function MeasureButton({ measure, shown, before, isChosen, onChoose }: MeasureProps) {
  const sum = toSums(shown)[measure];
  const change = changeText(sum, toSums(before)[measure]);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={`wrap-anywhere grid content-start rounded-box border p-3 text-left first-of-type:max-sm:col-span-2 ${isChosen ? "border-primary" : "border-base-300"}`}
      onClick={onChoose}
    >
      <span className="muted text-sm">{measures[measure]}</span>
      <span className="font-bold text-xl tabular-nums">{amountText(measure, sum)}</span>
      {change && <span className="muted text-sm">{`${change} the ${before.length} days before`}</span>}
    </button>
  );
}

const amounts = { style: "currency", currency: CURRENCY } as const;

function DayChart({ days, measure }: { days: readonly OrderedDay[]; measure: Measure }) {
  const points = useMemo(
    () =>
      days.map((each) => ({
        label: shortDay(each.day),
        text: `${dayText(each.day)}: ${dayWords(each)}`,
        value: each[measure],
      })),
    [days, measure],
  );
  const table = {
    caption: `${measures[measure]} by day, last ${days.length} days`,
    heads: ["Day", "Orders", "Pieces", "Revenue"],
    rows: days
      .map(({ day, orders, pieces, revenue }) => [dayText(day), count(orders), count(pieces), money(revenue)])
      .reverse(),
  };
  return (
    <Chart
      pointName="Day"
      points={points}
      {...(measure === "revenue" ? { format: amounts } : { isWhole: true })}
      table={table}
    />
  );
}
