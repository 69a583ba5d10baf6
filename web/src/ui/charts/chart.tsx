import { useLoaded } from "#lib/loading/use-loaded.ts";
import type { BarChartProps } from "./bar-chart.tsx";
import { NumberTable, type NumberTableProps } from "./number-table.tsx";

const loadBarChart = () => import("./bar-chart.tsx");

/** Bars, and the same as a table. The bars come once the page is idle; without them there's still the table. */
export function Chart({ table, ...bars }: BarChartProps & { table: NumberTableProps }) {
  const BarChart = useLoaded(true, loadBarChart);
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <figcaption className="muted text-sm">{table.caption}</figcaption>
      <div className="min-h-70 md:min-h-56">
        {BarChart && <BarChart key={bars.points.length} {...bars} />}
      </div>
      <details className="not-open:print:hidden">
        <summary className="link w-fit py-1 font-semibold text-sm print:hidden">Show as table</summary>
        <NumberTable {...table} />
      </details>
    </figure>
  );
}
