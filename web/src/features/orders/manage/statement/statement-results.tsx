import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { count } from "#ui/format/count.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { RunProgress } from "#ui/run-progress.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { countStates, type RowState, shownRows, stateNames } from "./row-states.ts";
import { useOutcomes } from "./statement.queries.ts";
import { StatementTable } from "./statement-table.tsx";
import type { StoredStatement } from "./stored-statement.ts";

interface Props {
  statement: StoredStatement;
  onAnother: () => void;
}

export function StatementResults({ statement: { name, rows, notices }, onAnother }: Props) {
  const booking = useOutcomes(rows);
  const { run, outcomes, matches, isBooking } = booking;
  const [shown, setShown] = useState<RowState>();
  const counts = countStates(outcomes);
  const isRunning = run?.isRunning ?? false;
  const isStopped = run !== undefined && !isRunning && run.left.length > 0;
  const total = rows.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section aria-label="The bank's file" className="panel grid gap-4 p-4 sm:p-6">
        <p className="wrap-anywhere font-semibold">{`${name}: ${pluralize(total, "row")}`}</p>
        {notices.map((notice) => (
          <p key={notice} className="font-semibold text-warning">
            {notice}
          </p>
        ))}
        <p role="status" className="tabular-nums">
          {outcomes.size < total ? `${count(outcomes.size)} of ${count(total)} looked at` : summaryOf(counts)}
        </p>
        {isRunning && run && (
          <RunProgress
            run={run}
            progressText={(done) =>
              isBooking
                ? `${count(done)} of ${count(run.total)} booked`
                : `${count(done)} of ${count(run.total)} looked at`
            }
            onStop={booking.stop}
          />
        )}
        {run?.error && !isRunning && (
          <FormError
            error={
              new Error(
                `${run.error.message} Nothing is lost, and nothing is booked twice: press Try again to go on.`,
              )
            }
          />
        )}
        <div className="flex flex-wrap gap-3">
          {isStopped ? (
            <Button className="btn-primary" onClick={() => void booking.goOn()}>
              {run.error ? "Try again" : "Go on"}
            </Button>
          ) : (
            <Button
              className="btn-primary"
              isBusy={isRunning && isBooking}
              isOff={isRunning || matches.length === 0}
              onClick={() => void booking.book()}
            >
              {`Book ${pluralize(matches.length, "payment")}`}
            </Button>
          )}
          {!isRunning && <SecondaryButton label="Another file" isPending={false} onClick={onAnother} />}
        </div>
        <p className="muted text-sm">
          What is booked here is written down once for each row of the bank, also if the page is reloaded or
          another admin has the same file. The rows stay in this tab until you choose another file or log out.
        </p>
      </section>
      <div className="max-w-64">
        <ChoiceFilter
          label="Show"
          chosen={shown && [shown]}
          names={stateNames}
          onChoose={([state]) => setShown(state)}
        />
      </div>
      <StatementTable key={shown} rows={rows} places={shownRows(outcomes, shown)} booking={booking} />
    </div>
  );
}

function summaryOf(counts: Readonly<Record<RowState, number>>): string {
  const states = Object.keys(stateNames) as RowState[];
  const parts = states.flatMap((state) =>
    counts[state] > 0 ? [`${count(counts[state])} ${stateNames[state].toLowerCase()}`] : [],
  );
  return `${parts.join(", ")}.`;
}
