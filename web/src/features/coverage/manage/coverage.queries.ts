import {
  CoverageQuery,
  type CoveredModel,
  listVehiclesWithoutResults,
  readCoverage,
} from "@carparts/functions/contract/admin/coverage";
import { listVehicles } from "@carparts/functions/contract/catalogue/vehicles";
import { type PartGroup, partGroups } from "@carparts/functions/contract/values/part-groups";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { everyPage } from "#lib/every-page.ts";
import type { ListFile } from "#lib/list-file.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";
import { groupNames } from "#ui/format/group-names.ts";
import { isGap, spanText } from "./gaps.ts";

export function useCoverageState() {
  return useListState(CoverageQuery);
}
export type CoverageState = ReturnType<typeof useCoverageState>;

export function coverageQuery(state: CoverageState["state"]) {
  return managedQuery("coverage", state, (query, signal) => call(readCoverage, { query }, { signal }));
}

/** The makes that there are parts for. */
export const makesQuery = queryOptions({
  queryKey: ["coverage", "makes"],
  queryFn: async ({ signal }) => {
    const { values } = await call(listVehicles, {}, { signal });
    return values.map(({ value }) => String(value));
  },
});

export const vehiclesWithoutResultsQuery = queryOptions({
  queryKey: ["coverage", "missed"],
  queryFn: async ({ signal }) => (await call(listVehiclesWithoutResults, {}, { signal })).items,
});

/** A file of all models that the filters find. */
export function coverageFile(state: CoverageState["state"]): ListFile<CoveredModel> {
  const names = partGroups.map((group) => groupNames[group]);
  return {
    name: "coverage",
    heads: ["Make", "Model", "First year", "Last year", "Parts", ...names, "Years without"],
    toRow: rowOfModel,
    pages: (signal) => everyPage((page) => call(readCoverage, { query: { ...state, ...page } }, { signal })),
  };
}

function rowOfModel({ make, model, yearFrom, yearTo, parts, groups }: CoveredModel) {
  const countOf = (group: PartGroup) => groups.find((each) => each.group === group)?.count ?? 0;
  const gaps = groups.filter(isGap).map(({ group, without }) => {
    return `${groupNames[group]} ${without.map(spanText).join(", ")}`;
  });
  return [make, model, yearFrom, yearTo, parts, ...partGroups.map(countOf), gaps.join(" | ")];
}
