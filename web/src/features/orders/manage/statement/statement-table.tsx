import type { StatementRow } from "@carparts/functions/contract/admin/statements";
import { useState } from "react";
import { loadToasts } from "#lib/notify.ts";
import { toastError } from "#lib/toast-result.ts";
import { routes } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { RowPages } from "#ui/data-table/row-pages.tsx";
import { type Column, Row, Table } from "#ui/data-table/table.tsx";
import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { dayText } from "#ui/format/day.ts";
import { money } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import { stateColours, stateNames, stateOf } from "./row-states.ts";
import type { Outcome, Outcomes } from "./statement.queries.ts";

const PAGE = 50;

const columns: readonly Column[] = [
  { label: "Payer" },
  { label: "Day", isShort: true },
  { label: "Amount", isNumber: true },
  { label: "Result", isBroad: true },
  { label: "Confirm", isHidden: true },
];

interface Props {
  rows: readonly StatementRow[];
  /** Of those that are shown. */
  places: readonly number[];
  booking: Outcomes;
}

export function StatementTable({ rows, places, booking }: Props) {
  const [asked, setPage] = useState(0);
  if (places.length === 0) return <p className="muted">No rows.</p>;
  const last = Math.ceil(places.length / PAGE) - 1;
  const page = Math.min(asked, last);
  const shown = places.slice(page * PAGE, (page + 1) * PAGE);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Table caption="Rows of the statement" columns={columns}>
        {shown.map((place) => {
          const [row, outcome] = [rows[place], booking.outcomes.get(place)];
          if (!row || !outcome) return null;
          return <StatementLine key={place} place={place} row={row} outcome={outcome} booking={booking} />;
        })}
      </Table>
      <RowPages page={page} size={PAGE} shown={shown.length} total={places.length} onGo={setPage} />
    </div>
  );
}

interface LineProps {
  place: number;
  row: StatementRow;
  outcome: Outcome;
  booking: Outcomes;
}

function StatementLine({
  place,
  row: { name, text, day, amount },
  outcome,
  booking: { confirm },
}: LineProps) {
  const { reference, why } = outcome;
  const state = stateOf(outcome);
  return (
    <Row id={`${place}`}>
      <span className="wrap-anywhere grid gap-0.5">
        <bdi>{name || "Without a name"}</bdi>
        {text && <bdi className="muted line-clamp-3 font-normal text-xs">{text}</bdi>}
      </span>
      <span className="tabular-nums">{dayText(day)}</span>
      <b className="whitespace-nowrap">{money(amount)}</b>
      <span className="wrap-anywhere grid justify-items-start gap-1">
        <span className={`badge badge-soft whitespace-nowrap font-semibold ${stateColours[state]}`}>
          {stateNames[state]}
        </span>
        <span className="text-sm">{why}</span>
        {reference && (
          <Link className="link text-sm" to={`${routes.manageOrders.path}?q=${reference}`}>
            {reference}
          </Link>
        )}
      </span>
      {state === "guess" && reference ? (
        <Button
          ref={focusNeighbourOnRemoval}
          className="btn-sm border-base-300 bg-base-100"
          aria-label={`Confirm ${money(amount)} for ${reference}`}
          isBusy={confirm.isPending && confirm.variables.place === place}
          isOff={confirm.isPending}
          onFocus={loadToasts}
          onClick={() =>
            confirm.mutate(
              { place, reference },
              { onError: (error) => toastError(`Payment for ${reference}`, error) },
            )
          }
        >
          Confirm
        </Button>
      ) : null}
    </Row>
  );
}
