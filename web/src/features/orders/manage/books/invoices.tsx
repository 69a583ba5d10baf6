import type { ListedInvoice } from "@carparts/functions/contract/admin/invoices";
import { useInfiniteQuery } from "@tanstack/react-query";
import { routes } from "#routes.ts";
import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { DayFilters } from "#ui/data-table/day-filters.tsx";
import { ScreenButton } from "#ui/data-table/screen-button.tsx";
import { type Column, Row } from "#ui/data-table/table.tsx";
import { dayText } from "#ui/format/day.ts";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { dueNames } from "../due-names.ts";
import { OpenCredit } from "./credit-dialog.tsx";
import { type InvoicesState, invoicesQuery, useInvoicesState } from "./invoices.queries.ts";
import { PaperNumber } from "./paper-number.tsx";

const columns: readonly Column[] = [
  { label: "Number", isShort: true },
  { label: "Day", isShort: true },
  { label: "Buyer", isBroad: true },
  { label: "Total", isNumber: true, sorts: ["total", "-total"] },
  { label: "Due", isNumber: true },
  { label: "State" },
];

const kindNames = { invoice: "Invoices", credit: "Credit notes" };

const sortNames: Readonly<Record<InvoicesState["state"]["sort"], string>> = {
  newest: "Newest first",
  oldest: "Oldest first",
  total: "Total, lowest first",
  "-total": "Total, highest first",
};

interface Sums {
  total: number;
  sum: { net: number; vat: number; gross: number; due: number };
}

/** All papers, with their sums. */
export function Invoices({ uid }: { uid: string }) {
  return (
    <>
      <InvoicesTable />
      <OpenCredit uid={uid} />
    </>
  );
}

function InvoicesTable() {
  const list = useInvoicesState();
  const query = useInfiniteQuery(invoicesQuery(list.state));
  const [page] = query.data?.pages ?? [];
  return (
    <DataTable
      caption="Invoices"
      what="The invoices"
      columns={columns}
      query={query}
      searched={{
        list,
        tools: {
          label: "Search invoices",
          placeholder: "Number, order, buyer",
          sorts: sortNames,
          filters: <Filters list={list} />,
          actions: <ScreenButton screen={routes.books} query={{}} />,
        },
      }}
      summary={page && summary(page)}
      empty={<EmptyState title="No invoices yet">Invoices that you write appear here.</EmptyState>}
      isWide
      rows={(papers) => papers.map((paper) => <InvoiceRow key={paper.number} paper={paper} />)}
    />
  );
}

function Filters({ list: { state, go } }: { list: InvoicesState }) {
  return (
    <>
      <DayFilters days={state} onChange={go} />
      <ChoiceFilter
        label="Kind"
        chosen={state.kind && [state.kind]}
        names={kindNames}
        onChoose={([kind]) => go({ kind })}
      />
      <ChoiceFilter
        label="Due"
        chosen={state.state}
        names={dueNames}
        onChoose={(due) => go({ state: due })}
      />
    </>
  );
}

function InvoiceRow({ paper: { number, kind, of, day, dueDay, buyer, total, due, state } }: RowProps) {
  return (
    <Row>
      <PaperNumber number={number} of={kind === "credit" ? of : null} />
      <span className="tabular-nums">{dayText(day)}</span>
      <bdi className="wrap-anywhere line-clamp-2">{buyer || "–"}</bdi>
      <b>{money(total)}</b>
      {money(due)}
      <span className="grid leading-tight">
        <span>{kind === "credit" ? "–" : dueNames[state]}</span>
        {dueDay && due > 0 && <span className="muted text-xs">{`By ${dayText(dueDay)}`}</span>}
      </span>
    </Row>
  );
}

interface RowProps {
  paper: ListedInvoice;
}

function summary({ total, sum: { net, vat, gross, due } }: Sums): string {
  const taxed = vat === 0 ? "" : ` (${money(net)} net, ${money(vat)} VAT)`;
  return `${pluralize(total, "paper")}, ${money(gross)}${taxed}, ${money(due)} due`;
}
