import { withdrawalPeriod } from "#lib/withdrawal-period.ts";
import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { DayFilters } from "#ui/data-table/day-filters.tsx";
import { FilterLink } from "#ui/data-table/filter-link.tsx";
import { orderStatusNames } from "../fulfilment/fulfilment.ts";
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
    </>
  );
}

/** Renders nothing in a shop without a right to withdraw. */
export function WithdrawnLink({ list: { state } }: { list: OrdersState }) {
  if (!withdrawalPeriod) return null;
  return (
    <nav aria-label="Needs attention" className="contents">
      <FilterLink filter={{ withdrawal: "open" }} isChosen={state.withdrawal === "open"}>
        Withdrawn, not settled
      </FilterLink>
    </nav>
  );
}
