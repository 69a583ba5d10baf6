import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useListFile } from "#lib/list-file.ts";
import { ChoiceFilter } from "#ui/data-table/choice-filter.tsx";
import { ListStatus } from "#ui/data-table/list-status.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import {
  type CoverageState,
  coverageFile,
  coverageQuery,
  makesQuery,
  useCoverageState,
} from "./coverage.queries.ts";
import { CoverageTable } from "./coverage-table.tsx";
import { VehiclesWithoutResults } from "./vehicles-without-results.tsx";

/** Shows what there is for each model, and what isn't. */
export function Coverage() {
  const list = useCoverageState();
  const query = useInfiniteQuery(coverageQuery(list.state));
  const [first] = query.data?.pages ?? [];
  return (
    <>
      <Filters list={list} />
      <ListStatus query={query} summary={first && `${pluralize(first.total, "model")} in all`} />
      <PagedList what="The coverage" query={query} empty={<NoModels list={list} />}>
        {(models) => (
          <CoverageTable models={models} universal={first?.universal ?? []} isOld={query.isPlaceholderData} />
        )}
      </PagedList>
      {/* After the list, which would push it down. */}
      {!query.isPending && <VehiclesWithoutResults />}
    </>
  );
}

type ListProps = { list: CoverageState };

function Filters({ list: { state, go } }: ListProps) {
  const { data: makes = [] } = useQuery(makesQuery);
  const file = useListFile(coverageFile(state));
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <div className="grow basis-48 sm:max-w-80">
        <ChoiceFilter
          label="Make"
          chosen={state.make === undefined ? [] : [state.make]}
          names={Object.fromEntries(makes.map((make) => [make, make]))}
          onChoose={([make]) => go({ make })}
        />
      </div>
      <label className="flex min-h-12 items-center gap-2.5 font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={state.gaps === "only"}
          onChange={({ target }) => go({ gaps: target.checked ? "only" : undefined })}
        />
        Only gaps
      </label>
      <SecondaryButton label="Export CSV" isPending={file.isPending} onClick={file.write} />
      <FormError error={file.error} />
    </div>
  );
}

function NoModels({ list }: ListProps) {
  if (!list.isFiltered)
    return <EmptyState title="No vehicles yet">Add the vehicles that your parts fit.</EmptyState>;
  return (
    <EmptyState title={list.state.gaps ? "No gaps" : "Nothing found"}>
      <button type="button" className="btn btn-primary" onClick={list.clear}>
        Show all
      </button>
    </EmptyState>
  );
}
