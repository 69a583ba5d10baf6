import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { DayFilter } from "#ui/data-table/day-filter.tsx";
import { handlingNames } from "../handling/handling.ts";
import type { OrdersState } from "./managed-orders.queries.ts";

/** Two days that are the wrong way round leave the one that was chosen last. */
export function OrderFilters({ list: { state, go } }: { list: OrdersState }) {
  const { from, to } = state;
  return (
    <>
      <DayFilter
        label="From"
        day={from}
        onChange={(day) => go({ from: day, to: day && to && day > to ? undefined : to })}
      />
      <DayFilter
        label="To"
        day={to}
        onChange={(day) => go({ from: day && from && from > day ? undefined : from, to: day })}
      />
      <ChoiceFilter
        label="Handling"
        chosen={state.handling}
        names={handlingNames}
        onChoose={(handling) => go({ handling })}
      />
    </>
  );
}
