import { readSpending, type Spending as Spent } from "@carparts/functions/contract/admin/spending";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { monthText } from "#ui/format/day.ts";
import { money } from "#ui/format/money.ts";
import { Loaded } from "#ui/states/loaded.tsx";

/** Suppliers with a column of their own. */
const MOST = 5;

/** The cost of what came, by month and supplier. */
export default function Spending() {
  const query = useQuery({
    queryKey: ["purchases", "spending"],
    queryFn: ({ signal }) => call(readSpending, {}, { signal }),
  });
  return (
    <Loaded what="What was spent" query={query}>
      {(spent) => <Months spent={spent} />}
    </Loaded>
  );
}

function sumOf(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}

function Months({ spent: { months, suppliers } }: { spent: Spent }) {
  if (suppliers.length === 0)
    return <p className="panel p-6">Nothing was received in the last {months.length} months.</p>;
  const shown = suppliers.slice(0, MOST);
  const others = suppliers.slice(MOST);
  const totals = months.map((_, at) => sumOf(suppliers.map(({ spent }) => spent[at] ?? 0)));
  const table = {
    caption: `Spent on deliveries by month, last ${months.length} months`,
    heads: [
      "Month",
      ...shown.map(({ name }, at) => name ?? `A former supplier (${at + 1})`),
      ...(others.length > 0 ? ["Others"] : []),
      "Total",
    ],
    rows: months
      .map((month, at) => [
        monthText(month),
        ...shown.map(({ spent }) => money(spent[at] ?? 0)),
        ...(others.length > 0 ? [money(sumOf(others.map(({ spent }) => spent[at] ?? 0)))] : []),
        money(totals[at] ?? 0),
      ])
      .reverse(),
  };
  const points = months.map((month, at) => {
    const value = totals[at] ?? 0;
    return { label: monthText(month), text: `${monthText(month)}: ${money(value)}`, value };
  });
  return (
    <div className="panel p-4">
      <Chart pointName="Month" points={points} table={table} />
    </div>
  );
}
