import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { DayFilters } from "#ui/data-table/day-filters.tsx";
import { TextFilter } from "#ui/data-table/text-filter.tsx";
import type { AuditState } from "./audit-log.queries.ts";
import { kindNames } from "./audit-names.ts";

export function AuditFilters({ list }: { list: AuditState }) {
  const { state, go } = list;
  return (
    <>
      <TextFilter
        label="Who"
        placeholder="Email"
        value={state.who}
        list={list}
        onChange={(who) => go({ who }, { isTyped: true })}
      />
      <TextFilter
        label="Thing"
        placeholder="Number, email"
        value={state.target}
        list={list}
        onChange={(target) => go({ target }, { isTyped: true })}
      />
      <ChoiceFilter label="Kind" chosen={state.what} names={kindNames} onChoose={(what) => go({ what })} />
      <DayFilters days={state} onChange={go} />
    </>
  );
}
