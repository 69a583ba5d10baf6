import type { BookedRow } from "@carparts/functions/contract/admin/invoices";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { type Column, Row, Table } from "#ui/data-table/table.tsx";
import { dayText } from "#ui/format/day.ts";
import { money, written } from "#ui/format/money.ts";
import { useMoreFocus } from "#ui/more-focus.ts";
import { sumByRate } from "./books-rule.ts";
import { PaperNumber } from "./paper-number.tsx";

const amounts: readonly Column[] = [
  { label: "Net", isNumber: true },
  { label: "VAT", isNumber: true },
  { label: "Gross", isNumber: true },
];

function rateText(percent: number): string {
  return percent === 0 ? "No VAT" : `${percent} %`;
}

/** Invoices less credit notes, by rate. */
export function BooksSums({ rows }: { rows: readonly BookedRow[] }) {
  const sums = sumByRate(rows);
  const [first] = sums;
  const total = sums.reduce(
    (sum, { net, vat, gross }) => ({ net: sum.net + net, vat: sum.vat + vat, gross: sum.gross + gross }),
    { net: 0, vat: 0, gross: 0 },
  );
  const lines = sums.map((sum) => ({ ...sum, label: rateText(sum.percent) }));
  if (first && sums.length > 1) lines.push({ ...first, ...total, label: "Total" });
  return (
    <div className="@container max-w-3xl">
      <Table caption="Sums" columns={[{ label: "Rate", isShort: true }, ...amounts]}>
        {lines.map(({ label, net, vat, gross }) => (
          <Row key={label}>
            {label}
            {written(net)}
            {written(vat)}
            <b>{written(gross)}</b>
          </Row>
        ))}
      </Table>
    </div>
  );
}

const columns: readonly Column[] = [
  { label: "Number", isShort: true },
  { label: "Day", isShort: true },
  { label: "Buyer", isBroad: true },
  { label: "Rate", isShort: true },
  ...amounts,
];

/** A year has more rows than a browser shows with ease. */
const MOST_ROWS = 100;

export function BooksTable({ rows }: { rows: readonly BookedRow[] }) {
  const [most, setMost] = useState(MOST_ROWS);
  const shown = rows.slice(0, most);
  const more = useMoreFocus<HTMLDivElement>(shown.length);
  return (
    <div ref={more.list} className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <Table caption="Books" columns={columns} isWide>
        {shown.map((row) => (
          <PaperRow key={`${row.number} ${row.percent}`} row={row} />
        ))}
      </Table>
      {rows.length > most && (
        <Button
          className="btn-outline justify-self-center"
          onClick={(event) => {
            more.onMore(event);
            setMost(most + MOST_ROWS);
          }}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

function PaperRow({ row: { day, number, of, buyer, percent, net, vat, gross } }: { row: BookedRow }) {
  return (
    <Row>
      <PaperNumber number={number} of={of} />
      <span className="tabular-nums">{dayText(day)}</span>
      <bdi className="wrap-anywhere line-clamp-2">{buyer || "–"}</bdi>
      {rateText(percent)}
      {money(net)}
      {money(vat)}
      <b>{money(gross)}</b>
    </Row>
  );
}
