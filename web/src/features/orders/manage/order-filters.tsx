import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { DayFilters } from "#ui/data-table/day-filters.tsx";
import { handlingNames } from "../handling/handling.ts";
import type { OrdersState } from "./managed-orders.queries.ts";

export function OrderFilters({ list: { state, go } }: { list: OrdersState }) {
  return (
    <>
      <DayFilters days={state} onChange={go} />
      <ChoiceFilter
        label="Handling"
        chosen={state.handling}
        names={handlingNames}
        onChoose={(handling) => go({ handling })}
      />
      <ChoiceFilter
        label="Withdrawal"
        chosen={state.withdrawal && [state.withdrawal]}
        names={{ open: "Not settled" }}
        onChoose={([withdrawal]) => go({ withdrawal })}
      />
    </>
  );
}
