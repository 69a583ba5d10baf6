import { withdrawalPeriod } from "#lib/withdrawal-period.ts";
import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { DayFilters } from "#ui/data-table/day-filters.tsx";
import { FilterLink } from "#ui/data-table/filter-link.tsx";
import { orderStatusNames } from "../fulfilment/fulfilment.ts";
import { dueNames } from "./due-names.ts";
import type { OrdersState } from "./managed-orders.queries.ts";

export function OrderFilters({ list: { state, go } }: { list: OrdersState }) {
  return (
    <>
      <DayFilters days={state} onChange={go} />
      <ChoiceFilter
        label="Handling"
        chosen={state.handling}
        names={orderStatusNames}
        onChoose={(handling) => go({ handling })}
      />
      <ChoiceFilter label="Due" chosen={state.due} names={dueNames} onChoose={(due) => go({ due })} />
    </>
  );
}

/** In a shop without a right to withdraw nobody has withdrawn. */
export function AttentionLinks({ list: { state } }: { list: OrdersState }) {
  return (
    <nav aria-label="Needs attention" className="contents">
      {withdrawalPeriod && (
        <FilterLink filter={{ withdrawal: "open" }} isChosen={state.withdrawal === "open"}>
          Withdrawn, not settled
        </FilterLink>
      )}
      <FilterLink
        filter={{ handling: ["sent", "closed"], invoice: "none" }}
        isChosen={
          state.invoice === "none" && !!state.handling?.every((step) => step === "sent" || step === "closed")
        }
      >
        Sent without an invoice
      </FilterLink>
    </nav>
  );
}
