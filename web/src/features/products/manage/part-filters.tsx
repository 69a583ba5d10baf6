import type { Attention } from "@carparts/functions/contract/admin/parts";
import { type PartGroup, partGroups } from "@carparts/functions/contract/part-details";
import { useQuery } from "@tanstack/react-query";
import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { brandsQuery, type PartsState } from "./managed-parts.queries.ts";

const groupNames = Object.fromEntries(
  partGroups.map((group) => [group, group.charAt(0).toUpperCase() + group.slice(1)]),
) as Record<PartGroup, string>;

const attentionNames: Readonly<Record<Attention, string>> = {
  out: "Out of stock",
  minimum: "Below minimum",
  "running-out": "Running out",
  picture: "No picture of its own",
  fitment: "No vehicles",
  shelf: "No shelf",
  superseded: "Replaced, still in stock",
  waiting: "Customers wait",
};

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
      <ChoiceFilter
        label="Needs attention"
        chosen={state.attention && [state.attention]}
        names={attentionNames}
        onChoose={([attention]) => go({ attention })}
      />
    </>
  );
}
