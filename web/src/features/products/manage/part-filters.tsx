import { useQuery } from "@tanstack/react-query";
import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { groupNames } from "#ui/format/group-names.ts";
import { brandsQuery, type PartsState } from "./managed-parts.queries.ts";

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
