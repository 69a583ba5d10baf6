import { shopToday } from "#lib/shop-today.ts";
import { DayFilters } from "#ui/data-table/day-filters.tsx";
import { ExportButton } from "#ui/data-table/export-button.tsx";
import { dayText, monthText } from "#ui/format/day.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { useBooks, useBooksState } from "./books.queries.ts";
import { booksFile, formatNames, paymentsFile, useFileFormat } from "./books-files.ts";
import { countPapers, monthBeside, monthOfPeriod, type Period } from "./books-rule.ts";
import { BooksSums, BooksTable } from "./books-tables.tsx";

type Format = keyof typeof formatNames;

/** The papers of a month, or of other days, with their sums, for the accountant. */
export function Books({ uid }: { uid: string }) {
  const { state, go, isFiltered } = useBooksState();
  const period: Period = isFiltered ? { from: state.from, to: state.to } : monthBeside(shopToday(), 0);
  const { query, rows, isWhole } = useBooks(period);
  const { format, choose } = useFileFormat(uid);
  const [title, count] = [titleOf(period), pluralize(countPapers(rows), "paper")];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 *:max-w-full *:grid-cols-[minmax(0,1fr)]">
        <MonthButton label="Previous month" onClick={() => go(monthBeside(period.from ?? shopToday(), -1))} />
        <MonthButton label="Next month" onClick={() => go(monthBeside(period.from ?? shopToday(), 1))} />
        <DayFilters days={period} onChange={go} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 className="font-bold text-lg">{title}</h2>
        <p role="status" className="muted text-sm tabular-nums">
          {query.isSuccess && (isWhole ? count : `${count} read, more to come`)}
        </p>
      </div>
      {query.isPending && <Spinner label="The books: loading" />}
      {query.isError && <LoadFailed what="The books" error={query.error} onRetry={() => query.refetch()} />}
      {isWhole && rows.length === 0 && (
        <EmptyState title="No papers">Invoices and credit notes of these days appear here.</EmptyState>
      )}
      {isWhole && rows.length > 0 && <BooksSums rows={rows} />}
      {isWhole && (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Numbers in files"
            value={format}
            onChange={({ target }) => choose(target.value as Format)}
          >
            {Object.entries(formatNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <ExportButton file={booksFile(rows, period, format)} things="rows" />
          <ExportButton file={paymentsFile(period, format)} things="payments" label="Export payments" />
        </div>
      )}
      {rows.length > 0 && <BooksTable rows={rows} />}
    </div>
  );
}

function MonthButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="btn border-base-300 bg-base-100" onClick={onClick}>
      {label}
    </button>
  );
}

function titleOf(period: Period): string {
  const month = monthOfPeriod(period);
  if (month) return monthText(month);
  const [from, to] = [period.from, period.to].map((day) => day && dayText(day));
  if (from && to) return from === to ? from : `${from} to ${to}`;
  return from ? `Since ${from}` : `Until ${to}`;
}
