import { type PartGroup, partGroups } from "@carparts/functions/contract/part-details";
import { useQuery } from "@tanstack/react-query";
import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { brandsQuery, type PartsState } from "./managed-parts.queries.ts";

const groupNames = Object.fromEntries(
  partGroups.map((group) => [group, group.charAt(0).toUpperCase() + group.slice(1)]),
) as Record<PartGroup, string>;

export function PartFilters({ list: { state, go } }: { list: PartsState }) {
  const { data: brands = [] } = useQuery(brandsQuery);
  return (
    <>
      <ChoiceFilter
        label="Group"
        chosen={state.group}
        names={groupNames}
        onChoose={(group) => go({ group })}
      />
      <ChoiceFilter
        label="Brand"
        chosen={state.brand}
        names={Object.fromEntries(brands.map((brand) => [brand, brand]))}
        onChoose={(brand) => go({ brand })}
      />
    </>
  );
}
